import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '../../../../../src/tools/writing/check/check.ts';
import { contentCopy } from '../../../../support/content-copy.ts';

/** What a hand, a paste or an editor may leave behind. */
const PIECES = [
  ...['', '~', '-1', '.nan', '1e9', 'true', '[]', '{}', '[a', '{ a: 1', '"open', 'a: b: c', '!!js/function "x"', '*anchor', '&amp;', '|'],
  ...['# a', '---', '\t', '\u0000', '\r\n', '  - ', 'id: 1', '<div>', '<Firm', '{', '}', '$x^2$', '![](a)', '[a](/b', '| a |', '```', '🛠️'],
];
const FILES = [
  ...['services/gear-review.mdx', 'cases/coupling-wear.mdx', 'team/bram-osei.mdx', 'papers/coupling-wear.mdx', 'pages/home.mdx'],
  ...['settings/company.yaml', 'settings/embeds.yaml', 'testimonials.yaml', 'redirects.yaml'],
].map((name) => `src/content/${name}`);

/** Places of the file, as shares of its length, each far from the one before (the golden ratio). */
const placeOf = (n: number) => (n * 0.618034) % 1;

/** How many files have an edit at the same time: each check is of the whole content. */
const AT_ONCE = 3;

/** One or two edits: each puts a piece in the place of up to 40 characters. */
const edited = (before: string, n: number) =>
  Array.from({ length: 1 + (n % 2) }, (_, at) => n + 17 * at).reduce((text, edit) => {
    const start = Math.floor(placeOf(edit) * text.length);
    return text.slice(0, start) + (PIECES[edit % PIECES.length] ?? '') + text.slice(start + ((7 * edit) % 41));
  }, before);

test('whatever stands in a file, the check ends, and each finding has its place and its repair', async () => {
  const root = contentCopy();
  let found = 0;
  for (let n = 0; n < PIECES.length; n += AT_ONCE) {
    const edits = Array.from({ length: AT_ONCE }, (_, at) => {
      const file = path.join(root, FILES[(n + at) % FILES.length] ?? '');
      return { file, n: n + at, before: fs.readFileSync(file, 'utf8') };
    });
    for (const { file, n, before } of edits) fs.writeFileSync(file, edited(before, n));
    const findings = await checkContent(root, { words: false });
    for (const { file, before } of edits) fs.writeFileSync(file, before);
    found += findings.length;
    for (const finding of findings) {
      const what = `edits from ${n}: ${JSON.stringify(finding)}`;
      expect(finding.line, what).toBeGreaterThan(0);
      expect(finding.column, what).toBeGreaterThan(0);
      expect(finding.message, what).toMatch(/\S/);
      expect(finding.repair, what).toMatch(/\S/);
      expect(`${finding.message} ${finding.repair}`, what).not.toMatch(/\bundefined\b|\[object Object\]/);
    }
  }
  expect(found).toBeGreaterThan(0);
});
