// cspell:ignore cuont
import { expect, test } from 'vitest';
import { fill } from '../../../src/lib/fill.ts';

test('placeholders are replaced by their values', () => {
  expect(fill('{n} of {count}', { n: 1, count: 4 })).toBe('1 of 4');
});

test('a text with a placeholder that has no value is refused', () => {
  expect(() => fill('{shown} of {cuont}', { shown: 1, count: 4 })).toThrow(
    'has the placeholder {cuont}; known are {shown}, {count}',
  );
});
