type Pair = readonly [from: number, to: number];

/** Maps values to places, both ends included; either may run downwards. */
export interface Scale {
  (value: number): number;
  readonly domain: Pair;
  /** The value at a place. */
  invert(place: number): number;
}
export interface LinearScale extends Scale {
  /**
   * Round values within the domain, about as many as asked for: 1, 2 or 5 times a power of ten
   * apart.
   */
  ticks(count: number): number[];
}

/** @param limits whether values beyond the domain are placed at its ends */
export function scaleLinear(domain: Pair, range: Pair, limits?: 'clamped'): LinearScale {
  const [low, high] = [Math.min(...domain), Math.max(...domain)];
  const within = (value: number) => (limits ? Math.max(low, Math.min(high, value)) : value);
  const [place, value] = [between(domain, range), between(range, domain)];
  return Object.assign((at: number) => place(within(at)), {
    domain,
    invert: (at: number) => within(value(at)),
    ticks: (count: number) => ticksOf([low, high], count),
  });
}

/** @param domain above 0 */
export function scaleLog(domain: Pair, range: Pair): Scale {
  const logs = [Math.log(domain[0]), Math.log(domain[1])] as const;
  const [place, log] = [between(logs, range), between(range, logs)];
  return Object.assign((at: number) => place(Math.log(at)), {
    domain,
    invert: (at: number) => Math.exp(log(at)),
  });
}

/** The straight line through two pairs; the middle of the second where the first has no width. */
function between([a, b]: Pair, [from, to]: Pair): (value: number) => number {
  if (b < a) return between([b, a], [to, from]);
  return (value) => {
    const share = b === a ? 0.5 : (value - a) / (b - a);
    return from * (1 - share) + to * share;
  };
}

/**
 * Distance of ticks as `step / per`, both whole numbers: 0.2 is 1 / 5, and three of them are 0.6, not
 * 0.6000000000000001.
 */
function stepOf([low, high]: Pair, count: number): { per: number; step: number } {
  const raw = (high - low) / count;
  const power = Math.floor(Math.log10(raw));
  const rest = raw / 10 ** power;
  const [, factor] = FACTORS.find(([least]) => rest >= least) ?? [1, 1];
  return power < 0
    ? { per: 10 ** -power / factor, step: 1 }
    : { per: 1, step: 10 ** power * factor };
}

/** Factors of a power of ten, each from half-way to the one below it on a logarithmic scale. */
const FACTORS = [
  [Math.sqrt(50), 10],
  [Math.sqrt(10), 5],
  [Math.SQRT2, 2],
] as const;

function ticksOf([low, high]: Pair, count: number): number[] {
  if (low === high) return [low];
  const { per, step } = stepOf([low, high], count);
  const at = (n: number) => (n * step) / per;
  // Rounded first: an end that is itself a tick must not fall a hair beside one.
  const [near, far] = [Math.round((low * per) / step), Math.round((high * per) / step)];
  const [first, last] = [at(near) < low ? near + 1 : near, at(far) > high ? far - 1 : far];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => at(first + i));
}
