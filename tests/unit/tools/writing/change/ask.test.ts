import { expect, test } from 'vitest';
import { answerTo } from '../../../../../src/tools/writing/change/ask.ts';

const problemOf = (answer: string) => (answer === 'right' ? undefined : `“${answer}” is wrong.`);

test('an answer is checked at once, and asked again until it is right', async () => {
  const shown: string[] = [];
  const lines = ['left', ' right '];
  const ask = async (text: string) => {
    shown.push(text.trim());
    return lines.shift() ?? '';
  };
  expect(await answerTo('Which?', 'up', ask, problemOf)).toBe('right');
  expect(shown).toEqual(['“up” is wrong.\nWhich?', '“left” is wrong.\nWhich?']);
});
