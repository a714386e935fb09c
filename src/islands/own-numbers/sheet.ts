import { num } from '../../figures/numbers.ts';
import { readList, type Texts, type Units, unitOf } from '../../figures/own-numbers/fields.ts';
import type { OwnData, OwnLabels, OwnType } from '../../figures/own-numbers/index.ts';
import type { Instrument } from '../../figures/own-numbers/instrument.ts';
import type { Result } from './use-bench.ts';

/** The numbers entered with their names, for the printed sheet and the message. */
export const inputsOf = ({ groups }: Instrument<OwnType>, own: OwnLabels, texts: Texts, units: Units): [name: string, value: string][] =>
  groups.flatMap(({ name: group, fields }) =>
    fields.flatMap(({ name, label, kind, quantity }): [string, string][] => {
      const text = texts[name]?.trim();
      if (!text) return [];
      const value =
        kind === 'list'
          ? readList(text)
              .values.map((age) => num(age))
              .join('; ')
          : text;
      return [
        [
          `${own.groups[group]}, ${own.fields[label ?? name]?.label}`,
          kind === 'text' ? value : `${value} ${unitOf(quantity, units)}`.trim(),
        ],
      ];
    }),
  );

/** The sheet as the text of a message. @param link address at which the numbers open again */
export function messageOf(
  instrument: Instrument<OwnType>,
  { labels, own }: OwnData,
  { verdict, table, texts, units }: Result,
  link: string,
): string {
  const results = table.rows.map(
    ([name, ...cells]) => `${name}: ${cells.flatMap((cell, i) => (cell ? `${table.head[i + 1]} ${cell}` : [])).join(', ')}`,
  );
  const inputs = inputsOf(instrument, own, texts, units).map(([name, value]) => `${name}: ${value}`);
  return [own.title, verdict, results.join('\n'), `${labels.inputs}\n${inputs.join('\n')}`, `${labels.method}: ${own.method}`, link].join(
    '\n\n',
  );
}
