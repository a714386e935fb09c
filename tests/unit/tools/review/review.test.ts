import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import { load } from 'cheerio';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { launchBrowser } from '../../../../src/tools/review/browser/chromium.ts';
import type { ContentFinding } from '../../../../src/tools/review/findings.ts';
import type { ReviewReport } from '../../../../src/tools/review/report-data.ts';
import { review } from '../../../../src/tools/review/review.ts';
import { axe } from '../../../support/axe.ts';
import { textsOf, valuesOf } from '../../../support/html.ts';
import { buildSmallSite, type SmallSite, smallSite } from '../../../support/small-site.ts';
import { writeFiles } from '../../../support/temporary.ts';

/** The target of a link, as long as one that carries a campaign. */
const LONG_URL = `https://standards.example/${'a'.repeat(120)}?from=${'b'.repeat(40)}`;
let site: SmallSite;
/** Finds each page with a misspelt word. */
const check = async (tree: string): Promise<ContentFinding[]> =>
  fs.readFileSync(path.join(tree, 'pages/cases/pump.html'), 'utf8').includes('teh')
    ? [{ file: 'pages/cases/pump.html', line: 1, rule: 'spelling', message: '"teh" is misspelt. Write "the".', isError: true }]
    : [];
const reviewed = (base = 'HEAD'): Promise<ReviewReport> =>
  review({ root: site.root, base, say: () => undefined, build: async (tree) => buildSmallSite(tree), check });
const out = (name: string) => path.join(site.root, '.cache/review', name);
/** The report as a page. */
const page = () => load(fs.readFileSync(out('report.html'), 'utf8'));

beforeAll(() => {
  site = smallSite();
  // Three pages are enough, and each takes a second to photograph.
  site.edit({ 'pages/contact.html': undefined, 'pages/cases/valve.html': undefined });
  site.commit();
});
afterAll(() => site.remove());

describe('a review of the working tree', () => {
  let found: ReviewReport;
  let browser: Browser;
  beforeAll(async () => {
    site.replace('pages/cases/pump.html', 'its bearing', 'teh seal');
    site.replace('pages/cases/pump.html', 'Nobody', `<a href="${LONG_URL}">Nobody</a>`);
    site.replace('pages/about.html', '<p class="accent">', '<p class="accent strong">');
    site.replace('site.css', '.accent{', '.strong{font-weight:700}.accent{');
    found = await reviewed();
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  test('lists the pages that read or look different, and counts those that only share a style sheet', () => {
    expect(found.pages.map(({ route, because }) => [route, ...because])).toEqual([
      ['/about', 'look'],
      ['/cases/pump', 'text', 'link'],
    ]);
    expect(found.silent).toBe(1);
  });
  test('gives a finding of the check with its place and its repair', () =>
    expect(found.errors).toEqual([
      { file: 'pages/cases/pump.html', line: 1, rule: 'spelling', message: '"teh" is misspelt. Write "the".' },
    ]));
  test('shows words, links, and pictures of both versions at three widths', () => {
    const $ = page();
    const below = (title: string) => $(`h3:contains("${title}")`).nextUntil(':not(p)');
    expect([textsOf($, below('Words').find('del')), textsOf($, below('Words').find('ins'))]).toEqual([['its bearing'], ['teh seal']]);
    expect(textsOf($, below('Links').find('ins'))).toEqual([`Nobody → ${LONG_URL}`]);
    const pictures = valuesOf($, 'img', 'src');
    expect(pictures).toHaveLength(2 * 3 * 3);
    expect(pictures.filter((name) => !fs.existsSync(out(name)))).toEqual([]);
  });
  test('writes the comment of a pull request', () => expect(fs.readFileSync(out('comment.md'), 'utf8')).toContain('<ins>teh seal</ins>'));
  test('can be read at 320 and 1280 px, whatever the length of a URL, and passes axe', async () => {
    const shown = await browser.newPage();
    await shown.goto(pathToFileURL(out('report.html')).href);
    for (const width of [320, 1280]) {
      await shown.setViewportSize({ width, height: 800 });
      const isWide = await shown.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
      expect([isWide, await axe(shown)], `${width} px`).toEqual([false, []]);
    }
  });
});

describe('a review', () => {
  beforeEach(() => site.reset());
  test('of nothing new finds 0 pages', async () => {
    expect(await reviewed()).toMatchObject({ errors: [], warnings: [], pages: [], documents: [], silent: 0 });
    expect(page()('h1').text()).toBe('0 pages changed');
  });
  test('of a version that cannot be built says why, with paths from the root', async () => {
    site.edit({ 'settings.json': '{}' });
    const { failed, errors } = await reviewed();
    expect([failed, errors]).toEqual(['The site', [{ rule: 'build', message: 'settings.json has no phone.' }]]);
  });
  test('against a version that cannot be built says which one', async () => {
    const { phone } = JSON.parse(fs.readFileSync(path.join(site.root, 'settings.json'), 'utf8')) as { phone: string };
    site.edit({ 'settings.json': '{}' });
    site.commit();
    site.edit({ 'settings.json': JSON.stringify({ phone }) });
    await reviewed();
    site.commit();
    expect(page()('h1').text()).toBe('The earlier version cannot be built, 1 error');
  });
  test('builds again where one was interrupted', async () => {
    site.edit({ 'settings.json': '{ "phone": "+31 70 111" }' });
    const tree = out('tree');
    execFileSync('git', ['worktree', 'add', '--quiet', '--detach', tree], { cwd: site.root });
    writeFiles(tree, { 'pages/left.html': 'left by a build' });
    expect((await reviewed()).pages.map(({ route }) => route)).toEqual(['/']);
    expect(fs.existsSync(tree)).toBe(false);
  });
  test('shows the picture shared with links to a page', async () => {
    site.edit({ 'pages/index.html': undefined, 'pages/about.html': undefined, 'public/card.svg': card('red') });
    site.edit({ 'head.html': '<meta property="og:image" content="/card.svg">' });
    site.commit();
    site.edit({ 'public/card.svg': card('blue') });
    const { pages } = await reviewed();
    expect(pages.map(({ because, pictures }) => [because, pictures.map(({ title }) => title)])).toEqual([
      [['picture'], ['Shared as a link']],
    ]);
  });
  test('against a version that is not there says so', async () => {
    await expect(reviewed('no-such-branch')).rejects.toThrow('git doesn\'t know a commit "no-such-branch"');
  });
});

const card = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="${colour}"/></svg>`;
