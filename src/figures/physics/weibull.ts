/** One failure with its plotting position. */
interface Ranked {
  age: number;
  /** Median rank, 0 to 1 */
  rank: number;
}

interface WeibullFit {
  beta: number;
  eta: number;
}

/** Share failed by an age: F(t) = 1 − exp(−(t/η)^β). @source IEC 61649 (2008) */
export const weibullCdf = (age: number, beta: number, eta: number): number => -Math.expm1(-((age / eta) ** beta));

/** Age by which a share has failed, the inverse of the above: t = η (−ln(1 − F))^(1/β). B10 life is F = 0.1. */
export const weibullAge = (share: number, beta: number, eta: number): number => eta * (-Math.log1p(-share)) ** (1 / beta);

/** Ordinate of Weibull paper: ln(−ln(1 − F)); 0 at F = 63.2 %. */
export const weibullOrdinate = (share: number): number => Math.log(-Math.log1p(-share));

/**
 * Plotting positions of failures among suspensions: Johnson's adjusted order numbers, i = i₋₁ + (n + 1 − i₋₁)/(1 + units
 * from here on), then Benard's median rank (i − 0.3)/(n + 0.4). A failure at the same age as a suspension is ranked first.
 * @param failures ages, in any order
 * @param suspensions ages of units that did not fail
 * @returns the failures in ascending age
 * @source IEC 61649 (2008); Abernethy, The New Weibull Handbook, ch. 2
 */
export function medianRanks(failures: readonly number[], suspensions: readonly number[]): Ranked[] {
  const units = [...failures.map((age) => ({ age, failed: true })), ...suspensions.map((age) => ({ age, failed: false }))].sort(
    (a, b) => a.age - b.age || Number(b.failed) - Number(a.failed),
  );
  const n = units.length;
  let order = 0;
  return units.flatMap(({ age, failed }, at) => {
    if (!failed) return [];
    order += (n + 1 - order) / (1 + n - at);
    return [{ age, rank: (order - 0.3) / (n + 0.4) }];
  });
}

/**
 * Weibull parameters by median-rank regression of X on Y: the scatter is in the age, so ln t is regressed on ln(−ln(1 − F)).
 * Slope of that line is 1/β, its value at F = 63.2 % ln η.
 * @param failures at least two different ages above 0
 * @returns β and η (unit of the ages); NaN if all ages are the same
 * @source IEC 61649 (2008); Abernethy, ch. 2
 */
export function fitWeibull(failures: readonly number[], suspensions: readonly number[]): WeibullFit {
  const points = medianRanks(failures, suspensions).map(({ age, rank }) => ({ x: Math.log(age), y: weibullOrdinate(rank) }));
  const mean = (of: (p: { x: number; y: number }) => number) => points.reduce((sum, p) => sum + of(p), 0) / points.length;
  const [x, y] = [mean((p) => p.x), mean((p) => p.y)];
  const slope = mean((p) => (p.x - x) * (p.y - y)) / mean((p) => (p.y - y) ** 2);
  return { beta: 1 / slope, eta: Math.exp(x - slope * y) };
}
