import { expect, test } from 'vitest';
import { PALETTE } from '../../../src/figures/palette.ts';

const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255)
    .map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a: string, b: string) => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};

test.each(['paper', 'ink'] as const)('the palette of drawings is legible on %s', (theme) => {
  const { paper, rule: _rule, straw: _straw, ...legible } = PALETTE[theme];
  for (const [name, colour] of Object.entries(legible))
    expect(contrast(colour, paper), name).toBeGreaterThan(4.5);
});
