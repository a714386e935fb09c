import { expect, test } from 'vitest';
import { WORDS } from '../../src/config/constants.ts';
import { countWords } from '../../src/lib/words.ts';
import { type Words, wordsOf } from '../support/content.ts';
import { none } from '../support/none.ts';

/** Files with too few or too many words, as sentences. */
const outside = (texts: { file: string; count: number }[], { min, max }: { min: number; max: number }) =>
  texts
    .filter(({ count }) => count < min || count > max)
    .map(({ file, count }) => `${file}: ${count} words, where ${min} to ${max} are asked for`);
const body = ({ file, body: text }: Words<'cases' | 'team'>) => ({ file, count: countWords(text) });

test('a service page has 350 to 700 words', () => {
  const count = ({ file, data, body: text }: Words<'services'>) => ({
    file,
    count: countWords([text, data.banner.lead, data.transformation, data.controllingIdea, data.useCase].join('\n')),
  });
  none(outside(wordsOf('services').map(count), WORDS.service));
});

test('a case has 400 to 800 words', () => none(outside(wordsOf('cases').map(body), WORDS.case)));
test('a bio has 50 to 90 words', () => none(outside(wordsOf('team').map(body), WORDS.bio)));
test('a text that is too short is named with its number of words', () => {
  expect(outside([{ file: 'x.mdx', count: 49 }], WORDS.bio)).toEqual(['x.mdx: 49 words, where 50 to 90 are asked for']);
});
