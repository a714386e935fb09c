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
  let order = 0;
  return units.flatMap(({ age, failed }, at) => {
    if (!failed) return [];
    order += (n + 1 - order) / (1 + n - at);
    return [{ age, rank: (order - 0.3) / (n + 0.4) }];
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
  const points = medianRanks(failures, suspensions).map(({ age, rank }) => ({
    x: Math.log(age),
    y: weibullOrdinate(rank),
  }));
  const mean = (of: (p: { x: number; y: number }) => number) =>
    points.reduce((sum, p) => sum + of(p), 0) / points.length;
  const [x, y] = [mean((p) => p.x), mean((p) => p.y)];
  const slope = mean((p) => (p.x - x) * (p.y - y)) / mean((p) => (p.y - y) ** 2);
  return { beta: 1 / slope, eta: Math.exp(x - slope * y) };
}

/** 90th percentile of χ² with one degree of freedom. */
const CHI_90 = 2.7055;

type Range = readonly [low: number, high: number];

/**
 * Two-sided bounds by the likelihood ratio, of β and of the age by which a share has failed (of η
 * for 1 − 1/e): the values at which twice the logarithm of the likelihood, at its highest over the
 * other parameter, has fallen by a percentile of χ².
 * @param failures at least two different ages above 0
 * @param chi the percentile; by default for 90 %
 * @source Meeker and Escobar, Statistical Methods for Reliability Data (1998), ch. 8; Abernethy,
 * ch. 7
 */
export function weibullBounds(
  failures: readonly number[],
  suspensions: readonly number[],
  chi = CHI_90,
) {
  const r = failures.length;
  // Ages relative to their largest: their powers stay within what a number can hold.
  const largest = Math.max(...failures, ...suspensions);
  const logs = [...failures, ...suspensions].map((age) => Math.log(age / largest));
  const sumOfLogs = logs.slice(0, r).reduce((sum, log) => sum + log, 0);
  /**
   * ln η for which the likelihood of a β is highest, and the logarithm of that likelihood. All of β
   * as ln β.
   */
  const best = (logBeta: number) => {
    const beta = Math.exp(logBeta);
    const logPower = Math.log(logs.reduce((sum, log) => sum + Math.exp(beta * log), 0) / r);
    return {
      logEta: logPower / beta,
      likelihood: r * (logBeta - logPower - 1) + (beta - 1) * sumOfLogs,
    };
  };
  const top = peak((logBeta) => best(logBeta).likelihood, BETAS);
  const least = best(top).likelihood - chi / 2;
  const inside = (logBeta: number) => best(logBeta).likelihood > least;
  const range: Range = [border(inside, top, BETAS[0]), border(inside, top, BETAS[1])];
  /**
   * ln of the age by which a share has failed, for a β within its bounds: lowest or highest with
   * that likelihood.
   */
  const logAge = (logBeta: number, share: number, end: 'low' | 'high') => {
    const { logEta, likelihood } = best(logBeta);
    // With η other than the best, the likelihood falls by r (e^v − v − 1), where v = −β (ln η − ln
    // of the best η).
    const fall = Math.max(0, likelihood - least) / r;
    const v = border(
      (x) => Math.exp(x) - x - 1 < fall,
      0,
      end === 'low' ? Math.sqrt(2 * fall) : -fall - 1,
    );
    return logEta + (Math.log(-Math.log1p(-share)) - v) / Math.exp(logBeta);
  };
  const age = (share: number): Range => {
    const lowest = peak((logBeta) => -logAge(logBeta, share, 'low'), range);
    const highest = peak((logBeta) => logAge(logBeta, share, 'high'), range);
    return [
      largest * Math.exp(logAge(lowest, share, 'low')),
      largest * Math.exp(logAge(highest, share, 'high')),
    ];
  };
  return { beta: [Math.exp(range[0]), Math.exp(range[1])] as const, age };
}

/** ln β from 0.02 to 3,000. */
const BETAS: Range = [-4, 8];

/** Where a condition ceases to hold between two values, by bisection. */
function border(holds: (value: number) => boolean, inside: number, outside: number): number {
  let [yes, no] = [inside, outside];
  for (let i = 0; i < 30; i++) {
    const middle = (yes + no) / 2;
    if (holds(middle)) yes = middle;
    else no = middle;
  }
  return yes;
}

/** Where a function with one peak is highest, by thirds. */
function peak(of: (value: number) => number, [from, to]: Range): number {
  let [low, high] = [from, to];
  while (high - low > 1e-4) {
    const third = (high - low) / 3;
    if (of(low + third) > of(high - third)) high -= third;
    else low += third;
  }
  return (low + high) / 2;
}
