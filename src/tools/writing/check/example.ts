import { errorText } from '../../../lib/error-text.ts';
import type { Calculation } from '../../../schemas/calculation.ts';

/** A result that doesn't follow: what it should be, or why it can't be computed. */
export interface WrongResult {
  name: string;
  printed: string;
  by: string;
  computed?: string;
  error?: string;
}

/** mathjs without its units and matrices, which take it a second more to load. */
async function loadMath() {
  const { all, create } = await import('mathjs/number');
  return create(all ?? {}, { matrix: 'Array' });
}
let loading: ReturnType<typeof loadMath> | undefined;

/**
 * Recomputes the results of a worked example, each with the unrounded results before it.
 * @returns results that differ from what is printed by more than half a unit of the last digit, and
 * expressions that fail; not those that follow from another one of them
 */
export async function recomputed({
  given,
  results,
}: NonNullable<Calculation['example']>): Promise<WrongResult[]> {
  loading ??= loadMath();
  const math = await loading;
  const scope = new Map<string, unknown>(
    Object.entries(given).map(([name, { value }]) => [name, numberOf(value)]),
  );
  const evaluate = (name: string, by: string): unknown => {
    scope.set(name, math.evaluate(by, scope));
    return scope.get(name);
  };
  const wrong = Object.entries(results).flatMap(([name, { value, by }]) => {
    const fault = faultOf(value, () => evaluate(name, by));
    return fault ? [{ name, printed: value, by, ...fault }] : [];
  });
  const follows = (by: string, name: string) => new RegExp(`\\b${name}\\b`).test(by);
  return wrong.filter(({ by }, i) => !wrong.slice(0, i).some(({ name }) => follows(by, name)));
}

/** What is wrong with a printed number. */
function faultOf(
  printed: string,
  evaluate: () => unknown,
): Pick<WrongResult, 'computed' | 'error'> | undefined {
  try {
    const computed = evaluate();
    if (typeof computed !== 'number') return { error: 'it doesn’t give a number' };
    const decimals = /\.(\d+)/.exec(printed)?.[1]?.length ?? 0;
    const off = Math.abs(computed - numberOf(printed));
    const isRight = off <= 0.5 * roundingOf(printed, decimals) + 1e-9;
    return isRight ? undefined : { computed: shown(computed, decimals) };
  } catch (error) {
    return { error: errorText(error) };
  }
}

const numberOf = (written: string) => Number(written.replaceAll(',', '').replace('−', '-'));
const shown = (value: number, decimals: number) =>
  value.toLocaleString('en-GB', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });

/**
 * The unit of the last digit; a whole number may be rounded to three significant figures: 1,090 for
 * 1,087.
 */
function roundingOf(written: string, decimals: number): number {
  const value = Math.abs(numberOf(written));
  const significant = 10 ** Math.max(0, Math.floor(Math.log10(value || 1)) - 2);
  return decimals === 0 && value % significant === 0 ? significant : 10 ** -decimals;
}
