/**
 * The word of a list that is most like a misspelt one.
 * @returns the nearest word; undefined where more than a third of its letters differ
 */
export function nearest(found: string, known: readonly string[]): string | undefined {
  const wanted = found.toLowerCase();
  const [near] = known.map((word) => ({ word, slips: distance(wanted, word.toLowerCase()) })).sort((a, b) => a.slips - b.slips);
  return near && near.slips <= Math.max(2, near.word.length / 3) ? near.word : undefined;
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
