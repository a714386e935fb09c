import { fill } from '../../lib/fill.ts';
import { fieldsOf } from '../fields/field.ts';
import type { Instrument, OwnData } from '../instruments/index.ts';
import type { Typed } from '../link.ts';
import { namesOf, type Outcome } from '../solve.ts';
import { unitIn } from '../units.ts';

export type Inputs = readonly (readonly [name: string, value: string])[];

/** The numbers entered with their names, for the printed sheet and the message. */
export function inputsOf(instrument: Instrument, data: OwnData, { texts, units }: Typed): Inputs {
  return fieldsOf(instrument.groups).flatMap(({ at, unit = '' }): Inputs => {
    const text = texts[at]?.trim();
    if (!text) return [];
    const { legend, label } = namesOf(instrument, data, at);
    const value = text.replace(/\s*\n\s*/g, '; ');
    return [[`${legend}, ${label}`, `${value} ${unitIn(units, unit)}`.trim()]];
  });
}

/** Why there is no result, each reason with the name of its field. */
export function reasonsOf(
  instrument: Instrument,
  data: OwnData,
  { mistakes, question }: Outcome,
): readonly string[] {
  const reasons = mistakes.map(({ at, sentence }) => {
    const { label = '' } = namesOf(instrument, data, at);
    return label === '' || sentence.startsWith(label) ? sentence : `${label}: ${sentence}`;
  });
  const asked = question ? [fill(data.labels.asked, { word: question.word })] : [];
  return [...new Set([...reasons, ...asked])];
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
