import { fill } from '../../lib/fill.ts';
import { FIELDS, type Group, labelOf } from '../fields.ts';
import type { Instrument, OwnData } from '../instruments/index.ts';
import type { Typed } from '../link.ts';
import type { Mistake, Outcome } from '../solve.ts';
import { unitIn } from '../units.ts';

type Inputs = readonly (readonly [name: string, value: string])[];

/** The numbers entered with their names, for the printed sheet and the message. */
export function inputsOf(
  { type }: Instrument,
  { words }: OwnData,
  { texts, units }: Typed,
): Inputs {
  const groups: readonly Group[] = FIELDS[type];
  return groups.flatMap(({ name, fields }) =>
    fields.flatMap((field): Inputs => {
      const text = texts[field.at]?.trim();
      if (!text) return [];
      const value = text.replace(/\s*\n\s*/g, '; ');
      const label = `${words.groups[name]?.label}, ${words.fields[labelOf(field)]?.label}`;
      return [[label, `${value} ${unitIn(units, field.unit ?? '')}`.trim()]];
    }),
  );
}

/** Why there is no result, each reason with the name of its field. */
export function reasonsOf(
  { type }: Instrument,
  { labels, words }: OwnData,
  { mistakes, question }: Outcome,
): readonly string[] {
  const groups: readonly Group[] = FIELDS[type];
  const named = ({ at, sentence }: Mistake) => {
    const field = groups.flatMap(({ fields }) => fields).find((each) => each.at === at);
    const name = field && words.fields[labelOf(field)]?.label;
    return name && !sentence.startsWith(name) ? `${name}: ${sentence}` : sentence;
  };
  const asked = question ? [fill(labels.asked, { word: question.word })] : [];
  return [...new Set([...mistakes.map(named), ...asked])];
}

/** The sheet as the text of a message. @param link address at which the numbers open again */
export function messageOf(
  { labels, words }: OwnData,
  { result }: Outcome,
  reasons: readonly string[],
  inputs: Inputs,
  link: string,
): string {
  const { head, rows } = result?.table ?? { head: [], rows: [] };
  const results = rows.map(
    ([name, ...cells]) =>
      `${name}: ${cells.flatMap((cell, i) => (cell ? `${head[i + 1]} ${cell}` : [])).join(', ')}`,
  );
  const found = result ? [result.verdict, ...results, result.more] : reasons;
  const entered = [labels.inputs, ...inputs.map((input) => input.join(': '))];
  const method = [labels.method, ...Object.values(words.method)].join('\n');
  const parts = [words.title, found.join('\n'), entered.join('\n'), method, link];
  return parts.join('\n\n');
}
