// cspell:ignore Sørensen sorensen aebel Łukasz Wójcik lukasz wojcik Æbel Groß
import { expect, test } from 'vitest';
import { slugOf } from '../../../src/lib/slug.ts';

test.each([
  ['Café of 3 gears', 'cafe-of-3-gears'],
  ['Ana Sørensen', 'ana-sorensen'],
  ['Łukasz Wójcik-Æbel', 'lukasz-wojcik-aebel'],
  ['“Groß?”', 'gross'],
])('the file of “%s” has a name that can be read', (title, slug) =>
  expect(slugOf(title)).toBe(slug),
);
