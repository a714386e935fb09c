/** One failure with its plotting position. */
interface Ranked {
  age: number;
  /** Units that have reached this age, this one among them */
  atRisk: number;
  /** Median rank, 0 to 1 */
  rank: number;
}

interface WeibullFit {
  beta: number;
  eta: number;
}

/** Share failed by an age: F(t) = 1 − exp(−(t/η)^β). @source IEC 61649 (2008) */
export const weibullCdf = (age: number, beta: number, eta: number): number =>
  -Math.expm1(-((age / eta) ** beta));

/**
 * Age by which a share has failed, the inverse of the above: t = η (−ln(1 − F))^(1/β). B10 life is
 * F = 0.1.
 */
export const weibullAge = (share: number, beta: number, eta: number): number =>
  eta * (-Math.log1p(-share)) ** (1 / beta);

/** Ordinate of Weibull paper: ln(−ln(1 − F)); 0 at F = 63.2 %. */
export const weibullOrdinate = (share: number): number => Math.log(-Math.log1p(-share));

/**
 * Plotting positions of failures among suspensions: Johnson's adjusted order numbers, i = i₋₁ + (n
 * + 1 − i₋₁)/(1 + units from here on), then Benard's median rank (i − 0.3)/(n + 0.4). A failure at
 * the same age as a suspension is ranked first.
 * @param failures ages, in any order
 * @param suspensions ages of units that did not fail
 * @returns the failures in ascending age
 * @source IEC 61649 (2008); Abernethy, The New Weibull Handbook, ch. 2
 */
export function medianRanks(failures: readonly number[], suspensions: readonly number[]): Ranked[] {
  const units = [
    ...failures.map((age) => ({ age, failed: true })),
    ...suspensions.map((age) => ({ age, failed: false })),
  ].sort((a, b) => a.age - b.age || Number(b.failed) - Number(a.failed));
  const n = units.length;
  const failed = units.flatMap((unit, at) =>
    unit.failed ? [{ age: unit.age, atRisk: n - at }] : [],
  );
  const ranks = ranksOf(
    failed.map(({ atRisk }) => atRisk),
    n,
  );
  return failed.map((unit, i) => ({ ...unit, rank: ranks[i] ?? 0 }));
}

/** Median ranks of failures, by the units at risk at each of them and of all. */
export function ranksOf(atRisk: readonly number[], n: number): number[] {
  let order = 0;
  return atRisk.map((units) => {
    order += (n + 1 - order) / (1 + units);
    return (order - 0.3) / (n + 0.4);
  });
}

/**
 * Weibull parameters by median-rank regression of X on Y: the scatter is in the age, so ln t is
 * regressed on ln(−ln(1 − F)). Slope of that line is 1/β, its value at F = 63.2 % ln η.
 * @param failures at least two different ages above 0
 * @returns β and η (unit of the ages)
 * @source IEC 61649 (2008); Abernethy, ch. 2
 */
export function fitWeibull(
  failures: readonly number[],
  suspensions: readonly number[],
): WeibullFit {
  const { slope, level } = lineThrough(medianRanks(failures, suspensions));
  return { beta: 1 / slope, eta: Math.exp(level) };
}

/** The line of ln age over the paper’s ordinate. */
export interface Line {
  /** 1/β */
  slope: number;
  /** ln η, where the ordinate is 0 */
  level: number;
  /** Square of the correlation of its points */
  r2: number;
}

export const lineThrough = (ranked: readonly Ranked[]): Line =>
  regression(ranked.map(({ rank }) => weibullOrdinate(rank)))(
    ranked.map(({ age }) => Math.log(age)),
  );

/** Least squares of x over ordinates that stay the same from record to record. */
export function regression(ordinates: readonly number[]): (xs: ArrayLike<number>) => Line {
  const n = ordinates.length;
  const mean = ordinates.reduce((sum, y) => sum + y, 0) / n;
  const offsets = ordinates.map((y) => y - mean);
  const spread = offsets.reduce((sum, offset) => sum + offset ** 2, 0);
  return (xs) => {
    const first = xs[0] ?? 0;
    let [sum, squares, product] = [0, 0, 0];
    offsets.forEach((offset, i) => {
      const x = (xs[i] ?? 0) - first;
      sum += x;
      squares += x * x;
      product += x * offset;
    });
    const slope = product / spread;
    return {
      slope,
      level: first + sum / n - slope * mean,
      r2: product ** 2 / spread / (squares - sum ** 2 / n),
    };
  };
}
