import { describe, expect, test } from 'vitest';
import { compactPath } from '../../../src/figures/compact-path.ts';

describe('compactPath', () => {
  test('writes each step from the pen', () => {
    expect(compactPath('M10 20 L15 20 L15 10 H30 V-5 Z')).toBe('M10 20l5 0l0 -10h15v-15z');
  });

  test('measures curves from their own start', () => {
    expect(compactPath('M10 10 C10 20 20 30 30 30 Q40 30 40 20')).toBe(
      'M10 10c0 10 10 20 20 20q10 0 10 -10',
    );
  });

  test('does not let rounding add up', () => {
    const steps = Array.from({ length: 10 }, (_, i) => `L${(i + 1) * 1.4} 0`).join('');
    const moved = [...compactPath(`M0 0${steps}`).matchAll(/(\d+) 0/g)]
      .slice(1)
      .reduce((sum, [, step]) => sum + Number(step), 0);
    expect(moved).toBe(14);
  });

  test.each(['M0 0 A1 1 0 0 0 2 2', 'M0 0 L5', 'M0 0 l5 5', 'M0 0 LNaN 1', 'M0 0 Z5'])(
    'refuses %s',
    (path) => {
      expect(() => compactPath(path)).toThrow('is not a valid command');
    },
  );
});
