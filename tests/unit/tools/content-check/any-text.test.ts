import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkContent } from '../../../../src/tools/content-check/check.ts';
import { contentCopy } from '../../../support/content-copy.ts';

/** What a hand, a paste or an editor may leave behind. */
const PIECES = [
  ...['', '~', '-1', '.nan', '1e9', 'true', '[]', '{}', '[a', '{ a: 1', '"open', 'a: b: c', '!!js/function "x"', '*anchor', '&amp;', '|'],
  ...['# a', '---', '\t', '\u0000', '\r\n', '  - ', 'id: 1', '<div>', '<Firm', '{', '}', '$x^2$', '![](a)', '[a](/b', '| a |', '```', '🛠️'],
];
const FILES = [
  ...['services/gear-review.mdx', 'cases/coupling-wear.mdx', 'team/bram-osei.mdx', 'papers/coupling-wear.mdx', 'pages/home.mdx'],
  ...['settings/company.yaml', 'settings/embeds.yaml', 'testimonials.yaml', 'redirects.yaml'],
].map((name) => `src/content/${name}`);

test('whatever stands in a file, the check ends, and each finding has its place and its repair', { timeout: 240_000 }, async () => {
  const root = contentCopy();
  const edit = fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), cut: fc.nat(40), piece: fc.constantFrom(...PIECES) });
  let found = 0;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...FILES), fc.array(edit, { minLength: 1, maxLength: 3 }), async (name, edits) => {
      const file = path.join(root, name);
      const before = fs.readFileSync(file, 'utf8');
      const after = edits.reduce((text, { at, cut, piece }) => {
        const start = Math.floor(at * text.length);
        return text.slice(0, start) + piece + text.slice(start + cut);
      }, before);
      fs.writeFileSync(file, after);
      const findings = await checkContent(root, { words: false }).finally(() => fs.writeFileSync(file, before));
      found += findings.length;
      for (const finding of findings) {
        expect(finding.line, JSON.stringify(finding)).toBeGreaterThan(0);
        expect(finding.column, JSON.stringify(finding)).toBeGreaterThan(0);
        expect(finding.message).toMatch(/\S/);
        expect(finding.repair).toMatch(/\S/);
        expect(`${finding.message} ${finding.repair}`).not.toMatch(/\bundefined\b|\[object Object\]/);
      }
    }),
    { numRuns: 60, seed: 20816 },
  );
  expect(found).toBeGreaterThan(60);
});
