import { figureProblems } from '../../../../figures/index.ts';
import { memoize } from '../../../../lib/memoize.ts';
import { listed } from '../../../../lib/words.ts';
import type { Figure } from '../../../../schemas/figures/index.ts';
import { nodesIn, textOf } from '../../model/body.ts';
import { type Content, entriesOf } from '../../model/content.ts';
import { type Entry, field, fieldName, valuesIn } from '../../model/entry.ts';
import type { Source } from '../../model/source.ts';
import { changesIn } from '../changes/changes.ts';
import { matchesIn } from '../forms.ts';
import { conflictFindings } from '../numbers/conflicts.ts';
import { drawingWords } from '../numbers/drawing-words.ts';
import { type Drawn, drawnIn } from '../numbers/drawn.ts';
import { notDrawn } from '../numbers/facts.ts';
import { mentionsIn } from '../numbers/mentions.ts';
import { givesNumber, missingNumber, placesGiving } from '../numbers/numbers-file.ts';
import { isDrawn, isNear, numbersIn, type StoryNumber } from '../numbers/story.ts';
import { atField, atKey, eachEntry, type Rule, type RuleResult } from '../rule.ts';
import { textsIn } from '../texts.ts';

export const rules: Rule[] = [
  { id: 'figure', check: eachEntry((entry) => drawnIn(entry).map((drawn) => problems(entry, drawn))) },
  { id: 'figure-quoted', check: (content) => [quotations(content), labelled(content), tabled(content)] },
];

function problems(entry: Entry, { path, figure }: Drawn): RuleResult {
  return figureProblems(figure).map((problem) => {
    const keys = [...path, ...problem.path];
    return atField(entry, keys, `${fieldName(keys)} ${problem.message}.`, problem.repair);
  });
}

/** Numbers that text and drawing should both give, according to the numbers file, but that differ in one of them. */
function quotations(content: Content): RuleResult {
  // Labels that drawings share are among their numbers.
  if (!drawingWords()) return [];
  return entriesOf(content).flatMap((entry) =>
    entry.numbers ? drawnIn(entry).map((drawn) => quoted(content, entry, entry.numbers ?? entry.source, drawn)) : [],
  );
}

function quoted(content: Content, entry: Entry, numbers: Source, { path, figure }: Drawn): RuleResult {
  const at = ['quoted', ...path.slice(1)];
  const missing = notDrawn(figure);
  const quotes = valuesIn(field(numbers.data, ...at)).flatMap(({ path: [i = 0], value }) => {
    if (typeof value !== 'string') return [];
    const strange = missing(value);
    const others = strange === undefined ? [] : placesGiving(entry, value);
    const self = others.length === 0 ? undefined : drawnAs(content, entry, path, value);
    return { i, words: value, others, strange, self };
  });
  return [
    conflictFindings(
      quotes.flatMap(({ self, others }) => (self ? { self, others } : [])),
      `It is in ${numbers.file} as well.`,
    ),
    quotes.map(({ i, words, strange, self }) => {
      if (!givesNumber(entry, words)) return missingNumber(content, entry, numbers, [...at, i], words, 'expects text and drawing to give');
      return self || strange === undefined ? [] : atKey(numbers, [...at, i], 'The drawing doesn’t give this number.', strange);
    }),
  ];
}

/** What a drawing has instead of a number: according to git, or else the nearest. */
function drawnAs(content: Content, entry: Entry, path: PropertyKey[], words: string): StoryNumber | undefined {
  const [wanted] = mentionsIn(words);
  if (!wanted) return undefined;
  const isOfIt = (told: StoryNumber) => isDrawn(told) && path.every((key, i) => told.path[i] === key);
  const isWanted = ({ value, unit }: StoryNumber) => value === wanted.value && unit === wanted.unit;
  const drawn = numbersIn(entry).filter(isOfIt);
  // If the value is the same, the unit is wrong.
  const inOther = drawn.find(({ value, unit }) => value === wanted.value && unit !== wanted.unit);
  const unit = inOther && valuesIn(field(entry.data, ...path)).find((each) => /unit$/i.test(String(each.path.at(-1))));
  if (unit) return { ...inOther, path: [...path, ...unit.path] };
  const change = changesIn(content, entry).find(({ self, was }) => isOfIt(self) && isWanted(was));
  const distance = ({ value }: StoryNumber) => Math.abs(Math.abs(value) - Math.abs(wanted.value));
  const near = drawn.filter((told) => told.unit === wanted.unit && isNear(told, wanted)).toSorted((a, b) => distance(a) - distance(b));
  return change?.self ?? near[0];
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
