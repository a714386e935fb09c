// cspell:ignore teasr bram-ose albek
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { cacheOf } from '../../../../../src/tools/writing/check/cache.ts';
import { checkContent } from '../../../../../src/tools/writing/check/check.ts';
import { applyFixes, withSuggestions } from '../../../../../src/tools/writing/check/fix.ts';
import { oldSource } from '../../../../../src/tools/writing/check/git.ts';
import { readContent } from '../../../../../src/tools/writing/model/content.ts';
import { formatProblem } from '../../../../../src/tools/writing/model/problem.ts';
import { contentCopy, editContent, enterContentCopy, readCopy } from '../../../../support/content-copy.ts';
import { allOf, append, type Edit, set, swap } from '../../../../support/edits.ts';
import { folderWith, repositoryIn } from '../../../../support/temporary.ts';

/** What the check says of a changed copy, one line a mistake. */
const problems = async (...edits: Parameters<typeof contentCopy>) =>
  (await checkContent(contentCopy(...edits), { words: false })).map((problem) => formatProblem(problem).replace(/\n\s+/g, ' | '));

const SERVICE = 'services/gear-review.mdx';
const CASE = 'cases/seal-leak.mdx';

describe('the content check', () => {
  test('still finds a number of the numbers file in a text that writes it without a space or a comma', async () => {
    const found = await problems({
      'cases/slow-start.mdx': swap('The start took', 'It held 5.7kV for 61000 h. The start took'),
      'cases/slow-start.numbers.yaml': swap('given: {', 'given: { volts: 5.7 kV, held: "61,000 h",'),
    });
    expect(found).toEqual([]);
  });

  test('stops nobody who adds a row to a diary whose rows are counted', async () => {
    const root = contentCopy({
      'cases/slow-start.mdx': swap(/^diary:$/m, "diary:\n  - { 'on': 2020-11, kind: before, text: The first start that took longer }"),
      'cases/slow-start.numbers.yaml': (t) => `${t}  waited: { value: 9 minutes, by: "months(diary[1].on, diary[2].on)" }\n`,
    });
    const found = await checkContent(root, { words: false });
    expect(found.map(({ severity, repair }) => `${severity} ${repair}`)).toEqual([
      expect.stringMatching(/^warning Correct the numbers of the rows, which count from 1/),
    ]);
  });

  test('compares a vendor’s block with that of the guide', async () => {
    const block =
      'form:\n  vendor: Paperform\n  slug: halden\n  script: https://paperform.co/__embed.min.js\n  container:\n    attributes:\n      data-paperform-id: "{slug}"\n  link: https://halden.paperform.co\n';
    const guide = `${block}  origins:\n    frame: [https://paperform.co]\n`;
    expect(
      await problems({
        'VENDORS.md': () => `\`\`\`yaml src/content/settings/embeds.yaml\n${guide}\`\`\`\n`,
        'settings/embeds.yaml': swap(/^form:\n(?: .*\n)*/m, block),
      }),
    ).toEqual([expect.stringMatching(/embeds\.yaml:\d+:1 \| .*VENDORS\.md has “origins:” for this script, which form lacks/)]);
  });

  test('names the number of a text that is nearest to the one that a numbers file expects', async () => {
    const found = await problems({
      'cases/coupling-wear.mdx': (t) => t.replaceAll('7 bar', '7.5 bar').replace('8 bar | 6 bar', '8 bar | 6 K'),
    });
    expect(found.join('\n')).toMatch(
      /coupling-wear\.numbers\.yaml:.*which .* doesn’t give\. The nearest there is “7\.5 bar”, in line \d+\./,
    );
  });

  test('names the part of a standard that the index has', async () => {
    const found = await problems({
      'pages/how-we-work.mdx': swap('  - API 692', '  - API 692\n  - ISO 18436-2'),
      'cases/coupling-wear.mdx': append('It follows ISO 18436-2. He was trained to ISO 18436-4.'),
    });
    expect(found).toEqual([expect.stringMatching(/ISO 18436-4 is in neither .* Did you mean ISO 18436-2\?/)]);
  });

  test('reports a unit that is written otherwise in the text, not in the numbers file', async () => {
    const found = await problems({ 'cases/coupling-wear.mdx': swap('8 bar | 6 bar', '8 bar | 6 bra') });
    expect(found.filter((each) => each.includes('numbers.yaml:')).map((each) => each.split(':')[0])).toEqual([
      'src/content/cases/coupling-wear.mdx',
    ]);
  });
});

test('a repair writes the one near id, path or field, and leaves what may be several', async () => {
  const root = contentCopy({
    [SERVICE]: allOf(swap('teaser:', 'teasr:'), set('person', 'bram-ose')),
    [CASE]: append('See [one](./gear-review), [two](/gear-reviews/) and [three](/nowhere-at-all).'),
    'redirects.yaml': append('/old-a/: /gear-review/'),
    'clients.yaml': swap('./clients/albeck.svg', 'albek.svg'),
  });
  await applyFixes(root, await checkContent(root, { words: false }));
  await applyFixes(root, await checkContent(root, { words: false }));
  expect((await checkContent(root, { words: false })).flatMap(({ rule, message }) => (rule === 'url-new' ? [] : message))).toEqual([
    'No page has the path "/nowhere-at-all".',
  ]);
});

test('another program gets each line with all its repairs, and none where a repair reaches over several', async () => {
  const root = contentCopy({
    [CASE]: append('See [one](./gear-review) and [two](/gear-review/).'),
    'papers/seal-qualification.mdx': append('**What was\nfound**\n\nA bolt was loose.'),
  });
  const found = withSuggestions(root, await checkContent(root, { words: false }));
  const line = 'See [one](/gear-review) and [two](/gear-review).';
  expect(found.map((each) => ('suggestion' in each ? each.suggestion : undefined))).toEqual([line, line, undefined]);
  expect(found.at(-1)?.repair).toContain('Write “## What was');
});

test('two files that began with one text have each their own old version', () => {
  const root = contentCopy();
  editContent(root, { 'cases/a-copy.mdx': () => readCopy(root, CASE) });
  repositoryIn(root);
  editContent(root, { [CASE]: append('It ran.'), 'cases/a-copy.mdx': append('It ran.') });
  const content = readContent(root);
  const changed = content.sources.filter(({ text }) => text.endsWith('It ran.\n'));
  expect(changed).toHaveLength(2);
  expect(changed.map((source) => oldSource(content, source)?.file)).toEqual(changed.map(({ file }) => file));
});

test('of the results of a library, the file keeps those that were asked for last', async () => {
  enterContentCopy();
  const [first, again] = [cacheOf<number>('trial'), cacheOf<number>('trial')];
  for (let n = 0; n <= 20_000; n++) await first.get(String(n), async () => n);
  first.save();
  expect(await again.get('0', async () => -1)).toBe(-1);
  expect(await again.get('1', async () => -1)).toBe(1);
});

describe('the writer has the last word', () => {
  const SENTENCE = 'Seamless pipe was used in the center of the loop.';
  const said = async (...edits: Edit[]) =>
    (await checkContent(contentCopy({ [CASE]: allOf(...edits) }))).map(({ severity, rule }) => `${severity} ${rule}`);

  test('what is a matter of style is a hint, and stops nobody', async () => {
    expect(await said(append(SENTENCE))).toEqual(['hint slogan', 'hint wording']);
  });
  test('a phrase of the dictionary is left as it is, in every entry', async () => {
    const root = contentCopy({
      'dictionary.txt': append('seamless pipe'),
      [CASE]: append('Seamless pipe was used, and it was seamless. It is seamless\npipe still.'),
    });
    expect((await checkContent(root)).map(({ rule, column }) => `${rule} ${column}`)).toEqual(['slogan 36']);
  });
  test('speech that never ends is no speech', async () => {
    expect(await said(append('The client said: “It ran. Seamless pipe was in the center of “its loop”.'))).toContain('hint slogan');
  });
  test('in a draft only what can’t be read is an error', async () => {
    const errors = async (text: string) =>
      (await checkContent(contentCopy({ 'cases/quillon-trips.mdx': append(text) }))).filter(
        ({ severity, file }) => severity === 'error' && file.endsWith('quillon-trips.mdx'),
      );
    expect(await errors('It is [there](/no-such-page).')).toEqual([]);
    expect(await errors('A brace { without its end.')).toHaveLength(1);
  });
});

test('a repair of an abbreviation takes its full stop along, unless the sentence ends there', async () => {
  const root = contentCopy({ [CASE]: append('It ran for yrs. before it stopped, for many yrs. Then it ran.') });
  await applyFixes(root, await checkContent(root));
  expect(readCopy(root, CASE)).toContain('for years before it stopped, for many years. Then it ran.');
});

test('the command repeats what it found, until a file or the branch changes', () => {
  const tokens = 'src/styles/tokens.css';
  const files = {
    'src/content/topics.yaml': '[]\n',
    'package-lock.json': '{}',
    'public/robots.txt': '',
    [tokens]: fs.readFileSync(tokens),
  };
  // All other files of the content are missing: the check stops there, in a tenth of the time.
  const root = folderWith(files);
  const script = path.resolve('src/tools/writing/check/check-content.ts');
  const run = () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [script], { cwd: root, encoding: 'utf8' });
    return { status, said: stdout + stderr };
  };
  const cache = path.join(root, '.cache/findings');
  /** Puts into the cache what no rule finds. */
  const keep = () => {
    const finding = { file: 'kept.mdx', line: 1, column: 1, severity: 'hint', rule: 'link', message: 'Kept.', repair: 'None.' };
    for (const name of fs.readdirSync(cache)) fs.writeFileSync(path.join(cache, name), JSON.stringify([finding]));
  };
  expect(run().status).toBe(1);
  keep();
  expect(run()).toMatchObject({ status: 0, said: expect.stringContaining('kept.mdx:1:1  hint  Kept.') });
  editContent(root, { 'topics.yaml': () => '- id: no key\n' });
  expect(run()).toMatchObject({ status: 1, said: expect.stringContaining('topics.yaml:1:3  error  id is "no key".') });
  expect(fs.readdirSync(cache)).toHaveLength(1);
  keep();
  repositoryIn(root);
  expect(run().said).not.toContain('kept.mdx');
});
