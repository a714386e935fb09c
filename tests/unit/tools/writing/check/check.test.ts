// cspell:ignore flibbet cleo ftypheic сompressоr
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '../../../../../src/tools/writing/check/check.ts';
import { errorsOf } from '../../../../../src/tools/writing/check/finding.ts';
import { applyFixes } from '../../../../../src/tools/writing/check/fix.ts';
import { contentCopy, readCopy } from '../../../../support/content-copy.ts';
import { append, first, set, swap } from '../../../../support/edits.ts';
import { repositoryIn } from '../../../../support/temporary.ts';

const SERVICE = 'services/gear-review.mdx';
const CASE = 'cases/seal-leak.mdx';

test('a file renamed by hand is one error, which says how to restore, remove and rename it', async () => {
  const root = contentCopy();
  repositoryIn(root);
  // Under another name, it is still the former one that is missing.
  const file = path.join(root, 'src/content', SERVICE);
  fs.renameSync(file, file.replace('gear-review', 'gear-check'));
  const findings = errorsOf(await checkContent(root, { words: false }));
  expect(findings).toMatchObject([{ code: 'file-deleted', file: `src/content/${SERVICE}` }]);
  expect(findings[0]?.repair).toMatch(
    /git restore .*content:remove services\/gear-review .*content:rename services\/gear-review/,
  );
});

test('of a word in another script the first letter is named, of several words each', async () => {
  const root = contentCopy({ [SERVICE]: append('A 漢字 pump, a 字 seal and a сompressоr.') });
  const findings = (await checkContent(root)).filter(({ code }) => code === 'letter');
  expect(findings.map(({ column }) => column)).toEqual([3, 14, 27]);
});

test('a repair adds new URLs, writes the house style and takes out what nobody sees', async () => {
  const root = contentCopy({
    [SERVICE]: append('It is done on-line.\u0002'),
    [CASE]: set('quote', '"The seals of both\u000b machines have held for two years since\u200b."'),
    'urls.txt': swap('/gear-review\n/', '# A note\n/'),
  });
  for (let round = 0; round < 3; round++) applyFixes(root, await checkContent(root));
  expect(await checkContent(root)).toEqual([]);
  expect(readCopy(root, 'urls.txt')).toMatch(/^(?!#).*\n# A note\n\/gear-review\n\//m);
  expect(readCopy(root, SERVICE)).toMatch(/It is done online\.\n$/);
});

test('a repair of a link’s words keeps the marks around them, and leaves words with marks alone', async () => {
  const root = contentCopy({
    'house-style.yaml': append('- { pattern: flibbet( ring)?, in: links, replacement: valve$1 }'),
    [SERVICE]: append(
      'A [flibbet](/contact-us), a [**flibbet**](/contact-us) and a [flibbet *ring*](/contact-us).',
    ),
  });
  const findings = (await checkContent(root)).filter(({ code }) => code === 'style');
  expect(findings.map(({ column }) => column)).toEqual([4, 32, 63]);
  expect(applyFixes(root, findings)).toBe(2);
  expect(readCopy(root, SERVICE)).toContain(
    'A [valve](/contact-us), a [**valve**](/contact-us) and a [flibbet *ring*](/contact-us).',
  );
});

test.each([
  // The home page shows this case.
  ['cases', 'papers', 'draft: true', 'Give the paper the same: draft: true', ['pages/home']],
  ['papers', 'cases', 'publishOn: 2999-12-01', 'give this entry the same draft or publishOn', []],
])('only together can a case and its paper go live: not %s without %s', async (...row) => {
  const [later, sooner, line, repair, others] = row;
  const root = contentCopy({ [`${later}/coupling-wear.mdx`]: first(line) });
  const findings = (await checkContent(root, { words: false })).filter(
    ({ code }) => code === 'draft',
  );
  const files = [`${sooner}/coupling-wear`, ...others].map((name) => `src/content/${name}.mdx`);
  expect(findings.map(({ file }) => file).toSorted()).toEqual(files.toSorted());
  const ofPair = findings.find(({ file }) => file === files[0]);
  expect(ofPair?.repair).toContain(repair);
});

test('in a draft only what can’t be read is an error', async () => {
  const root = contentCopy({
    'cases/quillon-trips.mdx': append('It is [there](/no-such-page).'),
    'team/quillon-person.mdx': append('A brace { without its end.'),
  });
  expect(await checkContent(root, { words: false })).toMatchObject([
    { severity: 'warning', code: 'link' },
    { severity: 'error', code: 'text' },
  ]);
});

test('a photograph is named that is empty, is truncated, or will be cropped', async () => {
  const { default: sharp } = await import('sharp');
  const wide = sharp({
    create: { width: 1600, height: 500, channels: 3, background: '#888' },
  }).png();
  const right = fs.readFileSync('tests/fixtures/content/team/bram-osei.png');
  const root = contentCopy(
    Object.fromEntries(
      ['astrid-vale', 'cleo-marsh', 'quillon-person'].map((name) => [
        `team/${name}.mdx`,
        first(`profileImage: ./${name}.png`),
      ]),
    ),
  );
  const save = (name: string, bytes: Uint8Array) =>
    fs.writeFileSync(path.join(root, `src/content/team/${name}.png`), bytes);
  save('astrid-vale', Buffer.alloc(0));
  save('bram-osei', right.subarray(0, right.length / 2));
  save('cleo-marsh', await wide.toBuffer());
  save('quillon-person', Buffer.from('0000ftypheic0000mif1heic', 'latin1'));
  const findings = (await checkContent(root, { words: false })).filter(({ file }) =>
    file.startsWith('src/content/team/'),
  );
  expect(findings.map(({ severity, message }) => `${severity} ${message}`)).toEqual([
    'error ./astrid-vale.png can’t be opened as a picture: Input Buffer is empty.',
    expect.stringMatching(/^error \.\/bram-osei\.png can’t be opened/),
    expect.stringMatching(/^warning .*1600 × 500 px.*its ends are cut off/),
    'error ./quillon-person.png is a HEIC picture, as iPhones take them.',
  ]);
});
