import { describe, expect, test } from 'vitest';
import { initials } from '../../../src/lib/initials.ts';

describe('initials', () => {
  test.each([
    ['Ingrid Solberg', 'IS'],
    ['Pieter van Houten', 'PH'],
    ['Marieke de Wit', 'MW'],
    ['Karl von der Heide', 'KH'],
    ['Jan van ’t Hoff', 'JH'],
    ['Anna Maria Rossi', 'AR'],
    ['Jean-Luc Picard', 'JP'],
    ['Siobhan O’Neill', 'SO'],
    ['Mary Smith-Jones', 'MS'],
    ['émile  Zola', 'ÉZ'],
    ['Nurul', 'N'],
    ['De', 'D'],
    ['  Rajesh Iyer ', 'RI'],
    ['Sven van', 'S'],
    ['E\u0301mile Zola', 'ÉZ'],
  ])('of %s are %s', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });

  test.each(['', '   ', '42'])('need a letter: "%s"', (name) => {
    expect(() => initials(name)).toThrow('expected a name with at least one letter');
  });
});
