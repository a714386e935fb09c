import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { launchBrowser } from '../../../../src/tools/review/browser/chromium.ts';
import type { ReviewReport } from '../../../../src/tools/review/report-data.ts';
import { review } from '../../../../src/tools/review/review.ts';
import type { Finding } from '../../../../src/tools/writing/check/finding.ts';
import { axe } from '../../../support/axe.ts';
import { textsOf, valuesOf } from '../../../support/html.ts';
import { type Files, folderWith, repositoryIn, writeFiles } from '../../../support/temporary.ts';

/** The target of a link, as long as one that carries a campaign. */
const LONG_URL = `https://standards.example/${'a'.repeat(120)}?from=${'b'.repeat(40)}`;
const page = (body: string) => `<!doctype html><html lang="en"><head><title>Site</title></head><body>${body}</body></html>`;
/** A site whose build copies its files. */
const SITE: Files = {
  '.gitignore': '.cache/\ndist/\n',
  'site/index.html': page('<p>Home</p>'),
  'site/pump.html': page('<p>It lost its bearing.</p><p>Nobody knows.</p>'),
};

/** Finds an error in a file of that name, and a warning in every site. */
const check = async (root: string) =>
  (['error', 'warning'] as const)
    .filter((severity) => severity === 'warning' || fs.existsSync(path.join(root, severity)))
    .map(
      (severity): Finding => ({ file: 'a.mdx', line: 1, column: 2, severity, message: '"teh".', code: 'spelling', repair: 'Write "the".' }),
    );
const build = (tree: string) => {
  if (fs.existsSync(path.join(tree, 'broken'))) throw new Error(`${tree}/broken is there.`);
  fs.cpSync(path.join(tree, 'site'), path.join(tree, 'dist'), { recursive: true });
};

/** A repository with the site as its last commit, and these edits of it. @returns its folder, how to review it, and the files of the review */
function repository(edits: Files, afterwards = onTestFinished as typeof afterAll) {
  const root = folderWith(SITE, afterwards);
  const git = repositoryIn(root);
  writeFiles(root, edits);
  const out = (name: string) => path.join(root, '.cache/review', name);
  const reviewed = (base = 'HEAD'): Promise<ReviewReport> => review({ root, base, say: () => undefined, build, check });
  return { root, git, out, reviewed };
}

describe('a review of the working tree', () => {
  let found: ReviewReport;
  let out: (name: string) => string;
  beforeAll(async () => {
    const changed = repository(
      {
        'site/pump.html': page(`<p>It lost teh seal.</p><p><a href="${LONG_URL}">Nobody</a> knows.</p>`),
        'site/index.html': page('<p class="unused">Home</p>'),
      },
      afterAll,
    );
    out = changed.out;
    found = await changed.reviewed();
  });

  test('lists only pages that read or look different', () => expect(found.entries.map(({ route }) => route)).toEqual(['/pump']));
  test('gives what the check finds, with place and repair', () =>
    expect(found.warnings).toEqual(['a.mdx:1:2  warning  "teh".  (spelling)\n    Write "the".']));
  test('shows words, links, and pictures of both versions at three widths', () => {
    const $ = load(fs.readFileSync(out('report.html'), 'utf8'));
    const below = (title: string) => $(`h3:contains("${title}")`).nextUntil(':not(p)');
    expect([textsOf($, below('Words').find('del')), textsOf($, below('Words').find('ins'))]).toEqual([['its bearing.'], ['teh seal.']]);
    expect(textsOf($, below('Links').find('ins'))).toEqual([`Nobody → ${LONG_URL}`]);
    const pictures = valuesOf($, 'img', 'src');
    expect(pictures).toHaveLength(3 * 3);
    expect(pictures.filter((name) => !fs.existsSync(out(name)))).toEqual([]);
  });
  test('writes the comment of a pull request', () => expect(fs.readFileSync(out('comment.md'), 'utf8')).toContain('<ins>teh seal.</ins>'));
  test('can be read at 320 and 1280 px, whatever the length of a URL, and passes axe', async () => {
    const browser = await launchBrowser();
    const shown = await browser.newPage();
    await shown.goto(pathToFileURL(out('report.html')).href);
    for (const width of [320, 1280]) {
      await shown.setViewportSize({ width, height: 800 });
      const isWide = await shown.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
      expect([isWide, await axe(shown)], `${width} px`).toEqual([false, []]);
    }
    await browser.close();
  });
});

describe('a review', () => {
  test('of nothing new finds 0 pages, also after one that was interrupted', async () => {
    const { root, out, reviewed } = repository({});
    execFileSync('git', ['worktree', 'add', '--quiet', '--detach', out('tree')], { cwd: root });
    writeFiles(out('tree'), { 'site/left.html': 'left by a build' });
    expect(await reviewed()).toMatchObject({ errors: [], entries: [] });
    expect(fs.existsSync(out('tree'))).toBe(false);
  });
  test('of a site that cannot be built says why, with paths from the root', async () => {
    expect(await repository({ broken: '' }).reviewed()).toMatchObject({ errors: ['broken is there.'], entries: [] });
  });
  test('builds no content with errors', async () => {
    const { errors } = await repository({ broken: '', error: '' }).reviewed();
    expect(errors).toEqual([expect.stringContaining('a.mdx:1:2  error')]);
  });
  test('against a version that is not there says so', async () => {
    await expect(repository({}).reviewed('no-such-branch')).rejects.toThrow('git doesn\'t know a commit "no-such-branch"');
  });
});
