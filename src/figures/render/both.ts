/**
 * Merges the elements of two layouts: common ones are written once, the others in a group that only its layout shows. The painting
 * order of each layout is preserved (longest common subsequence).
 */
export function both(slim: readonly string[], wide: readonly string[]): string {
  const lengths = Array.from({ length: slim.length + 1 }, () => new Array<number>(wide.length + 1).fill(0));
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = slim.length - 1; i >= 0; i--)
    for (let j = wide.length - 1; j >= 0; j--) {
      const row = lengths[i];
      if (row) row[j] = slim[i] === wide[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }

  let out = '';
  let [onlySlim, onlyWide] = ['', ''];
  const flush = () => {
    if (onlySlim) out += `<g class="slim-only">${onlySlim}</g>`;
    if (onlyWide) out += `<g class="wide-only">${onlyWide}</g>`;
    [onlySlim, onlyWide] = ['', ''];
  };
  let [i, j] = [0, 0];
  while (i < slim.length || j < wide.length) {
    if (i < slim.length && j < wide.length && slim[i] === wide[j]) {
      flush();
      out += slim[i];
      i++;
      j++;
    } else if (j >= wide.length || (i < slim.length && at(i + 1, j) >= at(i, j + 1))) onlySlim += slim[i++];
    else onlyWide += wide[j++];
  }
  flush();
  return out;
}
