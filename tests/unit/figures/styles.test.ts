import fs from 'node:fs';
import zlib from 'node:zlib';
import { parse, type Rule } from 'postcss';
import { describe, expect, it } from 'vitest';
import { WIDE_PX } from '../../../src/figures/drawing.ts';
import { AREAS, DOTS, LINES } from '../../../src/figures/looks.ts';
import { PALETTE } from '../../../src/figures/palette.ts';
import { colourToken } from '../../../src/lib/node/tokens.ts';

const css = fs.readFileSync('src/components/figure.css', 'utf8');
/** Value of a property for a class, from every rule that names it: the last one wins, as in a browser where all weigh the same. */
function lastValue(name: string, property: string): string | undefined {
  let last: string | undefined;
  parse(css).walkDecls(property, ({ parent, value }) => {
    const words = (parent as Rule).selector.split(/[^\w.-]+/);
    if (!words.includes('text') && words.some((word) => word.endsWith(`.${name}`))) last = value;
  });
  return last;
}

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

describe('the stylesheet of figures', () => {
  it('is smaller than 900 bytes on the wire', () => {
    const small = css.replace(/\/\*.*?\*\//gs, '').replace(/\s+/g, ' ');
    expect(zlib.brotliCompressSync(small).length).toBeLessThan(900);
  });

  it.each(Object.entries(LINES))('gives the line "%s" the weight and dash that documents get', (_, { name, width, dash }) => {
    const classes = name.split(' ');
    const last = (property: string) =>
      classes
        .map((c) => lastValue(c, property))
        .filter(Boolean)
        .at(-1);
    expect(Number(last('stroke-width') ?? 1)).toBe(width);
    expect(last('stroke-dasharray')).toBe(dash);
  });

  it.each(Object.entries(AREAS))('gives the area "%s" the opacity that documents get', (_, { name, opacity }) => {
    expect(lastValue(name, 'fill-opacity')).toBe(opacity === undefined ? undefined : String(opacity));
  });

  it('draws points as large as documents do', () => {
    expect(Number(lastValue('dot', 'stroke-width'))).toBe(DOTS.after.size);
    expect(Number(lastValue('square', 'stroke-width'))).toBe(DOTS.before.size);
  });

  it('changes from slim to wide where the layouts do', () => {
    expect(css).toContain(`(width < ${WIDE_PX / 16}rem)`);
    expect(css).toContain(`(width >= ${WIDE_PX / 16}rem)`);
  });
});

describe('the palette of drawings', () => {
  it.each(['paper', 'ink'] as const)('is legible on %s', (theme) => {
    const { paper, ink, mute, bronze, plum, blue } = PALETTE[theme];
    for (const colour of [ink, mute, bronze, plum, blue]) expect(contrast(colour, paper)).toBeGreaterThan(4.5);
  });
});

describe('a colour token', () => {
  it('is read from the style sheet', () => {
    expect(fs.readFileSync('src/styles/tokens.css', 'utf8')).toContain(`--color-ink: ${colourToken('ink')};`);
  });

  it.each([
    ['rust', 'found none'],
    ['surface', 'found var(--color-paper)'],
  ])('%s is refused, with what was found and what would be right', (name, found) => {
    expect(() => colourToken(name)).toThrow(new RegExp(`--color-${name} with a value such as #14191d, ${found.replace(/[()]/g, '.')}`));
  });
});
