import { expect, test } from 'vitest';
import { median, tableOf } from '../../tools/bench/table.ts';

test('the median is the middle one, or the mean of the two in the middle', () => {
  expect([median([3, 1, 2]), median([9]), median([1, 100, 2, 4]), median([])]).toEqual([2, 9, 3, 0]);
});

test('a table has what was before in brackets, where it has changed', () => {
  const table = tableOf({ '/a': { score: 100, ms: 900 }, '/b': { score: 99 } }, { '/a': { score: 98, ms: 900 } });
  expect(table.split('\n').map((line) => line.trim().split(/ {2,}/))).toEqual([
    ['score', 'ms'],
    ['/a', '100 (98)', '900'],
    ['/b', '99'],
  ]);
});
