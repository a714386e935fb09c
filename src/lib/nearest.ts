/**
 * The words of a list that resemble a misspelt one, nearest first: those in which no more than a
 * third of the letters differ.
 */
function allNear(found: string, known: readonly string[]): string[] {
  const wanted = found.toLowerCase();
  return [...new Set(known)]
    .map((word) => ({ word, slips: distance(wanted, word.toLowerCase()) }))
    .filter(({ word, slips }) => slips <= Math.max(2, word.length / 3))
    .sort((a, b) => a.slips - b.slips)
    .map(({ word }) => word);
}

/**
 * The word of a list that most resembles a misspelt one; undefined if more than a third of its
 * letters differ.
 */
export const nearest = (found: string, known: readonly string[]): string | undefined =>
  allNear(found, known)[0];

/**
 * That word if it is safe to write automatically: no other resembles it, and no more than one
 * letter in five differs, because “note” may not mean “role”.
 */
export function onlyNear(found: string, known: readonly string[]): string | undefined {
  const [near, ...others] = allNear(found, known);
  const isSlip =
    near !== undefined &&
    distance(found.toLowerCase(), near.toLowerCase()) <= Math.max(1, near.length / 5);
  return isSlip && others.length === 0 ? near : undefined;
}

/**
 * Number of letters to insert, delete or replace to turn one word into another (Levenshtein
 * distance).
 */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, length) => length);
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...to].entries())
      next.push(
        Math.min(
          (row[j] ?? 0) + (letter === other ? 0 : 1),
          (row[j + 1] ?? 0) + 1,
          (next[j] ?? 0) + 1,
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
