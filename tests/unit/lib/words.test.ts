import { expect, test } from 'vitest';
import { wordCount } from '../../../src/lib/words.ts';

test('words and numbers are counted, and no punctuation', () => {
  expect(wordCount('What we do\nA test at 9,420 rpm – it’s signed, at < 5 °C and > 2 bar.')).toBe(
    16,
  );
  expect(wordCount('')).toBe(0);
});
