import { describe, expect, test } from 'vitest';
import { REDIRECTS } from '../../../src/data/redirects.ts';
import { headersFile, redirectOf, redirectsFile } from '../../../src/integrations/headers.ts';
import { policy } from '../../../src/lib/policy.ts';

describe('_headers', () => {
  test('makes hashed files immutable one by one, so that a 404 beside them is not', () => {
    const text = headersFile(['/_astro/a.123.js']);
    expect(text).toContain('/_astro/a.123.js\n  Cache-Control: public, max-age=31536000, immutable');
    expect(text).not.toContain('/_astro/*');
  });

  test('forbids framing, except for stand-ins and documents by the site itself', () => {
    const text = headersFile([]);
    expect(text).toMatch(/^\/\*\n[\s\S]*?frame-ancestors 'none'/);
    expect(text).toMatch(
      /\/stand-in\/\*\n {2}! Speculation-Rules\n {2}! Content-Security-Policy\n {2}! X-Frame-Options\n {2}Content-Security-Policy: frame-ancestors 'self'/,
    );
  });

  test('names the rules for what is fetched ahead on every page, and on none that is framed', () => {
    const text = headersFile([]);
    expect(text).toMatch(/^\/\*\n[\s\S]*?\n {2}Speculation-Rules: "\/speculation-rules.json"/);
    expect(text.match(/^\/stand-in\/\*\n(?: {2}.*\n)+/m)?.[0]).toContain('! Speculation-Rules');
    expect(text).toContain('/speculation-rules.json\n  Content-Type: application/speculationrules+json');
  });

  test('keeps to the host’s limits: scripts have a rule first, and no line is too long', () => {
    const pictures = Array.from({ length: 120 }, (_, i) => `/_astro/${i}.webp`);
    const rules = headersFile([...pictures, '/_astro/z.js']).match(/^\/.*$/gm) ?? [];
    expect(rules).toHaveLength(100);
    expect(rules).toContain('/_astro/z.js');
    expect(() => headersFile([`/_astro/${'a'.repeat(2100)}.js`])).toThrow('the host takes 2000');
  });
});

test('_redirects has a line for each former address, and one for the stand-in of the file share', () => {
  const lines = redirectsFile().trim().split('\n');
  expect(lines.filter((line) => line.endsWith(' 301'))).toHaveLength(Object.keys(REDIRECTS).length);
  expect(lines.filter((line) => !line.endsWith(' 301'))).toEqual(['/stand-in/files/* /documents/:splat 302']);
});

test('a policy gives up Trusted Types only where a third party’s script runs that does not know them', () => {
  expect(policy()).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  expect(policy({ script: ['https://vendor.example'], untyped: true })).not.toContain('trusted-types');
  expect(policy({ frame: ['https://vendor.example'] })).toContain('trusted-types');
});

test('the development server redirects as the host does', () => {
  const [from = '', to] = Object.entries(REDIRECTS)[0] ?? [];
  expect(redirectOf(from)).toEqual({ to, status: 301 });
  expect(redirectOf('/stand-in/files/a.pdf')).toEqual({ to: '/documents/a.pdf', status: 302 });
  expect(redirectOf('/')).toBeUndefined();
});
