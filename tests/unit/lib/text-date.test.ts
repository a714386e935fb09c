import { expect, test } from 'vitest';
import { textDateProblem } from '../../../src/lib/text-date.ts';

test.each([
  'March 2024',
  '12 March 2024',
  'March 12th, 2024',
  'May 2019 to July 2021',
  'March 2024 to 2024',
  '2024 to March 2024',
])('%s is a date', (text) => {
  expect(textDateProblem(text)).toBeUndefined();
});

test.each([
  ['March March 2024', 'Write it as'],
  ['March March 12 2024', 'Write it as'],
  ['2022 to 2023 to 2024', 'Write it as'],
  ['March 2024 to Foo 2024', 'Write it as'],
  ['Marsh 2024', 'Did you mean “March”'],
  ['30 February 2024', 'has 29 days'],
  ['April 2024 to March 2024', 'Put the earlier date first'],
])('%s is none', (text, repair) => {
  expect(textDateProblem(text)).toContain(repair);
});
