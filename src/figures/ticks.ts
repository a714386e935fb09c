/**
 * Ticks of a logarithmic axis: whole decades, with 2 and 5 between them where it spans fewer than three.
 * @param domain lowest and highest value, above 0
 */
export function decades([low = 1, high = 10]: readonly number[]): number[] {
  const steps = Math.log10(high / low) < 3 ? [1, 2, 5] : [1];
  const first = Math.floor(Math.log10(low));
  const count = Math.ceil(Math.log10(high)) - first + 1;
  return Array.from({ length: count }, (_, i) => 10 ** (first + i))
    .flatMap((decade) => steps.map((step) => Number((step * decade).toPrecision(3))))
    .filter((tick) => tick >= low * 0.9999 && tick <= high * 1.0001);
}
