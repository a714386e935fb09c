import { expect, test } from 'vitest';
import { cites, getCitations } from '../../../src/data/standards.ts';

test('a standard is cited by its number, with or without a part behind it', () => {
  expect(cites('to ISO 20816-4 in zone A', 'ISO 20816')).toBe(true);
  expect(cites('API 617, level 2', 'API 617')).toBe(true);
  expect(cites('to API 6170', 'API 617')).toBe(false);
});

test('the pages that cite a standard are given with name and route', async () => {
  const [{ pages } = { pages: [] }] = await getCitations(['API 692'], 'Case {id}');
  expect(pages).toContainEqual(
    expect.objectContaining({ name: 'Seal training', route: '/seal-training' }),
  );
});
