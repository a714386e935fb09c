import { z } from 'zod';
import { isTransposed, quantities } from '../../../figures/quantities.ts';
import { oncePer } from '../../../lib/once-per.ts';
import { figureSchema } from '../../../schemas/figures/index.ts';
import { numbersSchema } from '../../../schemas/numbers.ts';
import { type Entry, field } from '../entry.ts';
import { wrongResults } from '../expressions.ts';
import type { Content } from '../model.ts';
import { atField, atNumbers, atOffset, eachEntry, type Found, type Rule } from '../rule.ts';
import { passagesIn } from '../texts.ts';

export const rules: Rule[] = [
  { id: 'sum', check: eachEntry(sums) },
  { id: 'stated', check: stated },
  { id: 'line', check: eachEntry(lines) },
];

function sums(entry: Entry): Found[] {
  const { numbers } = entry;
  const parsed = numbersSchema.safeParse(numbers?.data);
  if (!numbers || !parsed.success) return [];
  const { given, results } = parsed.data;
  const text = wordsOf(entry);
  const missing = (path: PropertyKey[], written: string): Found[] => {
    if (contains(text, written)) return [];
    // The same words with another number: most likely that one was changed.
    const other = otherThan(entry.source.body, written);
    return [
      other
        ? atOffset(
            entry.source,
            entry.source.bodyOffset + other.index,
            `The text gives “${other.words}”; ${numbers.file} reckons with “${written}”.`,
            `Write “${written}”, or change it there if “${other.words}” is right: the check then says what follows from it.`,
          )
        : atNumbers(
            numbers,
            path,
            `The text doesn’t give “${written}”, which a sum is made with.`,
            'Write the number here as the text now has it; the check then says what follows from it. A sum that the text no longer makes is taken out.',
          ),
    ];
  };
  return [
    ...Object.entries(given).flatMap(([name, written]) => missing(['given', name], written)),
    ...Object.entries(results).flatMap(([name, { value }]) => missing(['results', name, 'value'], value)),
    ...wrongResults(given, results, entry.data as Record<string, unknown>).map(({ name, computed, error }) => {
      const { value = '', by = '' } = results[name] ?? {};
      return computed === undefined
        ? atNumbers(numbers, ['results', name, 'by'], `${name} can’t be computed.`, `Correct the expression: ${error}.`)
        : atNumbers(
            numbers,
            ['results', name, 'value'],
            `The text gives “${value}”, but ${withDecimalsOf(value, computed)} follows from its other numbers: ${by}.`,
            `Write ${withDecimalsOf(value, computed)} here and in the text, or correct the number that it follows from.`,
          );
    }),
  ];
}

/** What a reader reads of an entry, without its drawing: on one line. */
function wordsOf(entry: Entry): string {
  const fields = passagesIn(entry).filter(({ path }) => path.length > 0 && path[0] !== 'figure');
  return [entry.source.body, ...fields.map(({ plain }) => plain)].join('\n').replaceAll(/\s+/g, ' ');
}

/** Whether a text holds a number as it is written, and not as a part of a longer one. */
function contains(text: string, written: string): boolean {
  const edge = /\w$/.test(written) ? '(?![\\p{L}\\d]|[.,]\\d)' : '';
  const start = /^\d/.test(written) ? '(?<![\\d]|\\d[.,])' : '';
  return new RegExp(start + RegExp.escape(written.replaceAll(/\s+/g, ' ')) + edge, 'u').test(text);
}

/** Where a text has the words of a number, such as “h in all”, behind another number; behind its digits turned round, where there is only a unit. */
function otherThan(text: string, written: string): { index: number; words: string } | undefined {
  const [, before = '', after = ''] = /^([^\d]*)[\d.,]*\d(.*)$/s.exec(written) ?? [];
  if (!before && !after) return undefined;
  const pattern = (words: string) =>
    words
      .split(/\s+/)
      .map((word) => RegExp.escape(word))
      .join('\\s+');
  const all = new RegExp(`${pattern(before)}(?<![\\d.,])\\d[\\d.,]*${pattern(after)}(?![\\p{L}\\d])`, 'gu');
  const sizeIn = (words: string) => quantities(words)[0]?.value ?? 0;
  const match = [...text.matchAll(all)].find(
    ([words]) => / \p{L}{2,}/u.test(after) || /\p{L}{2,}/u.test(before) || isTransposed(sizeIn(words), sizeIn(written)),
  );
  return match && { index: match.index, words: match[0].replaceAll(/\s+/g, ' ') };
}

/** A number with as many decimals as one is written with. */
function withDecimalsOf(written: string, value: number): string {
  const decimals = /\d\.(\d+)/.exec(written)?.[1]?.length ?? 0;
  return value.toLocaleString('en-GB', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

/** Numbers of a worked example that its case gives as well. */
function stated(content: Content): Found[] {
  return (content.entries.get('papers') ?? []).flatMap((entry) => {
    const study = (content.entries.get('cases') ?? []).find(({ data }) => field(data, 'whitePaper', 'paper') === entry.id);
    const { numbers } = entry;
    const given = field(numbers?.data, 'example', 'given');
    if (!study || !numbers || given === null || typeof given !== 'object') return [];
    const known = sizesIn(study);
    return Object.entries(given).flatMap(([name, each]) => {
      const [number] = quantities(String(field(each, 'value')));
      if (field(each, 'stated') !== true || !number || known.has(sizeOf(number))) return [];
      return [
        atNumbers(
          numbers,
          ['example', 'given', name],
          `${name} is ${String(field(each, 'value'))}, “stated”; ${study.source.file} doesn’t give that number.`,
          'Write the number that the case gives, or take out “stated: true”.',
        ),
      ];
    });
  });
}

/** Sizes of all numbers that a reader reads of an entry. */
const sizesIn = oncePer(
  (entry: Entry): ReadonlySet<number> =>
    new Set([entry.source.body, ...passagesIn(entry).map(({ plain }) => plain)].flatMap((text) => quantities(text).map(sizeOf))),
);

const sizeOf = ({ value }: { value: number }) => Math.abs(value);

const figures = z.record(z.string(), figureSchema);

function lines(entry: Entry): Found[] {
  const single = figureSchema.safeParse(field(entry.data, 'figure'));
  const several = figures.safeParse(field(entry.data, 'figures'));
  const drawn: [PropertyKey[], z.infer<typeof figureSchema>][] = [
    ...(single.success ? [[['figure'], single.data] satisfies [PropertyKey[], unknown]] : []),
    ...Object.entries(several.data ?? {}).map(([id, each]): [PropertyKey[], typeof each] => [['figures', id], each]),
  ];
  return drawn.flatMap(([path, figure]) =>
    figure.type !== 'trend'
      ? []
      : figure.series.flatMap(({ points, by }, i) => (by === undefined ? [] : wrongPoints(entry, [...path, 'series', i], points, by))),
  );
}

/** The first point of a line beside its expression, or why that can't be computed. */
function wrongPoints(entry: Entry, path: PropertyKey[], points: readonly (readonly [number, number])[], by: string): Found[] {
  const found = points.flatMap(([x, y], i) => {
    const [wrong] = wrongResults({}, { y: { value: String(y), by } }, { x });
    return wrong ? [{ ...wrong, x, y, i }] : [];
  });
  const failed = found.find(({ error }) => error !== undefined);
  if (failed) return [atField(entry, [...path, 'by'], 'The line can’t be computed.', `Correct the expression: ${failed.error}.`)];
  return found.map(({ i, x, y, computed = Number.NaN }) =>
    atField(
      entry,
      [...path, 'points', i],
      `The line has ${y} at ${x}; ${by} gives ${withDecimalsOf(String(y), computed)}.`,
      `Write [${x}, ${Number(computed.toFixed(String(y).split('.')[1]?.length ?? 0))}], or correct “by”.`,
    ),
  );
}
