import { quantities } from '../../../figures/quantities.ts';
import { oncePer } from '../../../lib/once-per.ts';
import { listed } from '../../../lib/words.ts';
import { numbersSchema } from '../../../schemas/numbers.ts';
import { drawnIn } from '../drawn.ts';
import { type Entry, field } from '../entry.ts';
import { faultsOf, sourcesIn, wrongResults } from '../expressions.ts';
import { mentionsIn } from '../mentions.ts';
import { type Content, entriesOf } from '../model.ts';
import { atField, atNumbers, eachEntrySlowly, type Found, type Looked, type Rule } from '../rule.ts';
import type { Source } from '../source.ts';
import { isNear, isTurned, placeOf, spoken, type Told, toldIn } from '../story.ts';
import { passagesIn } from '../texts.ts';

export const rules: Rule[] = [
  { id: 'sum', check: eachEntrySlowly(sums) },
  { id: 'stated', check: stated },
  { id: 'line', check: eachEntrySlowly(lines) },
];

async function sums(entry: Entry): Promise<Looked> {
  const { numbers } = entry;
  const parsed = numbersSchema.safeParse(numbers?.data);
  if (!numbers || !parsed.success) return [];
  const { given, results } = parsed.data;
  const text = wordsOf(entry);
  const missing = [
    ...Object.entries(given).map(([name, written]) => ({ name, written, path: ['given', name] })),
    ...Object.entries(results).map(([name, { value }]) => ({ name, written: value, path: ['results', name, 'value'] })),
  ].filter(({ written }) => !contains(text, written));
  // What follows from a number that the text has otherwise is right or wrong once that one is settled.
  const sources = sourcesIn(results);
  const isOpen = (name: string) => missing.some((each) => each.name === name || sources.get(name)?.has(each.name));
  const wrong = await wrongResults(given, results, entry.data as Record<string, unknown>);
  return [
    ...missing.map(({ written, path }) =>
      notGiven(entry, numbers, path, written, [...Object.values(given), ...Object.values(results).map(({ value }) => value)]),
    ),
    ...faultsOf(
      given,
      results,
      wrong.filter(({ name }) => !isOpen(name)),
    ).map(({ name, computed, error, inputs, others }) => {
      const { value = '', by = '' } = results[name] ?? {};
      if (error !== undefined)
        return atNumbers(numbers, ['results', name, 'by'], `${name} can’t be computed.`, `Correct the expression: ${error}.`);
      const also = others.length > 0 ? ` So is ${listed(others.map((each) => `“${results[each]?.value}”`))}.` : '';
      return computed === undefined
        ? atNumbers(
            numbers,
            ['given', name],
            `From ${listed(inputs.map((each) => `“${given[each]}”`))} follows none of what the text gives: ${listed(others.map((each) => `“${results[each]?.value}”`))}.`,
            'Correct the number here and in the text, or what follows from it.',
          )
        : atNumbers(
            numbers,
            ['results', name, 'value'],
            `The text gives “${value}”, but ${withDecimalsOf(value, computed)} follows from its other numbers: ${by}.${also}`,
            `Write ${withDecimalsOf(value, computed)} here and in the text, or correct the number that it follows from.`,
          );
    }),
  ];
}

/** A number of a sum that the text doesn't give, with the place where the text most likely has another in its stead. */
function notGiven(entry: Entry, numbers: Source, path: PropertyKey[], written: string, others: readonly string[]): Found {
  const near = inItsStead(entry, written, others);
  if (!near)
    return atNumbers(
      numbers,
      path,
      `The text doesn’t give “${written}”, which a sum is made with.`,
      'Write the number here as the text now has it; the check then says what follows from it. A sum that the text no longer makes is taken out.',
    );
  const { line } = placeOf(near);
  return atNumbers(
    numbers,
    path,
    `A sum is made with “${written}”, which the text doesn’t give; line ${line} has “${spoken(near)}”.`,
    `One of the two is wrong: correct it here, or in line ${line} of ${entry.source.file}.`,
  );
}

/** The number of a text that is most like one it lacks: the same in another unit, with its digits in another order, or near it. */
function inItsStead(entry: Entry, written: string, others: readonly string[]): Told | undefined {
  const [wanted] = mentionsIn(written);
  const known = others.flatMap((other) => mentionsIn(other));
  const free = toldIn(entry).filter(
    (each) => each.path.length === 0 && !known.some(({ value, unit }) => value === each.value && unit === each.unit),
  );
  const isLike = [
    (each: Told) => each.value === wanted?.value && each.value > 12,
    (each: Told) => each.unit === wanted?.unit && isTurned(each, wanted),
    (each: Told) => each.unit !== '' && each.unit === wanted?.unit && isNear(wanted, each),
  ];
  return isLike.flatMap((is) => free.find(is) ?? [])[0];
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

/** A number with as many decimals as one is written with. */
function withDecimalsOf(written: string, value: number): string {
  const decimals = /\d\.(\d+)/.exec(written)?.[1]?.length ?? 0;
  return value.toLocaleString('en-GB', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

/** Numbers of a worked example that its case gives as well. */
function stated(content: Content): Looked {
  return entriesOf(content, 'papers').flatMap((entry) => {
    const study = entriesOf(content, 'cases').find(({ data }) => field(data, 'whitePaper', 'paper') === entry.id);
    const { numbers } = entry;
    const given = field(numbers?.data, 'example', 'given');
    if (!study || !numbers || given === null || typeof given !== 'object') return [];
    const known = sizesIn(study);
    return Object.entries(given).flatMap(([name, each]) => {
      const [number] = quantities(String(field(each, 'value')));
      if (field(each, 'stated') !== true || !number || known.has(sizeOf(number))) return [];
      return atNumbers(
        numbers,
        ['example', 'given', name],
        `${name} is ${String(field(each, 'value'))}, “stated”; ${study.source.file} doesn’t give that number.`,
        'Write the number that the case gives, or take out “stated: true”.',
      );
    });
  });
}

/** Sizes of all numbers that a reader reads of an entry. */
const sizesIn = oncePer(
  (entry: Entry): ReadonlySet<number> =>
    new Set([entry.source.body, ...passagesIn(entry).map(({ plain }) => plain)].flatMap((text) => quantities(text).map(sizeOf))),
);

const sizeOf = ({ value }: { value: number }) => Math.abs(value);

function lines(entry: Entry): Promise<Looked> {
  return Promise.all(
    drawnIn(entry).flatMap(({ path, figure }) =>
      (figure.type === 'trend' ? figure.series : []).map(({ points, by }, i) =>
        by === undefined ? undefined : wrongPoints(entry, [...path, 'series', i], points, by),
      ),
    ),
  );
}

/** The first point of a line beside its expression, or why that can't be computed. */
async function wrongPoints(entry: Entry, path: PropertyKey[], points: readonly (readonly [number, number])[], by: string): Promise<Looked> {
  const looked = await Promise.all(
    points.map(async ([x, y], i) =>
      (await wrongResults({}, { y: { value: String(y), by } }, { x })).map((wrong) => ({ ...wrong, x, y, i })),
    ),
  );
  const found = looked.flat();
  const failed = found.find(({ error }) => error !== undefined);
  if (failed) return atField(entry, [...path, 'by'], 'The line can’t be computed.', `Correct the expression: ${failed.error}.`);
  return found.map(({ i, x, y, computed = Number.NaN }) =>
    atField(
      entry,
      [...path, 'points', i],
      `The line has ${y} at ${x}; ${by} gives ${withDecimalsOf(String(y), computed)}.`,
      `Write [${x}, ${Number(computed.toFixed(String(y).split('.')[1]?.length ?? 0))}], or correct “by”.`,
    ),
  );
}
