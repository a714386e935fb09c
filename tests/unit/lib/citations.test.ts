import { expect, test } from 'vitest';
import { citations, cites } from '../../../src/lib/citations.ts';

test('a standard is cited by its number, with or without a part behind it', () => {
  expect(cites('to ISO 20816-4 in zone A', 'ISO 20816')).toBe(true);
  expect(cites('API 617, level 2', 'API 617')).toBe(true);
  expect(cites('to API 6170', 'API 617')).toBe(false);
});

test('the pages that cite a standard are given with name and route', () => {
  const pages = [
    { name: 'Bearing', route: '/bearing', text: 'API 684' },
    { name: 'Life', route: '/life', text: 'API 579-1' },
  ];
  expect(citations(['API 684'], pages)).toEqual([
    { standard: 'API 684', pages: [{ name: 'Bearing', route: '/bearing' }] },
  ]);
});
