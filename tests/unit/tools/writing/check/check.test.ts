// cspell:words flibbet flibbets
// cspell:ignore teasr bram-ose
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkContent } from '../../../../../src/tools/writing/check/check.ts';
import { applyFixes } from '../../../../../src/tools/writing/check/fix.ts';
import { contentCopy, editContent, readCopy } from '../../../../support/content-copy.ts';
import { allOf, append, type Edit, first, set, swap } from '../../../../support/edits.ts';
import { repositoryIn } from '../../../../support/temporary.ts';

const SERVICE = 'services/gear-review.mdx';
const CASE = 'cases/seal-leak.mdx';
const codes = async (...edits: Edit[]) =>
  (await checkContent(contentCopy({ [CASE]: allOf(...edits) }))).map(({ severity, code }) => `${severity} ${code}`);

describe('a file deleted by hand', () => {
  const deleted = async (edits: Parameters<typeof editContent>[1] = {}) => {
    const root = contentCopy();
    repositoryIn(root);
    fs.rmSync(path.join(root, 'src/content', SERVICE));
    editContent(root, edits);
    return checkContent(root, { words: false });
  };

  test('is one error, which says how to restore, remove and rename it', async () => {
    const found = await deleted();
    expect(found.map(({ file, code }) => `${file} ${code}`)).toEqual([`src/content/${SERVICE} file-deleted`]);
    expect(found[0]?.repair).toMatch(/git restore .*content:remove services\/gear-review .*content:rename services\/gear-review/);
  });
  test('stays one error while lists still name it, although its URLs redirect', async () => {
    const found = await deleted({
      'redirects.yaml': append('/gear-review: /seal-training\n/documents/flyers/gear-review.pdf: /documents/flyers/seal-training.pdf'),
    });
    expect(found.map(({ code }) => code)).toEqual(['file-deleted']);
  });
});

test('if git can’t tell what was deleted, its own words are a warning', async () => {
  const root = contentCopy();
  repositoryIn(root);
  fs.writeFileSync(path.join(root, '.git/HEAD'), 'nonsense');
  expect(await checkContent(root, { words: false })).toMatchObject([
    { severity: 'warning', code: 'file-deleted', repair: expect.stringContaining('not a git repository') },
  ]);
});

describe('a repair', () => {
  test('writes the one near id, path or field, and leaves what may be several', async () => {
    const root = contentCopy({
      [SERVICE]: allOf(swap('teaser:', 'teasr:'), set('person', 'bram-ose')),
      [CASE]: append('See [one](./gear-review), [two](/gear-reviews/) and [three](/nowhere-at-all).'),
      'clients.yaml': swap('./clients/albeck.svg', 'albeck.svg'),
    });
    for (let round = 0; round < 2; round++) applyFixes(root, await checkContent(root, { words: false }));
    expect((await checkContent(root, { words: false })).flatMap(({ code, message }) => (code === 'url-new' ? [] : message))).toEqual([
      'No page has the path "/nowhere-at-all".',
    ]);
  });
  test('of an abbreviation takes its full stop along', async () => {
    const root = contentCopy({ [CASE]: append('It ran for 5 yrs. before it stopped.') });
    applyFixes(root, await checkContent(root));
    expect(readCopy(root, CASE)).toContain('It ran for 5 years before it stopped.');
  });
});

describe('the house style', () => {
  test('is a hint', async () => {
    expect(await codes(append('A seamless handover in the center.'))).toEqual(['hint style', 'hint style']);
  });
  test('leaves its exceptions alone', async () => {
    expect(await codes(append('Seamless pipe was used.'))).toEqual([]);
  });
  test('leaves speech alone', async () => {
    expect(await codes(append('They said: “A seamless handover.” It ran.'))).toEqual([]);
  });
  test('is set aside by an entry with a reason', async () => {
    expect(await codes(first('allow: { style: It is the name of a product }'), append('A seamless handover.'))).toEqual([]);
  });
  test('is a table that a writer may change', async () => {
    const root = contentCopy({
      'house-style.yaml': append("- { pattern: 'flibbet(s?)', replacement: valve$1, severity: warning }"),
      [CASE]: append('Two flibbets.'),
    });
    expect(await checkContent(root)).toMatchObject([{ code: 'style', severity: 'warning', repair: 'Write “valves”.' }]);
  });
  test('with a pattern that can’t be read is an error in the table', async () => {
    const found = await checkContent(contentCopy({ 'house-style.yaml': append("- { pattern: '(open', message: closed }") }));
    expect(found).toMatchObject([{ code: 'field', severity: 'error', file: 'src/content/house-style.yaml' }]);
  });
});

test('in a draft only what can’t be read is an error', async () => {
  const errors = async (text: string) =>
    (await checkContent(contentCopy({ 'cases/quillon-trips.mdx': append(text) }))).filter(({ severity }) => severity === 'error');
  expect(await errors('It is [there](/no-such-page).')).toEqual([]);
  expect(await errors('A brace { without its end.')).toHaveLength(1);
});

test.each(['.DS_Store', 'team/._bram-osei.mdx', 'team/Thumbs.db', 'team/desktop.ini', 'team/~$bram.docx', 'team/.bram.mdx.swp'])(
  'a file of the system is ignored: %s',
  async (name) => {
    const root = contentCopy();
    fs.writeFileSync(path.join(root, 'src/content', name), 'x');
    expect(await checkContent(root, { words: false })).toEqual([]);
  },
);

test('a file that can’t be read hides only what depends on it', async () => {
  const root = contentCopy({ [SERVICE]: set('title', '"Open'), [CASE]: append('See [one](/no-such-page) and [two](/gear-review).') });
  expect((await checkContent(root, { words: false })).map(({ code, file }) => `${code} ${path.basename(file)}`)).toEqual([
    'link seal-leak.mdx',
    'yaml gear-review.mdx',
  ]);
});

describe('a picture', () => {
  /** What is found if the portrait of Bram has these bytes. */
  const found = async (bytes: (right: Buffer) => Buffer) => {
    const root = contentCopy();
    const file = path.join(root, 'src/content/team/bram-osei.png');
    fs.writeFileSync(file, bytes(fs.readFileSync(file)));
    return (await checkContent(root, { words: false })).map(({ severity, message }) => `${severity} ${message}`);
  };
  test('that is empty is named with the reason', async () => {
    expect(await found(() => Buffer.alloc(0))).toContain('error ./bram-osei.png can’t be opened as a picture: Input Buffer is empty.');
  });
  test('that is truncated is named with the reason', async () => {
    expect(await found((right) => right.subarray(0, right.length / 2))).toContainEqual(expect.stringMatching(/^error .*can’t be opened/));
  });
  test('that is not square is said to be cropped', async () => {
    const { default: sharp } = await import('sharp');
    const wide = await sharp({ create: { width: 1600, height: 500, channels: 3, background: '#888' } })
      .png()
      .toBuffer();
    expect(await found(() => wide)).toEqual([expect.stringMatching(/^warning .*1600 × 500 px.*its ends are cut off/)]);
  });
});
