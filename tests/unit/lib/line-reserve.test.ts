import { describe, expect, test } from 'vitest';
import { lineReserve, linesAt, lineWidths, wordsOf } from '../../../src/lib/line-reserve.ts';

/** Every letter is half an em wide. */
const half = (text: string) => text.length / 2;
/** A font a tenth wider. */
const wider = (text: string) => half(text) * 1.1;

describe('lines of a text at a width', () => {
  test.each([
    ['one line where all of it fits', 'Gas turbine selection', 10.5, 1],
    ['two lines where it just does not', 'Gas turbine selection', 10.4, 2],
    ['no room needed for a space at the end of a line', 'aaaa bbbb', 2, 2],
    ['a break after a hyphen', 'a steam-heated', 4, 2],
    ['no break within a compound with a short part', 'aa On-Site bb', 3.5, 3],
    ['no break at a no-break space', '26\u00A0MW', 2.5, 1],
    ['a word longer than the line broken anywhere', 'turbomachinery', 4, 2],
    ['a line for an empty text', '', 5, 1],
  ])('%s', (_, text, width, lines) => {
    expect(linesAt(wordsOf(text, half), width)).toBe(lines);
  });
});

describe('room for the lines of several fonts', () => {
  const text = 'Power recovered in a gas lift compressor on a floating production vessel';

  test('is what the widest of them needs, at every width', () => {
    const widths = lineWidths(text, [half, wider], 7);
    for (let width = 8; width < 45; width += 0.37) {
      const reserved = 1 + widths.filter((each) => width < each).length;
      expect(reserved, `${width} em`).toBeGreaterThanOrEqual(
        Math.max(linesAt(wordsOf(text, half), width), linesAt(wordsOf(text, wider), width)),
      );
    }
  });

  test('is not a line more than that, but for the rounding', () => {
    const widths = lineWidths(text, [half], 7);
    for (let width = 8; width < 45; width += 0.37)
      if (widths.every((each) => Math.abs(each - width) > 0.01 * width))
        expect(1 + widths.filter((each) => width < each).length, `${width} em`).toBe(linesAt(wordsOf(text, half), width));
  });

  test('a word needs none', () => {
    expect(lineWidths('Training', [half], 7)).toEqual([]);
  });

  test('ends at the narrowest column', () => {
    const all = lineWidths(text, [half], 7);
    const [widest = 0] = all;
    expect(lineWidths(text, [half], widest - 1).length).toBeLessThan(all.length);
  });

  test('becomes style rules of a container', () => {
    const css = lineReserve('#title', text, { weight: 600, letterSpacing: 0, narrowest: 7 });
    expect(css).toMatch(/^@container \(width < [\d.]+em\)\{#title\{min-height:2lh\}\}/);
  });
});
