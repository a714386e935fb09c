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

/** The course of a record: what its simulation repeats. */
interface Course {
  /** Units at risk at each failure */
  atRisk: readonly number[];
  /** All of them, failed or not */
  units: number;
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
  const course: Course = {
    atRisk: ranked.map(({ atRisk }) => atRisk),
    units: failures.length + suspensions.length,
  };
  const line = lineThrough(ranked);
  const simulated = simulatedLines(course, [800, 4000]);
  return {
    beta: betaWithBounds(line, simulated),
    /** Age by which a share has failed; η for 1 − 1/e. */
    age: (share: number) => ageWithBounds(line, simulated, share),
    /** Share failed by an age. */
    share: (age: number) => shareWithBounds(line, simulated, age),
    /**
     * Number of failures at which the bounds of the same β would be near enough, where as many units
     * are withdrawn between them; Infinity for more than can be counted ahead.
     */
    failuresUntil: (isEnough: (beta: Estimate) => boolean) => failuresUntil(isEnough, course, line),
    /** Share of records of one Weibull distribution whose points lie further from a line. */
    fitProbability: simulated.filter(({ r2 }) => r2 < line.r2).length / simulated.length,
  };
}

function betaWithBounds({ slope }: Line, simulated: readonly Line[]): Estimate {
  const [low, high] = tails(simulated.map((line) => line.slope));
  return { value: 1 / slope, low: low / slope, high: high / slope };
}

function ageWithBounds(
  { slope, level }: Line,
  simulated: readonly Line[],
  share: number,
): Estimate {
  const ordinate = weibullOrdinate(share);
  // By how many of its slopes a line shows too high a ln age.
  const [least, most] = tails(
    simulated.map((line) => (line.level - ordinate) / line.slope + ordinate),
  );
  const ageAt = (excess: number) => Math.exp(level + slope * (ordinate - excess));
  return { value: ageAt(0), low: ageAt(most), high: ageAt(least) };
}

/** The bounds of the age, read the other way round. */
function shareWithBounds(
  { slope, level }: Line,
  simulated: readonly Line[],
  age: number,
): Estimate {
  const found = (Math.log(age) - level) / slope;
  const linesBelow = (ordinate: number) =>
    simulated.filter((line) => (ordinate - line.level) / line.slope < found).length;
  const bound = (tail: number) =>
    border((ordinate) => linesBelow(ordinate) > tail * simulated.length);
  const failedAt = (ordinate: number) => -Math.expm1(-Math.exp(ordinate));
  return { value: failedAt(found), low: failedAt(bound(1 - TAIL)), high: failedAt(bound(TAIL)) };
}

function failuresUntil(isEnough: (beta: Estimate) => boolean, course: Course, line: Line): number {
  const now = course.atRisk.length;
  let [few, enough] = [now, Math.max(now, MOST_AHEAD) + 1];
  while (enough - few > 1) {
    const count = Math.floor((few + enough) / 2);
    const simulated = simulatedLines(lengthened(course, count), [500, 500]);
    if (isEnough(betaWithBounds(line, simulated))) enough = count;
    else few = count;
  }
  return enough > MOST_AHEAD ? Number.POSITIVE_INFINITY : enough;
}

/**
 * Lines of records with β = 1 and η = 1: between two failures each unit at risk adds its share to a
 * hazard that is spread exponentially.
 * @param limits of the number of records: fewer where each is long
 */
function simulatedLines(
  { atRisk, units }: Course,
  [fewest, most]: readonly [number, number],
): Line[] {
  const random = randomNumbers();
  const line = regression(ranksOf(atRisk, units).map(weibullOrdinate));
  const logs = new Float64Array(atRisk.length);
  const count = Math.max(fewest, Math.min(most, Math.round(200_000 / atRisk.length)));
  return Array.from({ length: count }, () => {
    let hazard = 0;
    atRisk.forEach((left, i) => {
      hazard -= Math.log(random()) / left;
      logs[i] = Math.log(hazard);
    });
    return line(logs);
  });
}

/**
 * The course of a record with more failures: the units at risk fall evenly from one failure of the
 * shorter record to the next.
 */
function lengthened({ atRisk, units }: Course, count: number): Course {
  const factor = count / atRisk.length;
  const longer = Array.from({ length: count }, (_, i) => {
    const place = i / factor;
    const before = Math.floor(place);
    const from = atRisk[before] ?? 1;
    const to = atRisk[before + 1] ?? from - 1;
    return factor * (from + (to - from) * (place - before));
  });
  return { atRisk: longer, units: units * factor };
}

/** Values beyond which a share of TAIL lies at either end. */
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
