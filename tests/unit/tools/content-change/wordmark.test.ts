// cspell:ignore Société Générale
import { describe, expect, test } from 'vitest';
import { movePath, type Setter } from '../../../../src/tools/content-change/wordmarks/font.ts';
import { breakName, makeWordmark } from '../../../../src/tools/content-change/wordmarks/wordmark.ts';

describe('a name', () => {
  test.each([
    ['Shell', ['Shell']],
    ['TotalEnergies', ['TotalEnergies']],
    ['SBM Offshore', ['SBM', 'Offshore']],
    ['Australia Pacific LNG', ['Australia', 'Pacific LNG']],
    ['  Two  words ', ['Two words']],
  ])('%s is set in the lines %j', (name, lines) => {
    expect(breakName(name)).toEqual(lines);
  });
});

test('an outline is scaled first and moved then', () => {
  expect(movePath('M1 2Q3,4 5 6Z', 2, -1, 10, 0)).toBe('M12 -2Q16 -4 20 -6Z');
});

describe('a wordmark', () => {
  /** Letters of a square each, as wide as the face is set. */
  const squares: Setter = (text, _, width) => ({
    letters: [...text].map((_, i) => ({ path: `M0 0L${width} 0L${width} -100L0 -100Z`, x: i * width })),
    left: 0,
    right: text.length * width,
    capHeight: 100,
  });
  const widthOf = (svg: string) => Number(/viewBox="0 0 (\d+) 96"/.exec(svg)?.[1]) / 3;

  test('takes the colour of its surroundings and has the common height', () => {
    expect(makeWordmark('Shell', squares)).toMatch(
      /^<svg xmlns="[^"]+" viewBox="0 0 \d+ 96" fill="currentColor"><path d="[^"]+"\/><\/svg>\n$/,
    );
  });

  test('is set wide where the name is short and narrow where it is long', () => {
    expect(widthOf(makeWordmark('Abcd', squares))).toBe(Math.ceil(4 * 1.18 * 16));
    expect(widthOf(makeWordmark('Abcdefghijk', squares))).toBe(Math.ceil(11 * 0.92 * 16));
  });

  test('is set so that names of middling length come out alike', () => {
    expect(Math.abs(widthOf(makeWordmark('Abcdefg', squares)) - 120)).toBeLessThan(8);
  });

  test('writes a letter that comes again with the same numbers', () => {
    const [, path = ''] = / d="([^"]+)"/.exec(makeWordmark('Aaaaa', squares)) ?? [];
    // What follows the move to where the letter stands.
    const letters = path
      .split(/[Mm][^a-z]*/)
      .slice(1)
      .map((letter) => letter.replace(/z$/, ''));
    expect(letters).toHaveLength(5);
    expect(new Set(letters).size).toBe(1);
  });
});
