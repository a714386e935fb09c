import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BROWSER_ARGS, ensureBrowser, findShell } from '../../../../src/lib/node/browser.ts';
import { takeReceived } from '../../../../src/tools/review/github/received.ts';
import { addReport } from '../../../../src/tools/review/preview/add-preview.ts';
import { type ReviewReport, reportSchema } from '../../../../src/tools/review/report-schema.ts';
import { review } from '../../../../src/tools/review/review.ts';
import { axe } from '../../../support/axe.ts';
import { type SmallSite, smallSite } from '../../../support/small-site.ts';

let site: SmallSite;
let found: ReviewReport;
const said: string[] = [];
const reviewed = (base = 'HEAD'): Promise<ReviewReport> =>
  review({ root: site.root, base, out: path.join(site.root, '.cache/review'), say: (text) => said.push(text) });
const read = (name: string) => fs.readFileSync(path.join(site.root, '.cache/review', name), 'utf8');
const rules = ({ errors }: ReviewReport) => errors.map(({ rule, route, file }) => `${rule} ${route ?? file ?? ''}`.trim());

beforeAll(async () => {
  site = smallSite();
  site.replace('pages/cases/pump.html', 'its bearing', 'teh seal');
  site.replace('pages/cases/pump.html', 'Nobody', '<a href="/about">Nobody</a>');
  site.replace('pages/about.html', '<p class="accent">', '<p class="accent strong">');
  site.replace('site.css', '.accent{', '.strong{font-weight:700}.accent{');
  found = await reviewed();
});
afterAll(() => site.remove());

describe('a review of the working tree', () => {
  test('builds both versions and lists what changed', () => {
    // Every page has the whole style sheet, but only one shows the new rule.
    const [told, silent] = [false, true].map((codeOnly) => found.pages.filter((page) => page.codeOnly === codeOnly));
    expect(told?.map(({ route, because }) => [route, ...because])).toEqual([
      ['/about', 'style'],
      ['/cases/pump', 'content', 'style'],
    ]);
    expect(silent?.map(({ route }) => route)).toEqual(['/', '/cases/valve', '/contact']);
    expect(told?.[1]?.words).toEqual({ inserted: 2, deleted: 2 });
    for (const { looks } of told ?? []) {
      expect(looks.map(({ width }) => width)).toEqual([390, 820, 1280]);
      expect(looks.every(({ share }) => share > 0 && share < 0.1)).toBe(true);
    }
    expect(found.warnings.map(({ rule, route }) => `${rule} ${route}`)).toEqual(['looks-changed /about']);
    expect(rules(found)).toEqual(['content/spelling pages/cases/pump.html']);
  });
  test('writes the report as HTML, JSON and Markdown', () => {
    const $ = load(read('report.html'));
    const texts = (selector: string) =>
      $(selector)
        .map((_, element) => $(element).text())
        .toArray();
    const changed = (title: string) => {
      const section = $(`:is(h2, h3):contains("${title}")`).parent();
      return ['del', 'ins'].map((name) =>
        section
          .find(name)
          .toArray()
          .map((element) => $(element).text()),
      );
    };
    expect(changed('Words')).toEqual([['its bearing'], ['teh seal']]);
    // No word and no picture shows where a link leads, or what every rule of the styles does.
    expect(changed('Links and attributes')).toEqual([[], ['Nobody → /about']]);
    expect(changed('Rules of styles')).toEqual([[], ['700']]);
    expect(texts('h3')).toContain('On the page');
    // One paragraph is new, so nothing else is outlined.
    expect(found.pages.map(({ fresh }) => fresh.map(({ nth }) => nth).join())).toEqual(['', '', '0', '', '']);
    expect(read('summary.md')).toContain('| `/cases/pump` | content, style |');
    expect(reportSchema.parse(JSON.parse(read('report.json')))).toEqual(found);
  });
});

describe('the report in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: findShell() ?? ensureBrowser(), args: BROWSER_ARGS });
  });
  afterAll(() => browser.close());
  const open = async (options: BrowserContextOptions) => {
    const page = await (await browser.newContext(options)).newPage();
    await page.goto(pathToFileURL(path.join(site.root, '.cache/review/report.html')).href);
    return page;
  };
  test.each([320, 1280])('at %i px fits, is free of axe findings and works by keyboard', async (width) => {
    const page = await open({ viewport: { width, height: 800 } });
    const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
    const slider = page.getByRole('slider').first();
    expect(await slider.isVisible()).toBe(false);
    await page
      .getByRole('button', { name: /^Slider/ })
      .first()
      .press('Enter');
    await slider.press('ArrowRight');
    expect(await slider.getAttribute('aria-valuetext')).toBe('51 % before, 49 % after');
    const [range, image] = await Promise.all([slider, page.locator('.slider-stack img').first()].map((part) => part.boundingBox()));
    expect(range?.width).toBeCloseTo(image?.width ?? 0, 0);
    expect([await isWide(), await axe(page)]).toEqual([false, []]);
  });
  test('needs no script', async () => {
    const page = await open({ javaScriptEnabled: false });
    expect(await page.getByRole('button').count()).toBe(0);
    expect(await page.getByRole('group', { name: '/cases/pump at 390 px' }).locator('img').count()).toBe(3);
    expect(await page.locator('img[src^="shots/"]').count()).toBe(await page.locator('img').count());
  });
});

// These run last: each writes a report over the one before.
describe('a review', () => {
  test('of files that no build reads builds nothing and finds 0 pages', async () => {
    site.reset();
    site.edit({ 'README.md': 'Another text.\n', 'tests/x.txt': 'x' });
    said.length = 0;
    expect(await reviewed()).toMatchObject({
      ...{ errors: [], warnings: [], repairs: [], pages: [], documents: [] },
    });
    expect(said.filter((text) => text.startsWith('Building'))).toEqual([]);
    expect(read('summary.md')).toContain('0 pages changed');
  });
  test('of a version that cannot be built says why', async () => {
    site.edit({ 'settings.json': '{}' });
    const failed = await reviewed();
    expect(rules(failed)).toEqual(['build']);
    expect(failed.errors[0]?.message).toBe('Error: settings.json has no phone.');
    expect(load(read('report.html'))('h1').text()).toBe('The site cannot be built, 1 error');
    expect(read('summary.md')).toContain('The site cannot be built');
  });
  test('of a version that the bundler refuses names the file and its line', async () => {
    site.reset();
    const said =
      "'Nothing was built:\\n\\n[plugin astro:build] ' + process.cwd() + '/a.astro:2:10\\nCompilerError: Unexpected token\\n    at x'";
    site.edit({ 'build.mjs': `console.error(${said}); process.exitCode = 1;` });
    expect((await reviewed()).errors[0]?.message).toBe('[plugin astro:build] a.astro:2:10\nCompilerError: Unexpected token');
  });
  test('of a version whose content stops the build names each mistake once', async () => {
    site.reset();
    site.edit({ 'settings.json': '{}' });
    site.replace('pages/cases/pump.html', 'its bearing', 'teh seal');
    expect(rules(await reviewed())).toEqual(['content/spelling pages/cases/pump.html']);
  });
  test('of a script folds its pages into one line, as they read and look the same', async () => {
    site.reset();
    site.replace('menu.js', 'ready', 'there');
    const { pages, warnings } = await reviewed();
    expect(pages.map(({ route, because, codeOnly }) => [route, ...because, codeOnly])).toEqual([['/', 'script', true]]);
    expect(warnings).toEqual([]);
    const $ = load(read('report.html'));
    expect($('main > details > summary').text()).toBe('Same words, same looks, other code (script): 1 page');
    expect($('main section.page').length).toBe(0);
    expect(read('summary.md')).toBe('### 🟢 0 pages changed, 1 in code only\n\nSame words, same looks, other code (script): 1 page\n');
  });
  test('of a file that a page shows where no photograph has it lists the page', async () => {
    site.reset();
    site.edit({ 'pages/contact.html': '<img hidden src="{team}" alt="">' });
    site.commit();
    site.replace('team.svg', '<rect', '<rect fill="red"');
    const report = await reviewed();
    expect(report.pages.map(({ route, because, codeOnly }) => [route, ...because, codeOnly])).toEqual([
      ['/about', 'asset', false],
      ['/contact', 'asset', false],
    ]);
  });
  test('whose build was interrupted builds again, and does not build beside another one', async () => {
    site.reset();
    site.edit({ 'pages/new.html': '<h1>Another</h1>' });
    const tree = path.join(site.root, '.cache/review/tree');
    execFileSync('git', ['worktree', 'add', '--quiet', '--detach', '--lock', tree], { cwd: site.root });
    fs.writeFileSync(path.join(tree, 'pages/left.html'), 'left by a build');
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    fs.writeFileSync(`${tree}.lock`, `${process.pid}\n${other.pid}\n`);
    await expect(reviewed()).rejects.toThrow(`Process ${other.pid} is building for another review`);
    const ended = once(other, 'exit');
    other.kill();
    await ended;
    expect((await reviewed()).pages.map(({ route }) => route)).toEqual(['/new']);
    expect(fs.existsSync(tree) || fs.existsSync(`${tree}.lock`)).toBe(false);
  });
  test('of a new page lists its links to other sites, and not those of the menu', async () => {
    site.reset();
    site.edit({ 'pages/new.html': '<h1>New</h1><p><a href="/about">About</a> <a href="https://standards.example/">a standard</a></p>' });
    const report = await reviewed();
    expect(report.pages.map(({ route }) => route)).toEqual(['/new']);
    const $ = load(read('report.html'));
    expect($('h3:contains("Links and attributes")').parent().find('ins').text()).toBe('a standard → https://standards.example/');
  });
  test('of a design on sixty pages shows one of them, is small, and can be published', async () => {
    site.reset();
    const pages = Array.from({ length: 57 }, (_, at) => [`pages/cases/case-${at}.html`, `<h1>Case ${at}</h1><p class="accent">Text</p>`]);
    site.edit({ ...Object.fromEntries(pages), 'pages/stand-in/form.html': '<h1>Form</h1>', 'pages/contact.html': undefined });
    // Each page has a picture of its own for shared links, which shows the colour.
    site.replace('build.mjs', '<title>', `<meta property="og:image" content="/og/' + file + '.png"><title>`);
    site.replace('build.mjs', '  write(file,', "  write('og/' + file + '.png', read('site.css') + file);\n  write(file,");
    site.commit();
    site.replace('site.css', '--ink:#111', '--ink:#700');
    const report = await reviewed();
    expect(report.pages.length).toBe(62);
    const $ = load(read('report.html'));
    expect($('main > section.page h2').text()).toBe('//stand-in/form');
    expect($('main > details > summary').text()).toBe('60 more of the pages that changed for the same reason');
    expect($('tbody').first().find('summary').text()).toBe('and 60 more');
    expect(read('summary.md').match(/^\| `/gm)).toHaveLength(2);
    expect($('img').length).toBe(62 * (9 + 2));
    expect(Buffer.byteLength(read('report.html'))).toBeLessThan(1024 * 1024);
    site.build();
    addReport(path.join(site.root, 'dist'), path.join(site.root, '.cache/review'));
    fs.writeFileSync(path.join(site.root, '.cache/pull-request'), '12\n');
    const published = path.join(site.root, '.cache/published');
    expect(takeReceived(site.root, published)).toMatchObject({ number: 12, hasSite: true, report });
    const pictures = new Set($('img').map((_, image) => $(image).attr('src')));
    expect([...pictures].filter((picture) => !fs.existsSync(path.join(published, '_preview', picture)))).toEqual([]);
  }, 600_000);
  test('against a version that is not there says so', async () => {
    await expect(reviewed('no-such-branch')).rejects.toThrow('git knows no commit "no-such-branch"');
  });
});
