import { createInterface } from 'node:readline/promises';
import { PassThrough } from 'node:stream';
import { expect, onTestFinished, test, vi } from 'vitest';
import { answerTo, askIn } from '../../../../../src/tools/writing/change/ask.ts';

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

test.each([
  ['Ctrl+C', '\x03'],
  ['Ctrl+D', '\x04'],
])('%s at a question ends the command without a stack', async (_, key) => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  onTestFinished(() => exit.mockRestore());
  const input = new PassThrough();
  const terminal = createInterface({ input, output: new PassThrough(), terminal: true });
  const answer = askIn(terminal)('Which? ');
  input.write(key);
  await answer;
  expect(exit).toHaveBeenCalledExactlyOnceWith(130);
});
