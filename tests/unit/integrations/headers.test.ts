import fs from 'node:fs';
import { expect, test } from 'vitest';
import { headersFile, redirectFor } from '../../../src/integrations/headers.ts';
import { enterContentCopy } from '../../support/content-copy.ts';

test('_headers keeps to the host’s limits of 100 rules and 2,000 characters a line', () => {
  const lines = headersFile().split('\n');
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(2000);
});

test('the development server follows a redirect as soon as it is written', () => {
  enterContentCopy();
  expect(redirectFor('/former-name')).toBeUndefined();
  fs.appendFileSync('src/content/redirects.yaml', '/former-name: /gear-review\n');
  expect(redirectFor('/former-name')).toEqual({ to: '/gear-review', status: 301 });
  fs.appendFileSync('src/content/redirects.yaml', '/gears: /gear-review#use-case\n');
  expect(redirectFor('/gears', '?a=$&')?.to).toBe('/gear-review?a=$&#use-case');
});
