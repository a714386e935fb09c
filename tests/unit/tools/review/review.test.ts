import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { load } from 'cheerio';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../../../../src/tools/browser/browser.ts';
import type { ReviewReport } from '../../../../src/tools/review/report-data.ts';
import { type ReviewOptions, review } from '../../../../src/tools/review/review.ts';
import type { Finding } from '../../../../src/tools/writing/check/finding.ts';
import { axe } from '../../../support/axe.ts';
import { textsOf, valuesOf } from '../../../support/html.ts';
import { folderWith, repositoryIn, writeFiles } from '../../../support/temporary.ts';

/** The target of a link, as long as one that carries a campaign. */
const LONG_URL = `https://standards.example/${'a'.repeat(120)}?from=${'b'.repeat(40)}`;
const page = (body: string) =>
  `<!doctype html><html lang="en"><head><title>Site</title></head><body>${body}</body></html>`;

const script = (hash: string) => `<script src="/_astro/site.${hash}.js"></script>`;

/** A repository with a site of two pages. @returns its folder */
function repository(): string {
  const pages = {
    'site/index.html': page(`<p>Home</p>${script('aaaaaaa1')}`),
    'site/pump.html': page('<p>It lost its bearing.</p><p>Nobody knows.</p>'),
    'site/_astro/site.aaaaaaa1.js': '',
  };
  const root = folderWith({ '.gitignore': '.cache/\n', ...pages }, afterAll);
  repositoryIn(root);
  return root;
}
/** Reviews a repository whose build copies its files, and whose check finds one mistake. */
const reviewOf = (
  root: string,
  severity: Finding['severity'] = 'warning',
  options: Partial<ReviewOptions> = {},
): Promise<ReviewReport> =>
  review({
    root,
    base: 'HEAD',
    say: () => undefined,
    check: async () => [
      {
        file: 'a.mdx',
        line: 1,
        column: 2,
        severity,
        message: '"teh".',
        code: 'spelling',
        isBlocking: false,
        repair: 'Write "the".',
      },
    ],
    build: (tree) =>
      fs.cpSync(path.join(tree, 'site'), path.join(tree, 'dist'), { recursive: true }),
    ...options,
  });

describe('a review', () => {
  let root: string;
  let found: ReviewReport;
  const out = (name: string) => path.join(root, '.cache/review', name);
  const report = () => load(fs.readFileSync(out('report.html'), 'utf8'));
  beforeAll(async () => {
    root = repository();
    fs.rmSync(path.join(root, 'site/_astro'), { recursive: true });
    writeFiles(root, {
      'site/index.html': page(`<p>Home</p>${script('aaaaaaa2')}`),
      'site/_astro/site.aaaaaaa2.js': '/* 60 kB */',
      'site/pump.html': page(
        `<p>It lost its seal.</p><p><a href="${LONG_URL}">Nobody</a> knows.</p>`,
      ),
    });
    found = await reviewOf(root);
  });

  test('lists only pages that read or look different', () =>
    expect(found.entries.map(({ route }) => route)).toEqual(['/pump']));
  test('weighs what a page loads that reads and looks the same', () => {
    const $ = report();
    expect($('h1').text()).toBe('1 page changed, 1 page loads changed files, 1 to look at');
    expect(textsOf($, 'h2:contains("Weight") + p + table tbody :is(th, td)')).toEqual([
      'site.js',
      '0.001 kB',
      '0.015 kB',
      '+0.014 kB',
      '/',
    ]);
  });
  test('says what the check finds', () =>
    expect(found.warnings).toEqual([expect.stringContaining('a.mdx:1:2')]));
  test('shows words, links, and pictures of both versions at three widths', async () => {
    const $ = report();
    const below = (title: string) => $(`h3:contains("${title}")`).nextUntil(':not(p)');
    expect(textsOf($, below('Words').find('ins'))).toEqual(['seal.']);
    expect(textsOf($, below('Links').find('ins'))).toEqual([`Nobody →\n${LONG_URL}`]);
    const pictures = valuesOf($, 'img', 'src');
    expect(pictures).toHaveLength(3 * 3);
    const sizes = pictures.map(async (name) => (await sharp(out(name)).metadata()).height);
    expect(valuesOf($, 'img', 'height').map(Number)).toEqual(await Promise.all(sizes));
  });
  test('writes the comment of a pull request', () =>
    expect(fs.readFileSync(out('comment.md'), 'utf8')).toContain('<ins>seal.</ins>'));
  test('can be read at 320 px, whatever the length of a URL, and passes axe', async () => {
    const browser = await launchBrowser();
    const shown = await browser.newPage({ viewport: { width: 320, height: 800 } });
    await shown.goto(pathToFileURL(out('report.html')).href);
    expect(await shown.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await axe(shown)).toEqual([]);
    await browser.close();
  });
});

describe('a review without a change', () => {
  let root: string;
  beforeAll(() => {
    root = repository();
  });

  test('lists nothing, also after one that was interrupted', async () => {
    const tree = path.join(root, '.cache/review/tree');
    execFileSync('git', ['worktree', 'add', '--quiet', '--detach', tree], { cwd: root });
    writeFiles(tree, { 'site/left.html': 'left by a build' });
    expect((await reviewOf(root)).entries).toEqual([]);
    expect(fs.existsSync(tree)).toBe(false);
  });
  test('says why a site cannot be built, with paths from the root', async () => {
    const build = (tree: string) => {
      throw new Error(`${tree}/broken.astro has no end.`);
    };
    expect((await reviewOf(root, 'warning', { build })).errors).toEqual([
      'broken.astro has no end.',
    ]);
  });
  test('builds no content with errors', async () =>
    expect(await reviewOf(root, 'error')).toMatchObject({
      errors: [expect.stringContaining('a.mdx:1:2')],
      warnings: [],
    }));
  test('names a version that git does not know', () =>
    expect(reviewOf(root, 'warning', { base: 'no-such-branch' })).rejects.toThrow(
      'git doesn\'t know a commit "no-such-branch"',
    ));
});
