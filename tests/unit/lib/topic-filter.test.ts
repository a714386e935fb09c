import { expect, test } from 'vitest';
import { add, searchWith, topicsIn } from '../../../src/lib/topic-filter.ts';

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

test('a topic on a card is added if absent, and the list stays the same one if not', () => {
  const chosen = ['rca'];
  expect(add(chosen, 'project')).toEqual(['rca', 'project']);
  expect(add(chosen, 'rca')).toBe(chosen);
});
