// cspell:ignore Mmqz
import { expect, test } from 'vitest';
import { BELT, drums } from '../../../../src/figures/hero/drum.ts';

test('one period of the animation ends as it began', () => {
  for (const { path } of drums) {
    const starts = new Map<number, number[]>();
    let [x, y] = [0, 0];
    for (const [, sign, list = ''] of path.matchAll(/([Mmqz])([^Mmqz]*)/g)) {
      const numbers = (list.match(/-?\d+/g) ?? []).map(Number);
      const [dx = 0, dy = 0] = numbers;
      if (sign === 'M') [x, y] = [dx, dy];
      if (sign === 'm') [x, y] = [x + dx, y + dy];
      if (sign === 'M' || sign === 'm') starts.set(x, [...(starts.get(x) ?? []), y]);
    }
    expect(starts.size).toBeGreaterThan(0);
    for (const row of starts.values()) {
      const first = row.filter((low) => low < BELT);
      const second = row.filter((low) => low >= BELT && low < 2 * BELT);
      expect(second).toHaveLength(first.length);
      for (const [i, low] of first.entries()) expect(Math.abs((second[i] ?? 0) - low - BELT)).toBeLessThanOrEqual(1);
    }
  }
});
