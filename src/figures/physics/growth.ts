/** One period of running, by the system's own clock. */
interface Period {
  /** Cumulative running time at which the period starts and ends */
  from: number;
  to: number;
  /** Cumulative running time of each event */
  events: readonly number[];
}

interface GrowthFit {
  /** Slope on log-log paper: below 1 the events get rarer, above 1 more frequent */
  beta: number;
  /** Scale of N(t) = λ t^β */
  lambda: number;
}

/**
 * Events of a period by the time since it began, ascending: each period of one configuration has
 * its own clock.
 */
export const ownClock = ({ from, events }: Period): number[] =>
  events.toSorted((a, b) => a - b).map((time) => time - from);

/**
 * Crow-AMSAA power law N(t) = λ t^β of a time-terminated period, by maximum likelihood: β = n / Σ
 * ln(T/tᵢ), λ = n/T^β. Time counts from the start of the period, for the model tracks one
 * configuration; a change starts a new period.
 * @returns β and λ, in the period's unit of time
 * @source MIL-HDBK-189C (2011), continuous tracking model within one phase, time terminated; IEC
 * 61164
 */
export function crowAmsaa(period: Period): GrowthFit {
  const total = period.to - period.from;
  const times = ownClock(period);
  const beta = times.length / times.reduce((sum, time) => sum + Math.log(total / time), 0);
  return { beta, lambda: times.length / total ** beta };
}

/** Number of events expected by a time since the start of the period: N(t) = λ t^β. */
export const eventsBy = ({ beta, lambda }: GrowthFit, time: number): number =>
  lambda * time ** beta;
