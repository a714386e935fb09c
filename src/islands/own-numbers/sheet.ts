import { FIELDS, type Group, labelOf } from '../../config/own-numbers.ts';
import { num } from '../../figures/numbers.ts';
import type { Instrument, OwnData } from '../../figures/own-numbers/index.ts';
import type { Typed } from '../../figures/own-numbers/link.ts';
import type { Result } from '../../figures/own-numbers/solve.ts';
import { readAges } from '../../figures/own-numbers/typed.ts';
import { unitIn } from '../../figures/own-numbers/units.ts';

type Rows = readonly (readonly string[])[];

/** The numbers entered with their names, for the printed sheet and the message. */
export function inputsOf({ type }: Instrument, { words }: OwnData, { texts, units }: Typed): Rows {
  const groups: readonly Group[] = FIELDS[type];
  return groups.flatMap(({ name, fields }) =>
    fields.flatMap((field) => {
      const text = texts[field.at]?.trim();
      if (!text) return [];
      const value =
        field.kind === 'list'
          ? readAges(text)
              .ages.map((age) => num(age))
              .join('; ')
          : text;
      const label = `${words.groups[name]?.label}, ${words.fields[labelOf(field)]?.label}`;
      return [[label, `${value} ${unitIn(units, field.unit ?? '')}`.trim()]];
    }),
  );
}

/** The sheet as the text of a message. @param link address at which the numbers open again */
export function messageOf({ labels, words }: OwnData, { verdict, table }: Result, inputs: Rows, link: string): string {
  const lines = (rows: Rows, head: readonly string[] = []) =>
    rows.map(
      ([name, ...cells]) => `${name}: ${cells.flatMap((cell, i) => (cell ? `${head[i + 1] ?? ''} ${cell}`.trim() : [])).join(', ')}`,
    );
  const parts = [words.title, verdict, lines(table.rows, table.head).join('\n'), [labels.inputs, ...lines(inputs)].join('\n')];
  return [...parts, `${labels.method}: ${words.method}`, link].join('\n\n');
}
