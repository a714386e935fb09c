import { expect, test } from 'vitest';
import { wrongResults } from '../../../../../src/tools/writing/check/numbers/expressions.ts';

test.each([
  ['26 months', '2018-08', '2020-10', true],
  ['20 months', '2018-08', '2020-10', false],
  ['13 weeks', '2021-08-09', '2021-11-08', true],
  ['thirteen weeks', '2021-08-09', '2021-11-08', true],
  ['12 weeks', '2021-08-09', '2021-11-08', false],
  ['92 days', '2021-08-09', '2021-11-08', true],
  ['93 days', '2021-08-09', '2021-11-08', false],
  ['10 weeks', '2021-08-09', '2021-11-08', false],
  ['some weeks', '2021-08-09', '2021-11-08', false],
])('“%s” from %s to %s: %s', async (value, from, to, isRight) => {
  const by = `${value.split(' ')[1]}(from, to)`;
  expect((await wrongResults({}, { time: { value, by } }, { from, to })).length === 0).toBe(isRight);
});
