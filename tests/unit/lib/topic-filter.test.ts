import { expect, test } from 'vitest';
import { searchWith, topicsIn } from '../../../src/lib/topic-filter.ts';

const KNOWN = ['project', 'rca', 'reliability'];

test.each([
  ['', []],
  ['?topic=rca', ['rca']],
  ['?topic=reliability&topic=rca', ['rca', 'reliability']],
  ['?topic=rca&topic=rca', ['rca']],
  ['?topic=nonsense&topic=rca', ['rca']],
  ['?topic=&topic', []],
  ['?topic=rca%20', []],
  ['?other=rca', []],
  ['?topic=__proto__&topic=constructor', []],
])('the query %j means the topics %j', (search, topics) => {
  expect(topicsIn(search, KNOWN)).toEqual(topics);
});

test.each([
  ['', ['rca', 'reliability'], '?topic=rca&topic=reliability'],
  ['?topic=rca', [], ''],
  ['?from=mail&topic=rca', ['project'], '?from=mail&topic=project'],
  ['?from=mail', [], '?from=mail'],
])('the query %j with the topics %j becomes %j', (search, topics, expected) => {
  expect(searchWith(search, topics)).toBe(expected);
});
