import { describe, expect, test } from 'vitest';
import { fluid, symbolic } from '../../../src/figures/index.ts';
import { memoize } from '../../../src/lib/memoize.ts';
import type { Figure } from '../../../src/schemas/figures/index.ts';
import { ALL, figureSample, WORDS } from './samples.ts';

/** Drawn once for all that is asked of it. */
const drawn = memoize((figure: Figure) => fluid(figure, WORDS));

describe('a figure on the page', () => {
  test.each(ALL)(
    '%s has its alt text as accessible name of an image, no style attribute and no broken number',
    (_, figure) => {
      const svg = drawn(figure);
      expect(svg).toContain(`role="img" aria-label="${figure.alt}"`);
      expect(svg.match(/<g aria-hidden="true">/g)?.length).toBe(svg.match(/role="img"/g)?.length);
      expect(svg).not.toMatch(/ style=|NaN|Infinity|undefined/);
    },
  );

  test('writes texts at percent of the width and never scales them', () => {
    for (const [, figure] of ALL)
      expect(drawn(figure)).not.toMatch(/<svg[^>]*viewBox[^>]*>(?:(?!<\/svg>).)*<text/);
  });
});

test('an arrow in the home page’s file is 1 px wide, as on its own page', () => {
  const { svg } = symbolic(figureSample('sour-regions'), WORDS);
  expect(svg).toMatch(/<line [^>]*stroke-width="1"/);
});
