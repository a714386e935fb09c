/** How many pages a PDF says that it has: the count at the root of its tree, which is the largest. */
export function pageCount(pdf: Uint8Array): number {
  const counts = Buffer.from(pdf)
    .toString('latin1')
    .matchAll(/\/Type \/Pages\s+\/Count (\d+)/g);
  return Math.max(0, ...Array.from(counts, ([, count]) => Number(count)));
}
