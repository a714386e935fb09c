import { describe, expect, test } from 'vitest';
import { runDown } from '../../../src/lib/run-down.ts';

describe('run-down', () => {
  test.each([0, 1, 12, 400])('goes from full speed to rest with windage %d times the friction', (windage) => {
    const { speed, remaining } = runDown(windage);
    expect([speed(0), remaining(0)].map((n) => n.toFixed(9))).toEqual(['1.000000000', '1.000000000']);
    expect([speed(1), remaining(1)].map(Math.abs)).toEqual([0, 0]);
  });

  test('is at tan(π/8) half-way when windage equals friction', () => {
    const { speed, remaining } = runDown(1);
    expect(speed(0.5)).toBeCloseTo(Math.SQRT2 - 1, 12);
    expect(remaining(0.5)).toBeCloseTo(Math.log(Math.cos(Math.PI / 8)) / Math.log(Math.SQRT1_2), 12);
    expect(remaining(0.5)).toBeCloseTo(0.2284, 4);
  });

  test('is a straight line with friction alone, and close to it with next to no windage', () => {
    expect(runDown(0).speed(0.3)).toBeCloseTo(0.7);
    expect(runDown(0).remaining(0.3)).toBeCloseTo(0.49);
    expect(runDown(1e-6).speed(0.3)).toBeCloseTo(0.7, 5);
    expect(runDown(1e-6).remaining(0.3)).toBeCloseTo(0.49, 5);
  });

  test('obeys J·dω/dt = -(T0 + c·ω²)', () => {
    const windage = 12;
    const { speed } = runDown(windage);
    const torque = (share: number) => (speed(share - 1e-5) - speed(share + 1e-5)) / 2e-5;
    const friction = torque(0.5) / (1 + windage * speed(0.5) ** 2);
    for (const share of [0.01, 0.1, 0.25, 0.75, 0.99]) expect(torque(share)).toBeCloseTo(friction * (1 + windage * speed(share) ** 2), 4);
  });

  test('leaves an angle that falls as fast as the rotor turns', () => {
    const { speed, remaining } = runDown();
    const rate = (share: number) => (remaining(share - 1e-5) - remaining(share + 1e-5)) / 2e-5 / speed(share);
    for (const share of [0.1, 0.5, 0.9]) expect(rate(share)).toBeCloseTo(rate(0.3), 4);
  });

  test('holds still before the start and after the end', () => {
    const { speed, remaining } = runDown();
    expect([speed(-1), remaining(-1)]).toEqual([speed(0), remaining(0)]);
    expect([speed(2), remaining(2)].map(Math.abs)).toEqual([0, 0]);
  });

  test.each([-1, NaN, Infinity])('refuses %d', (windage) => {
    expect(() => runDown(windage)).toThrow('expected a finite number from 0 up');
  });
});
