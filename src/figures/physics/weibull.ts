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
 * @returns β and η (unit of the ages)
 * @source IEC 61649 (2008); Abernethy, ch. 2
 */
export function fitWeibull(failures: readonly number[], suspensions: readonly number[]): WeibullFit {
  const points = medianRanks(failures, suspensions).map(({ age, rank }) => ({ x: Math.log(age), y: weibullOrdinate(rank) }));
  const mean = (of: (p: { x: number; y: number }) => number) => points.reduce((sum, p) => sum + of(p), 0) / points.length;
  const [x, y] = [mean((p) => p.x), mean((p) => p.y)];
  const slope = mean((p) => (p.x - x) * (p.y - y)) / mean((p) => (p.y - y) ** 2);
  return { beta: 1 / slope, eta: Math.exp(x - slope * y) };
}

/** 90th percentile of χ² with one degree of freedom. */
const CHI_90 = 2.7055;

interface Bounds {
  beta: readonly [low: number, high: number];
  eta: readonly [low: number, high: number];
}

/**
 * 90 % two-sided bounds of β and η by the likelihood ratio: the values of one parameter at which the likelihood, at its highest over the
 * other, falls so far that twice its logarithm loses 2.7055.
 * @param failures at least two different ages above 0
 * @source Meeker and Escobar, Statistical Methods for Reliability Data (1998), ch. 8; Abernethy, ch. 7
 */
export function weibullBounds(failures: readonly number[], suspensions: readonly number[]): Bounds {
  const r = failures.length;
  // Ages relative to their largest: their powers stay within what a number can hold.
  const largest = Math.max(...failures, ...suspensions);
  const logs = [...failures, ...suspensions].map((age) => Math.log(age / largest));
  const sumOfLogs = logs.slice(0, r).reduce((sum, log) => sum + log, 0);
  const powers = (beta: number) => {
    let sum = 0;
    for (const log of logs) sum += Math.exp(beta * log);
    return sum;
  };
  const likelihood = (beta: number, logEta: number) =>
    r * Math.log(beta) - r * beta * logEta + (beta - 1) * sumOfLogs - powers(beta) * Math.exp(-beta * logEta);
  /** η at which the likelihood of a β is highest, and β at which that of an η is. */
  const etaOf = (beta: number) => Math.log(powers(beta) / r) / beta;
  const betaOf = (logEta: number) => highest((logBeta) => likelihood(Math.exp(logBeta), logEta));
  const best = highest((logBeta) => likelihood(Math.exp(logBeta), etaOf(Math.exp(logBeta))));
  const logEta = etaOf(Math.exp(best));
  const least = likelihood(Math.exp(best), logEta) - CHI_90 / 2;
  const edge = (from: number, step: number, at: (value: number) => number) => {
    let [inside, outside] = [from, from + step];
    while (at(outside) > least && Math.abs(outside - from) < 40) [inside, outside] = [outside, outside + step];
    for (let i = 0; i < 22; i++) {
      const middle = (inside + outside) / 2;
      if (at(middle) > least) inside = middle;
      else outside = middle;
    }
    return Math.exp(inside);
  };
  const ofBeta = (logBeta: number) => likelihood(Math.exp(logBeta), etaOf(Math.exp(logBeta)));
  const ofEta = (log: number) => likelihood(Math.exp(betaOf(log)), log);
  return {
    beta: [edge(best, -0.5, ofBeta), edge(best, 0.5, ofBeta)],
    eta: [edge(logEta, -0.5, ofEta) * largest, edge(logEta, 0.5, ofEta) * largest],
  };
}

/** Where a function with one peak is highest, for the logarithm of a slope: golden section from 0.02 to 400. */
function highest(of: (value: number) => number): number {
  const GOLDEN = (Math.sqrt(5) - 1) / 2;
  let [low, high] = [-4, 6];
  let [a, b] = [high - GOLDEN * (high - low), low + GOLDEN * (high - low)];
  let [atA, atB] = [of(a), of(b)];
  while (high - low > 1e-4) {
    if (atA > atB) {
      [high, b, atB] = [b, a, atA];
      a = high - GOLDEN * (high - low);
      atA = of(a);
    } else {
      [low, a, atA] = [a, b, atB];
      b = low + GOLDEN * (high - low);
      atB = of(b);
    }
  }
  return (low + high) / 2;
}
