/**
 * The word of a list that most resembles a misspelt one; undefined if more than a third of its
 * letters differ.
 */
export function nearest(found: string, known: readonly string[]): string | undefined {
  const wanted = found.toLowerCase();
  const [near] = known
    .map((word) => ({ word, slips: distance(wanted, word.toLowerCase()) }))
    .filter(({ word, slips }) => slips <= Math.max(2, word.length / 3))
    .sort((a, b) => a.slips - b.slips);
  return near?.word;
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
