import { all, create } from 'mathjs';
import * as rating from '../../figures/physics/rating.ts';
import * as rotor from '../../figures/physics/rotor.ts';
import * as weibull from '../../figures/physics/weibull.ts';
import { type Quantity, quantities } from '../../figures/quantities.ts';

const math = create(all ?? {}, { matrix: 'Array' });
/** Days since 1970 of a date such as "2016-02-22", for differences. */
const day = (date: string) => Date.parse(date) / 86_400_000;
/** What an expression may call beside the functions of mathjs. */
const FUNCTIONS = { ...rating, ...rotor, ...weibull, day };

/** A number that follows from others. */
export interface Result {
  /** As a reader sees it, such as "1,020 kt". */
  value: string;
  by: string;
}

/** What is wrong with a result: the number it should be, or why it can't be computed. */
interface Wrong {
  name: string;
  computed?: number;
  error?: string;
}

/** The first number of a text. */
const amountIn = (text: string): Pick<Quantity, 'value' | 'tolerance'> => quantities(text)[0] ?? { value: Number.NaN, tolerance: 0 };

/**
 * Recomputes results from what is given, each with the unrounded results before it.
 * @param given numbers as texts have them, by name
 * @param known what else the expressions may use, by name
 * @returns the results that differ from what is printed by more than half a unit of the last digit, and expressions that fail
 */
export function wrongResults(
  given: Readonly<Record<string, string>>,
  results: Readonly<Record<string, Result>>,
  known: Readonly<Record<string, unknown>> = {},
): Wrong[] {
  const scope = new Map<string, unknown>(Object.entries({ ...FUNCTIONS, ...known }));
  for (const [name, value] of Object.entries(given)) scope.set(name, amountIn(value).value);
  const failed: string[] = [];
  return Object.entries(results).flatMap(([name, { value, by }]): Wrong[] => {
    // What follows from a result that can't be computed can't be either, and is right once that one is.
    if (failed.some((other) => new RegExp(`\\b${other}\\b`).test(by))) {
      failed.push(name);
      return [];
    }
    try {
      const computed: unknown = math.evaluate(by, scope);
      scope.set(name, computed);
      if (typeof computed !== 'number') return [{ name, error: 'it gives no number' }];
      const printed = amountIn(value);
      return Math.abs(computed - printed.value) <= printed.tolerance ? [] : [{ name, computed }];
    } catch (error) {
      failed.push(name);
      return [{ name, error: error instanceof Error ? error.message : String(error) }];
    }
  });
}
