import fs from 'node:fs';
import { expect, test } from 'vitest';
import { checkContent } from '../../../../../src/tools/writing/check/check.ts';
import { contentCopy } from '../../../../support/content-copy.ts';
import { FIXTURE_CONTENT } from '../../../../support/fixture.ts';

/** What a hand, a paste or an editor may leave behind. */
const PIECES = [
  ...['~', '-1', '.nan', '1e9', 'true', '[]', '{}', '[a', '{ a: 1', '"open', 'a: b: c', '!!js/function "x"', '*anchor', '&amp;', '|'],
  ...['# a', '---', '\t', '\u0000', '\r\n', '  - ', 'id: 1', '<div>', '<Firm', '{', '}', '$x^2$', '![](a)', '[a](/b', '| a |', '```', '🛠️'],
];
const FILES = fs.globSync('**/*.{mdx,yaml}', { cwd: FIXTURE_CONTENT }).sort();

/** The golden ratio: places of a file, as shares of its length, are far from the ones before. */
const GOLDEN = 0.618034;

test('whatever stands in a file, the check ends, and each finding has its place and its repair', async () => {
  let edit = 0;
  for (const from of [0, 1, 2]) {
    const edited = FILES.filter((_, n) => n % 3 === from).map((file) => {
      const piece = PIECES[edit % PIECES.length] ?? '';
      const share = (edit++ * GOLDEN) % 1;
      return [file, (text: string) => text.slice(0, share * text.length) + piece + text.slice(share * text.length + (edit % 41))] as const;
    });
    const findings = await checkContent(contentCopy(Object.fromEntries(edited)), { words: false });
    expect(findings).not.toEqual([]);
    for (const finding of findings) {
      expect(finding).toMatchObject({ message: expect.stringMatching(/\S/), repair: expect.stringMatching(/\S/) });
      expect(Math.min(finding.line, finding.column), JSON.stringify(finding)).toBeGreaterThan(0);
      expect(`${finding.message} ${finding.repair}`).not.toMatch(/\bundefined\b|\[object Object\]|has failed/);
    }
  }
});
