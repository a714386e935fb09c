import { calculationSchema } from '../../../../schemas/calculation.ts';
import { numbersSchema } from '../../../../schemas/numbers.ts';
import { textOf } from '../../model/body.ts';
import { type Content, entriesOf } from '../../model/content.ts';
import type { Entry } from '../../model/entry.ts';
import { eachNode } from '../nodes.ts';
import { wrongClaims } from '../numbers/claims.ts';
import { drawnIn } from '../numbers/drawn.ts';
import { faultsIn, sourcesIn, withDecimalsOf, wrongResults } from '../numbers/expressions.ts';
import { mentionsIn } from '../numbers/mentions.ts';
import { givesNumber, missingNumber, placesGiving } from '../numbers/numbers-file.ts';
import { numbersIn, placeOf, storiesOf } from '../numbers/story.ts';
import { atField, type Rule, type RuleResult } from '../rule.ts';

export const rules: Rule[] = [
  {
    id: 'sum',
    check: async (content) => [
      totals(content),
      wrongClaims(content),
      await Promise.all(entriesOf(content).map((entry) => sums(content, entry))),
    ],
  },
  { id: 'stated', check: stated },
  { id: 'line', check: (content) => Promise.all(entriesOf(content).map(lines)) },
];

async function sums(content: Content, entry: Entry): Promise<RuleResult> {
  const { numbers } = entry;
  const parsed = numbersSchema.safeParse(numbers?.data);
  if (!numbers || !parsed.success) return [];
  const { given, results } = parsed.data;
  const missing = [
    ...Object.entries(given).map(([name, written]) => ({ name, written, path: ['given', name] })),
    ...Object.entries(results).map(([name, { value }]) => ({ name, written: value, path: ['results', name, 'value'] })),
  ].filter(({ written }) => !givesNumber(entry, written));
  // What follows from a number that differs in the text can only be judged once that number is settled.
  const sources = sourcesIn(results);
  const isOpen = (name: string) => missing.some((each) => each.name === name || sources.get(name)?.has(each.name));
  const wrong = (await wrongResults(given, results, entry.data as Record<string, unknown>)).filter(({ name }) => !isOpen(name));
  const unkept = missing.map(({ written, path }) => missingNumber(content, entry, numbers, path, written, 'calculates with'));
  // “47 kN” and “23 to 47 kN” are the same place in the text.
  const once = new Map(unkept.map((found) => [`${found.file}:${found.line}:${found.column}`, found]));
  return [...once.values(), faultsIn(numbers, [], given, results, wrong, (value) => placeIn(entry, value))];
}

/** “ in line 4”, where a text gives a number. */
function placeIn(entry: Entry, written: string): string {
  const [told] = placesGiving(entry, written);
  return told ? ` in line ${placeOf(told).line}` : '';
}

const TOTAL = /^(?:in all|all|total|sum|together)$/i;
/** The one number of a cell, with or without a unit. */
function amountOf(cell = ''): number {
  const [told, ...more] = mentionsIn(cell);
  return told?.index === 0 && more.length === 0 ? told.value : Number.NaN;
}

/** The last row of a table, “In all”, whose numbers aren't the sums of their columns. */
const totals = eachNode((node, { found }) => {
  const [head, ...rows] = node.type === 'table' ? (node.children ?? []) : [];
  const cells = rows.map((row) => (row.children ?? []).map((cell) => textOf(cell).trim()));
  const last = cells.pop();
  if (!head || !last || cells.length < 2 || !TOTAL.test(last[0] ?? '')) return [];
  return last.map((total, i) => {
    const sum = cells.reduce((all, row) => all + amountOf(row[i]), 0);
    // A cell that isn't a number makes the sum none either.
    if (i === 0 || !(Math.abs(sum - amountOf(total)) > 1e-6)) return undefined;
    const message = `“${last[0]}” has ${total}; the rows above it add up to ${Number(sum.toFixed(6)).toLocaleString('en-GB')}.`;
    return { severity: 'warning', ...found(rows.at(-1) ?? node, message, 'Correct one of the numbers.') };
  });
});

const unitOver = (unit = '') => unit.split('/')[0];

/** Numbers of a worked example that its case gives as well. */
function stated(content: Content): RuleResult {
  return storiesOf(content).flatMap(([study, paper]) => {
    const numbers = paper?.numbers;
    const { data: calculation } = calculationSchema.safeParse(numbers?.data);
    if (!study || !numbers || !calculation?.example) return [];
    const known = numbersIn(study).filter(({ passage }) => passage);
    return Object.entries(calculation.example.given).flatMap(([name, { value, unit = '', stated: isStated }]) => {
      const written = `${value} ${unit}`.trim();
      const [number] = mentionsIn(written);
      // “32 kW for each mbar” is 32 kW/mbar.
      const isKnown = known.some(
        (each) => Math.abs(each.value) === Math.abs(number?.value ?? 0) && unitOver(each.unit) === unitOver(number?.unit),
      );
      if (!isStated || !number || isKnown) return [];
      const why = `says (stated: true) that the case gives ${name} =`;
      return missingNumber(content, study, numbers, ['example', 'given', name], written, why);
    });
  });
}

function lines(entry: Entry): Promise<RuleResult> {
  return Promise.all(
    drawnIn(entry).flatMap(({ path, figure }) =>
      (figure.type === 'trend' ? figure.series : []).map(({ points, by }, i) =>
        by === undefined ? undefined : wrongPoints(entry, [...path, 'series', i], points, by),
      ),
    ),
  );
}

/** The points of a line that are off its expression, or why that can't be computed. */
async function wrongPoints(
  entry: Entry,
  path: PropertyKey[],
  points: readonly (readonly [number, number])[],
  by: string,
): Promise<RuleResult> {
  const looked = await Promise.all(
    points.map(async ([x, y], i) =>
      (await wrongResults({}, { y: { value: String(y), by } }, { x })).map((wrong) => ({ ...wrong, x, y, i })),
    ),
  );
  const found = looked.flat();
  const failed = found.find(({ error }) => error !== undefined);
  if (failed) return atField(entry, [...path, 'by'], 'The line can’t be computed.', `Correct the expression: ${failed.error}.`);
  return found.map(({ i, x, y, computed = Number.NaN }) => {
    const message = `The line has ${y} at ${x}, but ${by} gives ${withDecimalsOf(String(y), computed)}.`;
    const right = Number(computed.toFixed(String(y).split('.')[1]?.length ?? 0));
    return atField(entry, [...path, 'points', i], message, `Write [${x}, ${right}], or correct “by”.`);
  });
}
