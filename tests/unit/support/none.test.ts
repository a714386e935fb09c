import { expect, test } from 'vitest';
import { none } from '../../support/none.ts';

test('nothing found is no failure', () => expect(() => none([])).not.toThrow());
test('what was found is the message, one fault a line', () =>
  expect(() => none(['cases/a.mdx: 120 words', 'cases/b.mdx: 90 words'])).toThrow(/^cases\/a\.mdx: 120 words\ncases\/b\.mdx: 90 words$/));
