import { describe, expect, test } from 'vitest';
import { initials } from '../../../src/lib/initials.ts';

describe('initials', () => {
  test.each([
    ['Pieter van Houten', 'PH'],
    ['Anna Rossi-Bianchi', 'AR'],
    ['Siobhan O’Neill', 'SO'],
    ['nurul', 'N'],
    ['E\u0301mile Zola', 'ÉZ'],
  ])('of %s are %s', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });

  test('need a letter', () =>
    expect(() => initials('42')).toThrow('expected a name with at least one letter'));
});
