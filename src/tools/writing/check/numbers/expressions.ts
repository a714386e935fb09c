import path from 'node:path';
import type * as MathJs from 'mathjs';
import { daysBetween } from '../../../../lib/diary.ts';
import { keyOf } from '../../../../lib/node/cached.ts';
import { filesBelow } from '../../../../lib/node/files.ts';
import { listed } from '../../../../lib/words.ts';
import type { Source } from '../../model/source.ts';
import { cacheOf } from '../cache.ts';
import { atKey, type RuleResult } from '../rule.ts';
import { mentionsIn, roundingOf } from './mentions.ts';

const DIARY = path.join(import.meta.dirname, '../../../../lib/diary.ts');
const FIGURES = path.join(import.meta.dirname, '../../../../figures');
const PHYSICS = filesBelow(path.join(FIGURES, 'physics')).map((file) => path.join(FIGURES, 'physics', file));
/** Results are cached: mathjs takes half a second to load. */
const remembered = cacheOf<Wrong[]>('sums', import.meta.filename, path.join(import.meta.dirname, 'mentions.ts'), DIARY, ...PHYSICS);

/** Days since 1970 of a date such as "2016-02-22", for differences. */
const day = (date: string) => Date.parse(date) / 86_400_000;

/** What an expression may call for the time between two dates, such as "2018-08" and "2018-08-22", and how many days each of its units has. */
const DAYS = { days: 1, weeks: 7, months: 30.44, years: 365.25 };
/**
 * Functions of the time between two dates, by unit.
 * @param allow gets how far each time may be off: half a month for each date without a day, and a day where both ends are counted
 */
const times = (allow: (tolerance: number) => void) =>
  Object.fromEntries(
    Object.entries(DAYS).map(([name, length]) => {
      const between = (from: string, to: string) => {
        const open = [from, to].filter((date) => date.length === 7).length * (DAYS.months / 2);
        allow((open + Math.max(0, 1 - length / 2)) / length);
        return daysBetween(from, to) / length;
      };
      return [name, between];
    }),
  );

let calculator: Promise<{ math: Pick<MathJs.MathJsInstance, 'evaluate'>; functions: object }> | undefined;
/** mathjs, and what an expression may call in addition to its functions. */
async function loadCalculator() {
  const [{ all, create }, ...physics] = await Promise.all([
    import('mathjs'),
    import('../../../../figures/physics/rating.ts'),
    import('../../../../figures/physics/rotor.ts'),
    import('../../../../figures/physics/weibull.ts'),
  ]);
  return { math: create(all ?? {}, { matrix: 'Array' }), functions: Object.assign({ day }, ...physics) as object };
}

/** A number that follows from others. */
export interface Result {
  /** As a reader sees it, such as "1,020 kt". */
  value: string;
  by: string;
}

/** What is wrong with a result: the number it should be, or why it can't be computed. */
export interface Wrong {
  name: string;
  computed?: number;
  error?: string;
}

/** The first number of a text, one in figures if there is any, and how far the exact one may be from it. */
function amountIn(text: string): { value: number; tolerance: number } {
  const all = mentionsIn(text, [], 'alone');
  const amount = all.find(({ written }) => /\d/.test(written)) ?? all[0];
  return amount ? { value: amount.value, tolerance: roundingOf(amount) } : { value: Number.NaN, tolerance: 0 };
}

/**
 * Recomputes results from what is given, each with the unrounded results before it.
 * @param given numbers as texts have them, by name
 * @param known what else the expressions may use, by name
 * @returns the results that differ from what is printed by more than half a unit of the last digit, and expressions that fail
 */
export async function wrongResults(
  given: Readonly<Record<string, string>>,
  results: Readonly<Record<string, Result>>,
  known: Readonly<Record<string, unknown>> = {},
): Promise<Wrong[]> {
  const wrong = await remembered.get(keyOf(JSON.stringify([given, results, known])), () => recomputed(given, results, known));
  remembered.save();
  return wrong;
}

/** The names that each result follows from, including through the results before it. */
export function sourcesIn(results: Readonly<Record<string, Pick<Result, 'by'>>>): Map<string, ReadonlySet<string>> {
  const sources = new Map<string, ReadonlySet<string>>();
  for (const [name, { by }] of Object.entries(results))
    sources.set(name, new Set((by.match(/[A-Za-z]\w*/g) ?? []).flatMap((each) => [each, ...(sources.get(each) ?? [])])));
  return sources;
}

/**
 * Findings for results that don't follow from the given numbers. What several have in common is reported once: the given numbers that all
 * of them follow from and no correct one does, or the first of the results that follow from each other.
 * @param at where both are in the numbers file
 * @param placeOf “ in line 4”, for a result that a text gives as well
 */
export function faultsIn(
  numbers: Source,
  at: readonly PropertyKey[],
  given: Readonly<Record<string, unknown>>,
  results: Readonly<Record<string, Result>>,
  wrong: readonly Wrong[],
  placeOf: (value: string) => string = () => '',
): RuleResult {
  const sources = sourcesIn(results);
  const names = wrong.map(({ name }) => name);
  const follow = (from: string) => names.filter((name) => sources.get(name)?.has(from));
  const right = ({ name, computed }: Wrong) => (computed === undefined ? '' : withDecimalsOf(results[name]?.value ?? '', computed));
  const first = wrong.filter(({ name }) => !names.some((other) => sources.get(name)?.has(other)));
  const inputs = Object.keys(given).filter((input) => [...sources].every(([name, from]) => from.has(input) === names.includes(name)));
  const [input] = inputs;
  const isInput = wrong.length > 1 && wrong.every(({ error }) => error === undefined) && (inputs.length === 1 || first.length > 1);
  if (isInput && input !== undefined) {
    const message = `With ${listed(inputs.map((each) => `${each} = ${given[each]}`))}, ${listed(names)} differ from the printed values.`;
    const others = wrong.map((each) => `${each.name} ${right(each)}`).join(', ');
    const repair = `Correct ${inputs.join(' or ')} here and in the text. If it is right, the results are: ${others}.`;
    return atKey(numbers, [...at, 'given', input], message, repair);
  }
  return first.map((each) => {
    const path = [...at, 'results', each.name];
    const { value = '', by = '' } = results[each.name] ?? {};
    if (each.error !== undefined) return atKey(numbers, path, `${each.name} can’t be computed.`, `Correct the expression: ${each.error}.`);
    const also = follow(each.name).length > 0 ? ` What follows from it is wrong too: ${listed(follow(each.name))}.` : '';
    const message = `“${value}” is printed${placeOf(value)}; the other numbers give ${right(each)}: ${by}.${also}`;
    if (!by.includes('diary['))
      return atKey(numbers, path, message, `Write ${right(each)} here and in the text, or correct what it follows from.`);
    // Whoever adds a row to a diary shifts those below it.
    const repair = `Correct the numbers of the rows, which count from 1, or a date in the diary; or write ${right(each)} here and in the text.`;
    return { severity: 'warning', ...atKey(numbers, path, message, repair) };
  });
}

/** A number with as many decimals as the written one. */
export function withDecimalsOf(written: string, value: number): string {
  const decimals = /\d\.(\d+)/.exec(written)?.[1]?.length ?? 0;
  return value.toLocaleString('en-GB', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

async function recomputed(...[given, results, known = {}]: Parameters<typeof wrongResults>): Promise<Wrong[]> {
  calculator ??= loadCalculator();
  const { math, functions } = await calculator;
  let vague = 0;
  const allow = (tolerance: number) => {
    vague += tolerance;
  };
  const scope = new Map<string, unknown>(Object.entries({ ...functions, ...times(allow), ...known }));
  for (const [name, value] of Object.entries(given)) scope.set(name, amountIn(value).value);
  const failed: string[] = [];
  return Object.entries(results).flatMap(([name, { value, by }]): Wrong[] => {
    // What follows from a result that can't be computed can't be computed either; fixing that one fixes it.
    if (failed.some((other) => new RegExp(`\\b${other}\\b`).test(by))) {
      failed.push(name);
      return [];
    }
    try {
      vague = 0;
      const computed: unknown = math.evaluate(by, scope);
      scope.set(name, computed);
      if (typeof computed !== 'number') return [{ name, error: 'it doesn’t give a number' }];
      const printed = amountIn(value);
      return Math.abs(computed - printed.value) <= printed.tolerance + vague ? [] : [{ name, computed }];
    } catch (error) {
      failed.push(name);
      const message = error instanceof Error ? error.message : String(error);
      return [{ name, error: message.replace(/^Index out of range \((\d+) > (\d+)\)/, 'there is no row $1; rows count from 1 to $2') }];
    }
  });
}
