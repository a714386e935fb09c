import { expect, test } from 'vitest';
import { withFragment } from '../../../src/lib/encoded-fragment.ts';

test.each([
  ['/page%23numbers=si&label=A%20%231', '/page#numbers=si&label=A%20%231'],
  ['/page%2523numbers%253Dsi', '/page#numbers%253Dsi'],
  ['/page%23numbers?from=mail', '/page?from=mail#numbers'],
  ['//elsewhere.test%23numbers', '/elsewhere.test#numbers'],
  ['/page#numbers%23', undefined],
])('%s means %s', (address, meant) => {
  expect(withFragment(new URL(`https://fixture.test${address}`))).toBe(meant);
});
