import { expect, test } from 'vitest';
import { answerTo } from '../../../../../src/tools/writing/change/ask.ts';

const problemOf = (answer: string) => (answer === 'right' ? undefined : `“${answer}” is wrong.`);

/** Answers the question, with what is typed one after the other. */
async function typed(given: string | undefined, ...lines: string[]) {
  const shown: string[] = [];
  const ask = async (text: string) => {
    shown.push(text.trim());
    return lines.shift() ?? '';
  };
  return { answer: await answerTo('Which?', given, ask, problemOf), shown };
}

test('an answer that is given and right is not asked for', async () => {
  expect(await typed('right')).toEqual({ answer: 'right', shown: [] });
});

test('an answer is checked at once, and asked again until it is right', async () => {
  expect(await typed(undefined, 'left', ' right ')).toEqual({ answer: 'right', shown: ['Which?', '“left” is wrong.\nWhich?'] });
  expect(await typed('up', 'right')).toEqual({ answer: 'right', shown: ['“up” is wrong.\nWhich?'] });
});

test('where nobody can be asked, what is given is taken as it is', async () => {
  expect(await answerTo('Which?', 'left', undefined, problemOf)).toBe('left');
  expect(await answerTo('Which?', undefined, undefined, problemOf)).toBe('');
});
