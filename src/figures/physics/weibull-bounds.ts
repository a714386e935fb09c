import {
  type Line,
  lineThrough,
  medianRanks,
  ranksOf,
  regression,
  weibullOrdinate,
} from './weibull.ts';

/** A value, and the bounds between which the true one lies in 90 of 100 records. */
export interface Estimate {
  value: number;
  low: number;
  high: number;
}

/**
 * Share of simulated records beyond each bound. 5 % would be exact for complete records and for
 * those that end with a failure; of those that end on a date, a little more lie beyond.
 */
const TAIL = 0.045;

/** Most failures that are counted ahead. */
export const MOST_AHEAD = 100;

/**
 * The line through the ages with bounds of 90 %, by simulation: how far the lines of records of a
 * known distribution, in which as many units are at risk at each failure, lie from the true line.
 * These distances, counted in the slope of the line that was found, are the same whatever β and η
 * (pivotal quantities). They hold exactly for complete records and where units are withdrawn at
 * failures. Where they are withdrawn at any time, those of β hold closely, and those of an age in
 * up to 98 of 100 records (tests/unit/figures/weibull-bounds.test.ts). The simulation begins with
 * the same seed each time.
 * @param failures at least two different ages above 0
 * @source Lawless, Statistical Models and Methods for Lifetime Data (2003), section 5.1; Viveros and
 * Balakrishnan, Technometrics 36 (1994), for units withdrawn; Abernethy, ch. 3, for the test of fit
 */
export function estimateWeibull(failures: readonly number[], suspensions: readonly number[]) {
  const ranked = medianRanks(failures, suspensions);
  const units = failures.length + suspensions.length;
  const atRisk = ranked.map((each) => each.atRisk);
  const { slope, level, r2 } = lineThrough(ranked);
  const lines = simulatedLines(atRisk, units, [800, 4000]);
  const betaFrom = (simulated: readonly Line[]): Estimate => {
    const [low, high] = tails(simulated.map((line) => line.slope));
    return { value: 1 / slope, low: low / slope, high: high / slope };
  };
  const beta = betaFrom(lines);

  /** Age by which a share has failed; η for 1 − 1/e. */
  const age = (share: number): Estimate => {
    const ordinate = weibullOrdinate(share);
    // By how many of its slopes a line shows too high a ln age.
    const [least, most] = tails(
      lines.map((line) => (line.level - ordinate) / line.slope + ordinate),
    );
    const at = (excess: number) => Math.exp(level + slope * (ordinate - excess));
    return { value: at(0), low: at(most), high: at(least) };
  };

  /** Share failed by an age: the bounds of the age, read the other way round. */
  const share = (reached: number): Estimate => {
    const found = (Math.log(reached) - level) / slope;
    const isShownLess = (ordinate: number) => (line: Line) =>
      (ordinate - line.level) / line.slope < found;
    const bound = (tail: number) =>
      border((ordinate) => lines.filter(isShownLess(ordinate)).length > tail * lines.length);
    const failed = (ordinate: number) => -Math.expm1(-Math.exp(ordinate));
    return { value: failed(found), low: failed(bound(1 - TAIL)), high: failed(bound(TAIL)) };
  };

  /**
   * Number of failures at which the bounds of the same β would be near enough, where as many units
   * are withdrawn between them; Infinity for more than can be counted ahead.
   */
  const failuresUntil = (isEnough: (beta: Estimate) => boolean): number => {
    const atCount = (count: number) =>
      betaFrom(simulatedLines(longer(atRisk, count), (units * count) / atRisk.length, [500, 500]));
    let [few, enough] = [atRisk.length, Math.max(atRisk.length, MOST_AHEAD) + 1];
    while (enough - few > 1) {
      const count = Math.floor((few + enough) / 2);
      if (isEnough(atCount(count))) enough = count;
      else few = count;
    }
    return enough > MOST_AHEAD ? Number.POSITIVE_INFINITY : enough;
  };

  /** Share of records of one Weibull distribution whose points lie further from a line. */
  const worse = lines.filter((line) => line.r2 < r2).length / lines.length;
  return { beta, age, share, failuresUntil, worse };
}

/**
 * Lines of records with β = 1 and η = 1: between two failures each unit at risk adds its share to a
 * hazard that is spread exponentially.
 * @param limits of the number of records: fewer where each is long
 */
function simulatedLines(
  atRisk: readonly number[],
  n: number,
  [fewest, most]: readonly [number, number],
): Line[] {
  const random = randomNumbers();
  const line = regression(ranksOf(atRisk, n).map(weibullOrdinate));
  const logs = new Float64Array(atRisk.length);
  const count = Math.max(fewest, Math.min(most, Math.round(200_000 / atRisk.length)));
  return Array.from({ length: count }, () => {
    let hazard = 0;
    atRisk.forEach((units, i) => {
      hazard -= Math.log(random()) / units;
      logs[i] = Math.log(hazard);
    });
    return line(logs);
  });
}

/** Units at risk at each failure of a longer record with the same course. */
function longer(atRisk: readonly number[], count: number): number[] {
  const times = count / atRisk.length;
  return Array.from({ length: count }, (_, i) => {
    const at = Math.floor(i / times);
    const units = atRisk[at] ?? 1;
    const next = atRisk[at + 1] ?? units - 1;
    return times * (units + (next - units) * (i / times - at));
  });
}

/** The values beyond which so many lie on either side. */
function tails(values: number[]): [low: number, high: number] {
  const sorted = Float64Array.from(values).sort();
  const beyond = Math.floor(TAIL * sorted.length);
  return [sorted[beyond] ?? 0, sorted[sorted.length - 1 - beyond] ?? 0];
}

/** Ordinates of shares from the least that a number can hold up to where nothing is left. */
const ORDINATES = [-700, 7] as const;

/** Up to which ordinate a condition holds, by bisection. */
function border(holds: (ordinate: number) => boolean): number {
  let yes: number = ORDINATES[0];
  let no: number = ORDINATES[1];
  for (let i = 0; i < 40; i++) {
    const middle = (yes + no) / 2;
    if (holds(middle)) yes = middle;
    else no = middle;
  }
  return yes;
}

/** Random numbers between 0 and 1, the same each time: Mulberry32. */
function randomNumbers(seed = 1): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32 + 2 ** -33;
  };
}
