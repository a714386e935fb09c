import { expect, test } from 'vitest';
import { BUDGET } from '../../src/config/budgets.ts';
import { brotli, bytesOf, framedPages, pageAt, pages } from '../support/dist.ts';
import { valuesOf } from '../support/html.ts';

const every = [...pages, ...framedPages];

test('all pages share one style sheet, and link it in the head', () => {
  const sheets = every.map(({ $ }) =>
    valuesOf($, 'head > link[rel=stylesheet]:not([media=print])', 'href'),
  );
  expect(new Set(sheets.flat()).size).toBe(1);
  for (const [at, { route, $ }] of every.entries()) {
    expect(sheets[at], route).toHaveLength(1);
    expect(valuesOf($, 'link[rel=stylesheet]:not([media=print])', 'href'), route).toHaveLength(1);
  }
});

test('the style sheet is small', () => {
  const [sheet = ''] = valuesOf(pageAt('/').$, 'link[rel=stylesheet]:not([media=print])', 'href');
  expect(brotli(bytesOf(sheet))).toBeLessThanOrEqual(BUDGET.styles);
});

test('the fonts that a page preloads are few, small, and used', () => {
  for (const { route, $, html } of every) {
    const fonts = valuesOf($, 'link[rel=preload][as=font]', 'href');
    expect(fonts.length, route).toBeGreaterThan(0);
    expect(fonts.length, route).toBeLessThanOrEqual(BUDGET.fonts.files);
    const bytes = fonts.reduce((sum, file) => sum + bytesOf(file).length, 0);
    expect(bytes, route).toBeLessThanOrEqual(BUDGET.fonts.bytes);
    for (const file of fonts) expect(html.replaceAll('"', ''), route).toContain(`url(${file})`);
  }
});
