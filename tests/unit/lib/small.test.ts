// cspell:ignore cuont Sørensen sorensen aebel Łukasz Wójcik lukasz wojcik Æbel Groß
import { describe, expect, test } from 'vitest';
import { fill } from '../../../src/lib/fill.ts';
import { nearest } from '../../../src/lib/nearest.ts';
import { slugOf } from '../../../src/lib/slug.ts';
import { wordCount } from '../../../src/lib/words.ts';

describe('fill', () => {
  test('replaces placeholders by their values', () => {
    expect(fill('{n} of {count}', { n: 1, count: 4 })).toBe('1 of 4');
  });

  test('refuses a text with a placeholder that has no value', () => {
    expect(() => fill('{shown} of {cuont}', { shown: 1, count: 4 })).toThrow(
      'has the placeholder {cuont}; known are {shown}, {count}',
    );
  });
});

test.each([
  ['Café of 3 gears', 'cafe-of-3-gears'],
  ['Ana Sørensen', 'ana-sorensen'],
  ['Łukasz Wójcik-Æbel', 'lukasz-wojcik-aebel'],
  ['“Groß?”', 'gross'],
])('the file of “%s” has a name that can be read', (title, slug) =>
  expect(slugOf(title)).toBe(slug),
);

test('a misspelt word is taken for the nearest one, and for none if a third of its letters differ', () => {
  expect(nearest('simulations', ['gas-turbines', 'simulation'])).toBe('simulation');
  expect(nearest('Titel', ['tags', 'title'])).toBe('title');
  expect(nearest('gearbox', ['seals', 'start-up'])).toBeUndefined();
});

test('wordCount counts words and numbers, and no punctuation', () => {
  expect(wordCount('What we do\nA test at 9,420 rpm – it’s signed, at < 5 °C and > 2 bar.')).toBe(
    16,
  );
  expect(wordCount('')).toBe(0);
});
