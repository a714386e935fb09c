/** The words of a list that are like a misspelt one, the nearest first: those of which no more than a third of the letters differ. */
function allNear(found: string, known: readonly string[]): string[] {
  const wanted = found.toLowerCase();
  return [...new Set(known)]
    .map((word) => ({ word, slips: distance(wanted, word.toLowerCase()) }))
    .filter(({ word, slips }) => slips <= Math.max(2, word.length / 3))
    .sort((a, b) => a.slips - b.slips)
    .map(({ word }) => word);
}

/** The nearest of them. */
export const nearest = (found: string, known: readonly string[]): string | undefined => allNear(found, known)[0];

/** The only one, which a program may write in its place: one letter of five is a slip, two of four may be another word. */
export function onlyNear(found: string, known: readonly string[]): string | undefined {
  const [near, ...others] = allNear(found, known);
  const isSlip = near !== undefined && distance(found.toLowerCase(), near.toLowerCase()) <= Math.max(1, near.length / 5);
  return isSlip && others.length === 0 ? near : undefined;
}

/** Letters that are to be inserted, deleted or replaced to make one word of another (Levenshtein). */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, length) => length);
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...to].entries())
      next.push(Math.min((row[j] ?? 0) + (letter === other ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    row = next;
  }
  return row.at(-1) ?? 0;
}
