import { describe, expect, test } from 'vitest';
import { fillPolicy } from '../../../src/integrations/finish.ts';
import { headersFile, redirectsFile } from '../../../src/integrations/headers.ts';
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

  test('stops the build before the host would drop a rule', () => {
    expect(() => headersFile(Array.from({ length: 120 }, (_, i) => `/_astro/${i}.js`))).toThrow('the host takes 100');
    expect(() => headersFile([`/_astro/${'a'.repeat(2100)}.js`])).toThrow('the host takes 2000');
  });
});

test('_redirects has a line for each former address, and one for the stand-in of the file share', () => {
  const lines = redirectsFile().trim().split('\n');
  expect(lines.filter((line) => line.endsWith(' 301'))).toHaveLength(19);
  expect(lines.filter((line) => !line.endsWith(' 301'))).toEqual(['/stand-in/files/* /documents/:splat 302']);
});

describe('a page’s policy', () => {
  const page = (head: string) => `<head><meta http-equiv="Content-Security-Policy" content="${policy()}">${head}</head>`;

  test('gets the hashes of the page’s own inline scripts and styles', () => {
    const filled = fillPolicy(page('<script>alert(1)</script><style>a{}</style>'));
    // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
    expect(filled).toContain("script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
    expect(filled).toMatch(/style-src 'sha256-[\w+/=]+';/);
  });

  test('takes no hash from data blocks, files and styles that are not there', () => {
    const filled = fillPolicy(page('<script type="application/ld+json">{}</script><script src="/a.js"></script>'));
    expect(filled).toContain("script-src 'self'; style-src 'none';");
    expect(filled).not.toContain('sha256');
  });

  test('gives up Trusted Types only where a third party’s script runs that does not know them', () => {
    expect(policy()).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
    expect(policy({ script: ['https://vendor.example'], untyped: true })).not.toContain('trusted-types');
    expect(policy({ frame: ['https://vendor.example'] })).toContain('trusted-types');
  });
});
