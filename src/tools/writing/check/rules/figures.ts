import { figureProblems } from '../../../../figures/index.ts';
import { memoize } from '../../../../lib/memoize.ts';
import { listed } from '../../../../lib/words.ts';
import type { Figure } from '../../../../schemas/figures/index.ts';
import { nodesIn, textOf } from '../../model/body.ts';
import { type Entry, field, fieldName, valuesIn } from '../../model/entry.ts';
import { matchesIn } from '../forms.ts';
import { type Drawn, drawnIn } from '../numbers/drawn.ts';
import { mentionsIn } from '../numbers/mentions.ts';
import { atField, eachEntry, type Rule, type RuleResult } from '../rule.ts';
import { textsIn } from '../texts.ts';

export const rules: Rule[] = [
  { id: 'figure', check: eachEntry((entry) => drawnIn(entry).map((drawn) => problems(entry, drawn))) },
  { id: 'figure-quoted', check: (content) => [labelled(content), tabled(content)] },
];

function problems(entry: Entry, { path, figure }: Drawn): RuleResult {
  return figureProblems(figure).map((problem) => {
    const keys = [...path, ...problem.path];
    return atField(entry, keys, `${fieldName(keys)} ${problem.message}.`, problem.repair);
  });
}

/** The numbers of a drawing by the labels of its items. */
const itemsOf = memoize((figure: Figure) => {
  const values = valuesIn(figure).filter((each) => typeof each.value === 'number');
  return [...Map.groupBy(values, ({ path }) => String(field(figure, ...path.slice(0, -1), 'label') ?? ''))].flatMap(([label, own]) =>
    label ? { label, path: own[0]?.path ?? [], values: own.map(({ value }) => Number(value)) } : [],
  );
});

/** Labels that the alternative text of a drawing gives with another number: “First-stage suction 12” where its bar has 11. */
const labelled = eachEntry((entry) =>
  drawnIn(entry).map(({ path, figure }): RuleResult => {
    const alt = textsIn(entry).find((text) => text.path.join() === [...path, 'alt'].join());
    return itemsOf(figure).map(({ label, values }) => {
      if (!alt) return undefined;
      const pattern = new RegExp(`(?<!\\p{L})${RegExp.escape(label)}s? (\\d+(?:,\\d{3})*(?:\\.\\d+)?)(?![\\p{L}\\d]| ?%)`, 'giu');
      const found = matchesIn(alt, pattern, ([words, written = '']) => {
        const decimals = written.split('.')[1]?.length ?? 0;
        const drawn = values.map((value) => Math.abs(value).toFixed(decimals));
        if (drawn.includes(written.replaceAll(',', ''))) return undefined;
        return [`“${words}” is not what the drawing has: ${drawn.join(' and ')}.`, 'Correct the text or the drawing.'];
      });
      return found.map((each) => ({ severity: 'warning', ...each }));
    });
  }),
);

/** Items of a drawing that a table of the text gives otherwise, where it gives most of them alike. */
const tabled = eachEntry((entry) =>
  nodesIn(entry.source.tree).map((table) => {
    const rows = (table.type === 'table' ? (table.children ?? []) : []).map(({ children = [] }) => children.map(textOf));
    return drawnIn(entry).map(({ path, figure }): RuleResult => {
      const both = itemsOf(figure).flatMap((item) => {
        const row = rows.find(([name = '']) => name.trim().toLowerCase() === item.label.toLowerCase());
        const told = row?.slice(1).flatMap((cell) => mentionsIn(cell, [], 'alone').map(({ value }) => value)) ?? [];
        return told.length > 0 ? { ...item, told, isAlike: item.values.every((value) => told.includes(value)) } : [];
      });
      const other = both.filter(({ isAlike }) => !isAlike);
      if (other.length * 2 >= both.length) return [];
      return other.map(({ label, path: own, values, told }) => ({
        severity: 'warning',
        ...atField(
          entry,
          [...path, ...own],
          `“${label}” has ${listed(values.map(String))} here; the table has ${listed(told.map(String))}.`,
          'Correct the drawing or the table.',
        ),
      }));
    });
  }),
);
