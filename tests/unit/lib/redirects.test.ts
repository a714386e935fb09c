import { expect, test } from 'vitest';
import { redirectOf, withFragment } from '../../../src/lib/redirects.ts';

const rules = [
  { from: '/files/a.pdf', to: '/a', status: 301 },
  { from: '/files/*', to: '/documents/:splat', status: 302 },
  { from: '/files/b.pdf', to: '/b', status: 301 },
];

test.each([
  ['/files/a.pdf', { to: '/a', status: 301 }],
  ['/files/b.pdf', { to: '/documents/b.pdf', status: 302 }],
  ['/files/$&.pdf', { to: '/documents/$&.pdf', status: 302 }],
  ['/files/', { to: '/documents/', status: 302 }],
  ['/file', undefined],
])('%s follows the first rule that matches it', (path, redirect) => {
  expect(redirectOf(rules, path)).toEqual(redirect);
});

test.each([
  ['/page%23numbers=si&label=A%20%231', '/page#numbers=si&label=A%20%231'],
  ['/page%2523numbers%253Dsi', '/page#numbers%253Dsi'],
  ['/page%23numbers?from=mail', '/page?from=mail#numbers'],
  ['//elsewhere.test%23numbers', '/elsewhere.test#numbers'],
  ['/page#numbers%23', undefined],
])('%s means %s', (address, meant) => {
  expect(withFragment(new URL(`https://fixture.test${address}`))).toBe(meant);
});
