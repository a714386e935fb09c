import { describe, expect, test } from 'vitest';
import { initials } from '../../../src/lib/initials.ts';

describe('initials', () => {
  test.each([
    ['Ingrid Solberg', 'IS'],
    ['Pieter van Houten', 'PH'],
    ['Karl von der Heide', 'KH'],
    ['Jan van ’t Hoff', 'JH'],
    ['Anna Maria Rossi', 'AR'],
    ['Jean-Luc Picard', 'JP'],
    ['Siobhan O’Neill', 'SO'],
    ['Nurul', 'N'],
    ['De', 'D'],
    ['Claire Le', 'CL'],
    ['E\u0301mile Zola', 'ÉZ'],
  ])('of %s are %s', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });

  test('need a letter', () =>
    expect(() => initials('42')).toThrow('expected a name with at least one letter'));
});
