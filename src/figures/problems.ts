import type { Nested } from '../lib/nested.ts';

/**
 * A number of a drawing that its axes, its neighbours or its data contradict, and how to fix it.
 */
export interface FigureProblem {
  path: PropertyKey[];
  message: string;
  repair: string;
}

export const problem = (path: PropertyKey[], message: string, repair: string): FigureProblem => ({
  path,
  message,
  repair,
});

/** Maximum deviation of a parameter stated in the text from the one fitted to the data. */
const TOLERANCE = 0.03;
/** true if a stated parameter is close enough to the fitted one for text and drawing to agree. */
export const isFitted = (stated: number, fitted: number): boolean =>
  Math.abs(stated / fitted - 1) <= TOLERANCE;

/** Values that don't rise along a list. @param pathOf path of a value, by its index */
export const unsorted = (
  values: readonly number[],
  pathOf: (i: number) => PropertyKey[],
  what: string,
): Nested<FigureProblem> =>
  values.map((value, i) => {
    const before = values[i - 1] ?? -Infinity;
    return (
      value <= before &&
      problem(
        pathOf(i),
        `is ${value}, after ${before}: ${what} must rise`,
        'Sort them, and remove duplicates.',
      )
    );
  });

/** A value outside a range that is drawn. */
export const outside = (
  value: number,
  [from, to]: readonly [number, number],
  path: PropertyKey[],
  axis: string,
): Nested<FigureProblem> =>
  (value < from || value > to) &&
  problem(
    path,
    `is ${value}, beyond ${axis} from ${from} to ${to}`,
    'Correct it, or extend the axis.',
  );
