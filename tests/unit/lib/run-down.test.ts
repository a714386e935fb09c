import { expect, test } from 'vitest';
import { angleLeftAt, speedAt } from '../../../src/lib/run-down.ts';

test('a run-down goes from full speed to rest, and holds still before and after', () => {
  expect([-1, 0, 1, 2].map((share) => [speedAt(share), angleLeftAt(share)].map((part) => Math.abs(part)))).toEqual([
    [expect.closeTo(1, 9), 1],
    [expect.closeTo(1, 9), 1],
    [0, 0],
    [0, 0],
  ]);
});

test('a run-down obeys J·dω/dt = -(T0 + c·ω²), with windage 12 times the friction', () => {
  const torque = (share: number) => (speedAt(share - 1e-5) - speedAt(share + 1e-5)) / 2e-5;
  const friction = torque(0.5) / (1 + 12 * speedAt(0.5) ** 2);
  for (const share of [0.01, 0.1, 0.25, 0.75, 0.99]) expect(torque(share)).toBeCloseTo(friction * (1 + 12 * speedAt(share) ** 2), 4);
});

test('the angle that is left falls as fast as the rotor turns', () => {
  const rate = (share: number) => (angleLeftAt(share - 1e-5) - angleLeftAt(share + 1e-5)) / 2e-5 / speedAt(share);
  for (const share of [0.1, 0.5, 0.9]) expect(rate(share)).toBeCloseTo(rate(0.3), 4);
});
