import { expect, test } from 'vitest';
import { inputsKey } from '../../../../src/tools/site/build-site.ts';

test('a site built yesterday is out of date: an entry may have appeared since', () => {
  expect(inputsKey('2026-12-01')).toBe(inputsKey('2026-12-01'));
  expect(inputsKey('2026-12-02')).not.toBe(inputsKey('2026-12-01'));
});
