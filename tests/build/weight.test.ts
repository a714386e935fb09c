import { expect, test } from 'vitest';
import { BUDGET } from '../../src/config/budgets.ts';
import { bytesOf, pages, standInPages } from '../support/dist.ts';
import { valuesOf } from '../support/html.ts';

const every = [...pages, ...standInPages];

test('the styles of a page stand in the page: the first paint waits for no file', () => {
  for (const { route, $ } of every) expect(valuesOf($, 'link[rel=stylesheet]:not([media=print])', 'href'), route).toEqual([]);
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
