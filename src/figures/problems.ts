/** A number of a drawing that its axes, its neighbours or its data contradict, and how to repair it. */
export interface FigureProblem {
  path: PropertyKey[];
  message: string;
  repair: string;
}

export const wrong = (path: PropertyKey[], message: string, repair: string): FigureProblem => ({ path, message, repair });

/** Greatest deviation of a parameter, as the text states it, from that fitted to the data. */
const TOLERANCE = 0.03;
/** true where a stated parameter is so close to the fitted one that text and drawing agree. */
export const isFitted = (stated: number, fitted: number): boolean => Math.abs(stated / fitted - 1) <= TOLERANCE;

/** Values that don't rise along a list. */
export const unsorted = (values: readonly number[], path: PropertyKey[], what: string): FigureProblem[] =>
  values.flatMap((value, i) => {
    const before = values[i - 1];
    return before === undefined || value > before
      ? []
      : [wrong([...path, i], `is ${value}, after ${before}: ${what} rise`, 'Sort them, and take out what stands twice.')];
  });

/** A value outside a range that is drawn. */
export const outside = (value: number, [from, to]: readonly [number, number], path: PropertyKey[], axis: string): FigureProblem[] =>
  value >= from && value <= to
    ? []
    : [wrong(path, `is ${value}, beyond ${axis} from ${from} to ${to}`, 'Correct it, or make the axis longer.')];
