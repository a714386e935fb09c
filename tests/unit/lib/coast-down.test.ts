import { expect, test } from 'vitest';
import { angleLeftAt, speedAt } from '../../../src/lib/coast-down.ts';

test('a coast-down goes from full speed to rest, and holds still before and after', () => {
  expect([-1, 0, 1, 2].map((share) => [speedAt(share), angleLeftAt(share)].map((part) => Math.abs(part)))).toEqual([
    [expect.closeTo(1, 9), 1],
    [expect.closeTo(1, 9), 1],
    [0, 0],
    [0, 0],
  ]);
});

test('the angle that is left falls as fast as the rotor turns', () => {
  const rate = (share: number) => (angleLeftAt(share - 1e-5) - angleLeftAt(share + 1e-5)) / 2e-5 / speedAt(share);
  for (const share of [0.1, 0.5, 0.9]) expect(rate(share)).toBeCloseTo(rate(0.3), 4);
});
