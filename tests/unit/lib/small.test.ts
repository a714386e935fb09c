// cspell:ignore cuont relability Sørensen sorensen aebel Łukasz Wójcik lukasz wojcik Æbel Groß
import { describe, expect, test } from 'vitest';
import { fill } from '../../../src/lib/fill.ts';
import { nearest, onlyNear } from '../../../src/lib/nearest.ts';
import { slugOf } from '../../../src/lib/slug.ts';
import { wordCount } from '../../../src/lib/words.ts';

describe('fill', () => {
  test('replaces placeholders by their values', () => {
    expect(fill('{n} of {count}', { n: 1, count: 4 })).toBe('1 of 4');
  });

  test('refuses a text with a placeholder that has no value', () => {
    expect(() => fill('{shown} of {cuont}', { shown: 1, count: 4 })).toThrow('has the placeholder {cuont}; known are {shown}, {count}');
  });
});

test.each([
  ['Café of 3 gears', 'cafe-of-3-gears'],
  ['Ana Sørensen', 'ana-sorensen'],
  ['Łukasz Wójcik-Æbel', 'lukasz-wojcik-aebel'],
  ['“Groß?”', 'gross'],
])('the file of “%s” has a name that can be read', (title, slug) => expect(slugOf(title)).toBe(slug));

describe('nearest', () => {
  test.each([
    ['gas-turbine', 'gas-turbines'],
    ['RCA', 'rca'],
    ['relability', 'reliability'],
  ])('takes "%s" for "%s"', (found, meant) => {
    expect(nearest(found, ['gas-turbines', 'rca', 'reliability'])).toBe(meant);
  });

  test('guesses nothing where nothing is near', () => {
    expect(nearest('pumps', ['gas-turbines', 'simulation'])).toBeUndefined();
    expect(nearest('pumps', [])).toBeUndefined();
  });
  test('is sure of a slip of one letter in five that only one word is near', () => {
    expect(onlyNear('simulations', ['gas-turbines', 'simulation'])).toBe('simulation');
    expect(onlyNear('dlg_wp4', ['dlg_wp3', 'dlg_wp5'])).toBeUndefined();
    expect(onlyNear('note', ['role'])).toBeUndefined();
  });
});

test('wordCount counts words and numbers, and no punctuation', () => {
  expect(wordCount('What we do\nA test at 9,420 rpm – it’s signed, at < 5 °C and > 2 bar.')).toBe(16);
  expect(wordCount('')).toBe(0);
});
