import { describe, expect, test } from 'vitest';
import { compactPath } from '../../../src/figures/compact-path.ts';

describe('compactPath', () => {
  test('writes each step from the pen', () => {
    expect(compactPath('M10 20 L15 20 L15 10 H30 V-5 Z')).toBe('M10 20l5 0l0 -10h15v-15z');
  });

  test('begins with an absolute move, so that two paths can be joined', () => {
    expect(compactPath('M1 1 H2') + compactPath('M5 5 V6')).toBe('M1 1h1M5 5v1');
  });

  test('goes on from the start of a closed figure', () => {
    expect(compactPath('M10 10 H20 V20 Z M12 12 H14')).toBe('M10 10h10v10zm2 2h2');
  });

  test('measures curves from their own start', () => {
    expect(compactPath('M10 10 C10 20 20 30 30 30 Q40 30 40 20')).toBe('M10 10c0 10 10 20 20 20q10 0 10 -10');
  });

  test('does not let rounding add up', () => {
    const steps = Array.from({ length: 10 }, (_, i) => `L${(i + 1) * 1.4} 0`).join('');
    const moved = [...compactPath(`M0 0${steps}`).matchAll(/(\d+) 0/g)].slice(1).reduce((sum, [, step]) => sum + Number(step), 0);
    expect(moved).toBe(14);
  });

  test('keeps the requested decimals, without needless characters', () => {
    expect(compactPath('M0 0 L0.52 0.52 L1.04 0 L1.2 0.6 H3', 1)).toBe('M0 0l.5 .5l.5 -.5l.2 .6h1.8');
  });

  test('reads a number in scientific notation', () => {
    expect(compactPath('M0 0 L5 1e-14')).toBe('M0 0l5 0');
  });

  test.each(['M0 0 A1 1 0 0 0 2 2', 'M0 0 L5', 'M0 0 l5 5', 'M0 0 LNaN 1', 'M0 0 Z5'])('refuses %s', (path) => {
    expect(() => compactPath(path)).toThrow('is not a valid command');
  });
});
