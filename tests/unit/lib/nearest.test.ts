import { expect, test } from 'vitest';
import { nearest } from '../../../src/lib/nearest.ts';

test('a misspelt word is taken for the nearest one, and for none if a third of its letters differ', () => {
  expect(nearest('simulations', ['gas-turbines', 'simulation'])).toBe('simulation');
  expect(nearest('Titel', ['tags', 'title'])).toBe('title');
  expect(nearest('gearbox', ['seals', 'start-up'])).toBeUndefined();
});
