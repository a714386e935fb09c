import fs from 'node:fs';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { getRedirects } from '../../../src/data/redirects.ts';
import { HASHED_FOLDERS, headersFile, redirectFor, redirectsFile } from '../../../src/integrations/headers.ts';
import { contentCopy } from '../../support/content-copy.ts';

describe('_headers', () => {
  test('caches the folders of hashed files for a year, with one rule each', () => {
    expect(headersFile()).toContain('/_astro/*\n  Cache-Control: public, max-age=31536000, immutable');
    expect(headersFile().match(/immutable/g)).toHaveLength(HASHED_FOLDERS.length);
  });

  test('names the rules for what is fetched ahead on every page, and on none that is framed', () => {
    const text = headersFile();
    expect(text).toMatch(/^\/\*\n[\s\S]*?\n {2}Speculation-Rules: "\/speculation-rules.json"/);
    expect(text.match(/^\/stand-in\/\*\n(?: {2}.*\n)+/m)?.[0]).toContain('! Speculation-Rules');
    expect(text).toContain('/speculation-rules.json\n  Content-Type: application/speculationrules+json');
  });

  test('keeps to the host’s limits of 100 rules and 2,000 characters a line', () => {
    const lines = headersFile().split('\n');
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(2000);
  });
});

test('_redirects has a line for each former URL, and one for the stand-in of the file share', () => {
  const lines = redirectsFile().trim().split('\n');
  expect(lines.filter((line) => line.endsWith(' 301'))).toHaveLength(Object.keys(getRedirects()).length);
  expect(lines.filter((line) => !line.endsWith(' 301'))).toEqual(['/stand-in/files/* /documents/:splat 302']);
});

test('the development server redirects as the host does', () => {
  const [from = '', to] = Object.entries(getRedirects())[0] ?? [];
  expect(redirectFor(from)).toEqual({ to, status: 301 });
  expect(redirectFor('/stand-in/files/a.pdf')).toEqual({ to: '/documents/a.pdf', status: 302 });
  expect(redirectFor('/')).toBeUndefined();
});

test('the development server follows a redirect as soon as it is written', () => {
  const site = process.cwd();
  vi.stubEnv('CONTENT_ROOT', undefined);
  process.chdir(contentCopy());
  onTestFinished(() => {
    process.chdir(site);
    vi.unstubAllEnvs();
  });
  expect(redirectFor('/former-name')).toBeUndefined();
  fs.appendFileSync('src/content/redirects.yaml', '/former-name: /gear-review\n');
  expect(redirectFor('/former-name')).toEqual({ to: '/gear-review', status: 301 });
});
