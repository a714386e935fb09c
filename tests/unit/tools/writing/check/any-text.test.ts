import fs from 'node:fs';
import { expect, test } from 'vitest';
import { checkContent } from '../../../../../src/tools/writing/check/check.ts';
import { contentCopy } from '../../../../support/content-copy.ts';
import { FIXTURE_CONTENT } from '../../../../support/fixture.ts';

/** What a hand, a paste or an editor may leave behind. */
// biome-ignore format: a line each would hide the test.
const PIECES = [
  '~', '-1', '.nan', '1e9', 'true', '[]', '{}', '[a', '{ a: 1', '"open', 'a: b: c',
  '!!js/function "x"', '*anchor', '&amp;', '|', '# a', '---', '\t', '\u0000', '\r\n', '  - ',
  'id: 1', '<div>', '<Firm', '{', '}', '$x^2$', '![](a)', '[a](/b', '| a |', '```', '🛠️',
];

test.each([0.2, 0.5, 0.8])(
  'whatever stands at %s of a file, each finding has its place and its repair',
  async (share) => {
    const edits = fs
      .globSync('{cases,services,papers,settings,.}/*.{mdx,yaml}', { cwd: FIXTURE_CONTENT })
      .map((file, n) => {
        const piece = PIECES[(n + 10 * share) % PIECES.length] ?? '';
        return [
          file,
          (text: string) =>
            text.slice(0, share * text.length) + piece + text.slice(share * text.length + n),
        ] as const;
      });
    const findings = await checkContent(contentCopy(Object.fromEntries(edits)), { words: false });
    expect(findings).not.toEqual([]);
    for (const { line, column, message, repair } of findings) {
      expect(Math.min(line, column), message).toBeGreaterThan(0);
      expect(`${message} | ${repair}`).toMatch(/^\S.* \| \S/);
      expect(`${message} ${repair}`).not.toMatch(/\bundefined\b|\[object Object\]|has failed/);
    }
  },
);
