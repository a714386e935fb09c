import { expect, test } from 'vitest';
import { headersFile } from '../../../src/integrations/headers.ts';

test('_headers keeps to the host’s limits of 100 rules and 2,000 characters a line', () => {
  const lines = headersFile().split('\n');
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(2000);
});
