import { expect, test } from 'vitest';
import { decades } from '../../../src/figures/axes.ts';
import { SLIM } from '../../../src/figures/drawing.ts';
import { draw } from '../../../src/figures/index.ts';
import { figureSample, WORDS } from './samples.ts';

test.each([
  ...(['bode', 'performance-map', 'reliability-growth', 'site-rating', 'sour-regions'] as const),
  ...(['spectrum', 'trend', 'waterfall', 'weibull'] as const),
])('%s has numbers along its horizontal axis', (type) => {
  const { texts } = draw(figureSample(type), WORDS, SLIM);
  const ticks = texts.filter(({ style, text }) => style === 'tick' && /^[\d.,−]+$/.test(text));
  const rows = [...Map.groupBy(ticks, ({ y }) => y).values()];
  expect(rows.some(({ length }) => length > 1)).toBe(true);
});

test.each([
  [4200, 8400, [5000, 6000, 7000, 8000]],
  [40, 900, [50, 100, 200, 500]],
  [40, 90_000, [100, 1000, 10_000]],
])('a logarithmic axis from %d to %d has two numbers or more', (low, high, ticks) => {
  expect(decades([low, high])).toEqual(ticks);
});
