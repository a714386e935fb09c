import { FIELDS, type Group, labelOf } from '../fields.ts';
import type { Instrument, OwnData } from '../instruments/index.ts';
import type { Typed } from '../link.ts';
import type { Result } from '../solve.ts';
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

/** The sheet as the text of a message. @param link address at which the numbers open again */
export function messageOf(
  { labels, words }: OwnData,
  { verdict, table: { head, rows } }: Result,
  inputs: Inputs,
  link: string,
): string {
  const results = rows.map(
    ([name, ...cells]) =>
      `${name}: ${cells.flatMap((cell, i) => (cell ? `${head[i + 1]} ${cell}` : [])).join(', ')}`,
  );
  const entered = [labels.inputs, ...inputs.map((input) => input.join(': '))];
  return [
    words.title,
    verdict,
    results.join('\n'),
    entered.join('\n'),
    `${labels.method}: ${words.method}`,
    link,
  ].join('\n\n');
}
