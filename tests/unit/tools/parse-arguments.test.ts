import { expect, onTestFinished, test, vi } from 'vitest';
import { parseArguments } from '../../../src/tools/parse-arguments.ts';

test.each([
  [['topic', 'Dry', 'gas', 'seals'], 'Too many words: gas seals. Put a text of several words'],
  [['--kind', 'topic'], "Unknown option '--kind'"],
])('a command ends with one sentence: %s', (args, sentence) => {
  onTestFinished(() => void vi.restoreAllMocks());
  const print = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  expect(() => parseArguments({ args, allowPositionals: true }, 2)).toThrow('exit 2');
  expect(print).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(sentence));
});
