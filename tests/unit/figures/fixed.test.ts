import { describe, expect, test } from 'vitest';
import { CARD_PX, card, fixed } from '../../../src/figures/index.ts';
import { PALETTE } from '../../../src/figures/palette.ts';
import { ALL, figureSample, WORDS } from './samples.ts';

describe('a figure in a document', () => {
  test.each(ALL)('%s needs nothing from outside', (_, figure) => {
    const { svg } = fixed(figure, WORDS, { width: 620 });
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="620"/);
    expect(svg).not.toMatch(/class=|style|url\(|href|var\(|currentColor|%"|NaN|undefined/);
    const colours = new Set([...svg.matchAll(/(?:fill|stroke)="(#[^"]+)"/g)].map((m) => m[1]));
    for (const colour of colours) expect(Object.values(PALETTE.paper)).toContain(colour);
  });

  test('is wider and higher by its scale, with texts as large', () => {
    const figure = figureSample('performance-map');
    expect(fixed(figure, WORDS, { width: 600 })).toMatchObject({ width: 600, height: 360 });
    const large = fixed(figure, WORDS, { width: 1200, scale: 2 });
    expect(large).toMatchObject({ width: 1200, height: 720 });
    expect(large.svg).toContain('width="1200" height="720" viewBox="0 0 600 360"');
  });

  test('is light on a dark ground for the Open Graph image', () => {
    const figure = figureSample('performance-map');
    const { svg } = fixed(figure, WORDS, {
      width: 1200,
      scale: 2,
      theme: 'ink',
      ground: PALETTE.ink.paper,
    });
    expect(svg).toContain(`<rect width="600" height="360" fill="${PALETTE.ink.paper}"/>`);
    expect(svg).not.toContain(PALETTE.paper.after);
  });
});

// Its label: layout.test.ts.
test.each(ALL)('on a card, %s stands whole within it', (_, figure) => {
  const svg = card(figure, WORDS);
  expect(svg).toContain(`viewBox="0 0 ${CARD_PX.width} ${CARD_PX.height}"`);
  expect(svg).not.toMatch(/ id=|style=|class=|NaN/);
  expect(card(figure, WORDS, 'unlabelled')).not.toContain('<text');
  for (const [, x = '0'] of svg.matchAll(/ (?:x|cx)="(-?[\d.]+)"/g))
    expect(Number(x)).toBeLessThanOrEqual(CARD_PX.width);
});
