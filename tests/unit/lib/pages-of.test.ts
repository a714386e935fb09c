import { expect, test } from 'vitest';
import { pagesOf } from '../../../src/lib/pages-of.ts';

test.each([
  [0, [[]]],
  [3, [[0, 1, 2]]],
  [4, [[0, 1, 2], [3]]],
])('%i items on pages of three', (count, pages) => {
  expect(pagesOf([...Array(count).keys()], 3)).toEqual(pages);
});
