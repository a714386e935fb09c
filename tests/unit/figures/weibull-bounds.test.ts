import { expect, test } from 'vitest';
import { estimateWeibull } from '../../../src/figures/physics/weibull-bounds.ts';

type Random = () => number;

/** Numbers above 0 and up to 1, the same each time (Park and Miller). */
function randomNumbers(seed: number): Random {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/**
 * A record of so many failures by chance (β = 1, η = 1), and of as many survivors if each unit is
 * watched for a time of its own.
 */
function recordOf(count: number, isWatched: boolean, random: Random) {
  const exponential = () => -Math.log(random());
  for (;;) {
    const units = Array.from({ length: isWatched ? 2 * count : count }, () => ({
      life: exponential(),
      until: isWatched ? exponential() : Number.POSITIVE_INFINITY,
    }));
    const failed = units.filter(({ life, until }) => life <= until);
    const running = units.filter(({ life, until }) => life > until);
    if (failed.length === count)
      return {
        failures: failed.map(({ life }) => life),
        running: running.map(({ until }) => until),
      };
  }
}

test('960 records of parts that fail by chance are called wear in at most 6 in 100, and bounds of 90 % hold', () => {
  const random = randomNumbers(1000);
  const kinds = [5, 8, 12, 20].flatMap((count) => [false, true].map((is) => [count, is] as const));
  const found = kinds.flatMap(([count, isWatched]) =>
    Array.from({ length: 120 }, () => {
      const { failures, running } = recordOf(count, isWatched, random);
      const { beta, age, fitProbability } = estimateWeibull(failures, running);
      const holds = ({ low, high }: typeof beta, value: number) => low <= value && value <= high;
      return {
        wear: beta.low > 1 && fitProbability >= 0.05,
        beta: holds(beta, 1),
        eta: holds(age(1 - 1 / Math.E), 1),
        tenth: holds(age(0.1), -Math.log(0.9)),
        bent: fitProbability < 0.05,
      };
    }),
  );
  const shareOf = (name: 'wear' | 'beta' | 'eta' | 'tenth' | 'bent') =>
    found.filter((record) => record[name]).length / found.length;
  expect(shareOf('wear')).toBeLessThanOrEqual(0.06);
  expect(Math.abs(shareOf('beta') - 0.9)).toBeLessThanOrEqual(0.03);
  // Of as many survivors those of an age hold more often: 92 to 97 in 100.
  expect(Math.min(shareOf('eta'), shareOf('tenth'))).toBeGreaterThanOrEqual(0.87);
  expect(shareOf('bent')).toBeLessThanOrEqual(0.07);
});
