import { expect, onTestFinished, test, vi } from 'vitest';
import { inputsKey } from '../../../../src/tools/site/build-site.ts';

test('a site built yesterday is out of date: an entry may have appeared since', () => {
  expect(inputsKey(['package.json'], '2026-12-01')).toBe(inputsKey(['package.json'], '2026-12-01'));
  expect(inputsKey(['package.json'], '2026-12-02')).not.toBe(inputsKey(['package.json'], '2026-12-01'));
});

test('a preview, which shows drafts, is not taken for the site', () => {
  const site = inputsKey(['package.json']);
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('SITE_ENV', 'preview');
  expect(inputsKey(['package.json'])).not.toBe(site);
});
