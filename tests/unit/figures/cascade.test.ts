import { describe, expect, test } from 'vitest';
import { cascadeOf, cascadePath } from '../../../src/figures/cascade.ts';

const TEAM = [
  'Pieter van Houten',
  'Ingrid Solberg',
  'Alistair Mackenzie',
  'Marieke de Wit',
  'Rajesh Iyer',
  'Chidi Okonkwo',
  'Laura Bianchi',
  'Daniel Whitfield',
  'Nurul Hassan',
  'Sophie Laurent',
];

describe('the cascade of a name', () => {
  test('is the same every time', () => {
    expect(cascadeOf('Ingrid Solberg')).toEqual(cascadeOf('Ingrid Solberg'));
  });

  test('differs from person to person', () => {
    expect(new Set(TEAM.map((name) => cascadePath(cascadeOf(name)))).size).toBe(TEAM.length);
  });

  test('has more blades than vanes, as a real stage never has equal numbers', () => {
    for (const name of [...TEAM, '', 'Ⅷ']) {
      const { vanes, blades } = cascadeOf(name);
      expect(vanes).toBeGreaterThanOrEqual(4);
      expect(blades).toBeGreaterThan(vanes);
      expect(blades).toBeLessThanOrEqual(12);
    }
  });
});
