// cspell:ignore Mmqz
import { expect, test } from 'vitest';
import { BELT, beltHeights, drums } from '../../../../src/figures/hero/drum.ts';

test('the belts together are as high as the tip radius, the last one the lowest', () => {
  expect(beltHeights.reduce((sum, height) => sum + height, 0)).toBeCloseTo(1);
  expect([...beltHeights].sort((a, b) => b - a)).toEqual(beltHeights);
});

test('the cone, the cylinder and the turbine are a drum each; where tips differ, the drum is cut off at each row’s own', () => {
  expect(drums.map(({ place }) => place.includes('clip-path'))).toEqual([true, false, true]);
  // First rotor 243 units, third 220: 91 %. First bucket 270 units, last 328: 82 %.
  expect(drums[0]?.place).toMatch(/polygon\(0% 0%,0% 100%,.*,100% 91%,100% 0%\);$/);
  expect(drums[2]?.place).toMatch(/polygon\(0% 0%,0% 82%,.*,100% 100%,100% 0%\);$/);
});

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
