import { closest, distance } from 'fastest-levenshtein';

/**
 * The word of a list that is most like a misspelt one.
 * @returns the nearest word; undefined where more than a third of its letters differ
 */
export function nearest(found: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const wanted = found.toLowerCase();
  const near = closest(
    wanted,
    known.map((word) => word.toLowerCase()),
  );
  return distance(wanted, near) <= Math.max(2, near.length / 3) ? known.find((word) => word.toLowerCase() === near) : undefined;
}
