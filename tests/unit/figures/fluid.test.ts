import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fluid } from '../../../src/figures/index.ts';
import { formula, pathData } from '../../../src/figures/render/write.ts';
import { stylesCss } from '../../../src/figures/styles.ts';
import { memoize } from '../../../src/lib/memoize.ts';
import type { Figure } from '../../../src/schemas/figures/index.ts';
import { ALL, WORDS } from './samples.ts';

/** Drawn once for all that is asked of it. */
const drawn = memoize((figure: Figure) => fluid(figure, WORDS));
const css = stylesCss() + fs.readFileSync('src/components/figure.css', 'utf8');

describe('a figure on the page', () => {
  test.each(ALL)('%s: elements are closed in order', (_, figure) => {
    const open: string[] = [];
    for (const [, end, name, self] of drawn(figure).matchAll(/<(\/?)([a-z]+)[^>]*?(\/?)>/g)) {
      if (end) expect(open.pop()).toBe(name);
      else if (!self) open.push(name ?? '');
    }
    expect(open).toEqual([]);
  });

  test.each(ALL)('%s has its alt text as accessible name of an image, no style attribute and no broken number', (_, figure) => {
    const svg = drawn(figure);
    expect(svg).toContain(`role="img" aria-label="${figure.alt}"`);
    expect(svg.match(/<g aria-hidden="true">/g)?.length).toBe(svg.match(/role="img"/g)?.length);
    expect(svg).not.toMatch(/ style=|NaN|Infinity|undefined/);
  });

  test.each(ALL)('%s has an id only where an arrow needs one', (_, figure) => {
    const ids = [...drawn(figure).matchAll(/ id="([^"]+)"/g)].map((m) => m[1]);
    expect(ids.length > 0).toBe(drawn(figure).includes('<line'));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each(ALL)('%s uses only classes of the stylesheet', (_, figure) => {
    const used = new Set([...drawn(figure).matchAll(/class="([^"]+)"/g)].flatMap((m) => (m[1] ?? '').split(' ')));
    for (const name of used) expect(css, name).toMatch(new RegExp(`\\.${name}(?![\\w-])`));
  });

  test('writes texts at percent of the width and never scales them', () => {
    for (const [, figure] of ALL) expect(drawn(figure)).not.toMatch(/<svg[^>]*viewBox[^>]*>(?:(?!<\/svg>).)*<text/);
  });
});

describe('writing', () => {
  test('goes on in relative whole steps', () => {
    const points = (text: string) => text.split(' ').map((each) => each.split(',').map(Number) as [number, number]);
    expect(pathData([points('0,0 10,0 20,0 20,-5 17,2')], [1, 1])).toBe('M0 0h10h10v-5l-3 7');
    expect(pathData([points('1,2 3,4'), points('5,6 7,8')], [1, 1], true)).toBe('M1 2l2 2zM5 6l2 2z');
  });

  test('lowers the digits of formulas and nothing else', () => {
    expect(formula('kt CO2e/y, H2S & N2')).toBe('kt CO₂e/y, H₂S & N2');
    expect(formula('bearing H2')).toBe('bearing H₂');
  });
});
