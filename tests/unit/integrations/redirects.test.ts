import fs from 'node:fs';
import { expect, test } from 'vitest';
import { redirectOf } from '../../../src/integrations/redirects.ts';
import { enterContentCopy } from '../../support/content-copy.ts';

test('the development server follows a redirect as soon as it is written', () => {
  enterContentCopy();
  expect(redirectOf('/former-name')).toBeUndefined();
  fs.appendFileSync('src/content/redirects.yaml', '/former-name: /gear-review\n');
  expect(redirectOf('/former-name')).toEqual({ to: '/gear-review', status: 301 });
  fs.appendFileSync('src/content/redirects.yaml', '/gears: /gear-review#use-case\n');
  expect(redirectOf('/gears?a=$&')?.to).toBe('/gear-review?a=$&#use-case');
});
