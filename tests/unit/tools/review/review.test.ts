import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { load } from 'cheerio';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readSite } from '../../../../src/lib/node/built-site.ts';
import { BROWSER_ARGS, ensureBrowser, findShell } from '../../../../src/tools/review/browser/chromium.ts';
import { comparePictures } from '../../../../src/tools/review/browser/pixels.ts';
import { openPage, showAt } from '../../../../src/tools/review/browser/quiet.ts';
import { takeReceived } from '../../../../src/tools/review/github/received.ts';
import { addReport } from '../../../../src/tools/review/preview/add-preview.ts';
import { type ReviewReport, reportSchema } from '../../../../src/tools/review/report-schema.ts';
import { review } from '../../../../src/tools/review/review.ts';
import { faultOf } from '../../../../src/tools/review/sides/build.ts';
import { axe } from '../../../support/axe.ts';
import { textsOf, valuesOf } from '../../../support/html.ts';
import { pdf } from '../../../support/small-pdf.ts';
import { type SmallSite, smallSite } from '../../../support/small-site.ts';
import { writeFiles } from '../../../support/temporary.ts';

/** The target of a link, as long as one that carries a campaign. */
const LONG_URL = `https://standards.example/${'a'.repeat(120)}?from=${'b'.repeat(40)}`;
let site: SmallSite;
let found: ReviewReport;
const said: string[] = [];
const reviewed = (base = 'HEAD'): Promise<ReviewReport> => review({ root: site.root, base, say: (text) => said.push(text) });
const read = (name: string) => fs.readFileSync(path.join(site.root, '.cache/review', name), 'utf8');
/** The report as a page. */
const page = () => load(read('report.html'));
/** How many pictures it shows. @throws if one is not in the folder */
const pictures = (folder: string) => {
  const names = valuesOf(page(), 'img', 'src');
  expect(names.filter((name) => !fs.existsSync(path.join(folder, name)))).toEqual([]);
  return names.length;
};
/** What went and came, by the lines below a heading of the report. */
const changed = (title: string) => {
  const $ = page();
  const below = $(`:is(h2, h3):contains("${title}")`).nextUntil(':not(p)');
  return ['del', 'ins'].map((name) => textsOf($, below.find(name)));
};
const rules = ({ errors }: ReviewReport) => errors.map(({ rule, route, file }) => `${rule} ${route ?? file ?? ''}`.trim());

beforeAll(async () => {
  site = smallSite();
  // Three pages are enough, and each takes a second to photograph.
  site.edit({ 'pages/contact.html': undefined, 'pages/cases/valve.html': undefined });
  site.commit();
  site.replace('pages/cases/pump.html', 'its bearing', 'teh seal');
  site.replace('pages/cases/pump.html', 'Nobody', `<a href="${LONG_URL}">Nobody</a>`);
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
      ['/about', 'look'],
      ['/cases/pump', 'text', 'link', 'look'],
    ]);
    expect(silent?.map(({ route }) => route)).toEqual(['/']);
    expect(told?.[1]?.words).toEqual({ inserted: 2, deleted: 2 });
    for (const { looks } of told ?? []) {
      expect(looks.map(({ width }) => width)).toEqual([390, 820, 1280]);
      expect(looks.every(({ share }) => share > 0 && share < 0.1)).toBe(true);
    }
    expect(rules(found)).toEqual(['content/spelling pages/cases/pump.html']);
  });
  test('writes the report as HTML and JSON', () => {
    const $ = page();
    expect(changed('Words')).toEqual([['its bearing'], ['teh seal']]);
    // No word and no picture shows where a link leads, or what every rule of the styles does.
    expect(changed('Links and details')).toEqual([[], [`Nobody → ${LONG_URL}`]]);
    expect(changed('Style rules')).toEqual([[], ['.strong › font-weight: 700']]);
    expect(textsOf($, 'figcaption').filter((text) => text === 'On the page')).toHaveLength(2);
    // One paragraph is new, so nothing else is outlined.
    expect(found.pages.map(({ fresh }) => fresh.map(({ nth }) => nth).join())).toEqual(['', '', '0']);
    expect(textsOf($, 'tbody th')).toEqual(['/about', '/cases/pump']);
    expect($('script').length).toBe(0);
    expect(pictures(path.join(site.root, '.cache/review'))).toBe(3 * 2 * 3 + 2);
    expect(reportSchema.parse(JSON.parse(read('report.json')))).toEqual(found);
  });
});

test('a ground that is a shade lighter is a difference, whatever the size of a picture', async () => {
  const picture = (background: string, width = 20) =>
    sharp({ create: { width, height: 10, channels: 3, background } })
      .png()
      .toBuffer();
  const share = async (one: Promise<Buffer>, two: Promise<Buffer>) =>
    (await comparePictures(await one, await two, path.join(site.root, '.cache/x'))).share;
  expect(await share(picture('#faf9f5'), picture('#fbfaf6'))).toBe(1);
  expect(await share(picture('#faf9f5'), picture('#faf9f5', 40))).toBe(0.5);
  expect(await share(picture('#faf9f5'), picture('#faf9f5'))).toBe(0);
});

describe('a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: findShell() ?? ensureBrowser(), args: BROWSER_ARGS });
  });
  afterAll(() => browser.close());
  test('photographs what waits to be seen, however far down the page', async () => {
    const script = `new IntersectionObserver(([entry]) => entry.isIntersecting && import('/late.js')).observe(document.querySelector('p'))`;
    const folder = path.join(site.root, '.cache/late');
    writeFiles(folder, {
      'late.js': "document.querySelector('p').textContent = 'Seen'",
      'index.html': `<p style="margin-top: 3000px; content-visibility: auto">Waits</p><script type="module">${script}</script>`,
    });
    const opened = await openPage(browser, readSite(folder), '/');
    await showAt(opened, 390);
    expect(await opened.textContent('p')).toBe('Seen');
    expect(await opened.locator('p').evaluate((element) => getComputedStyle(element).contentVisibility)).toBe('visible');
  });
  test('shows the report at 320 and 1280 px, whatever the length of a URL, free of axe findings', async () => {
    const shown = await browser.newPage();
    await shown.goto(pathToFileURL(path.join(site.root, '.cache/review/report.html')).href);
    for (const width of [320, 1280]) {
      await shown.setViewportSize({ width, height: 800 });
      const isWide = await shown.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
      expect([isWide, await axe(shown)], `${width} px`).toEqual([false, []]);
    }
  });
});

test('of a failed build the reason is told, with paths from the root', () => {
  const output = '12:00:00 [build] Collecting …\n\u001b[31mNothing was built: \u001b[39mUnexpected token\n[ /tmp/tree/a.astro:2:15 ]\n';
  expect(faultOf(output, '/tmp/tree')).toEqual({ rule: 'build', message: 'Unexpected token\n[ a.astro:2:15 ]' });
});

// These run last: each writes a report over the one before.
describe('a review', () => {
  // Starts a script of the site as npm does, in a fifth of the time; the first review has asked npm itself.
  beforeAll(() => {
    const bin = path.join(site.root, '.cache/bin');
    writeFiles(bin, { npm: '#!/bin/sh\nexec node "$3.mjs"\n' });
    fs.chmodSync(path.join(bin, 'npm'), 0o755);
    vi.stubEnv('PATH', `${bin}${path.delimiter}${process.env.PATH}`);
  });
  afterAll(() => vi.unstubAllEnvs());
  test('of files that no build reads builds nothing and finds 0 pages', async () => {
    site.reset();
    site.edit({ 'README.md': 'Another text.\n', 'tests/x.txt': 'x' });
    said.length = 0;
    expect(await reviewed()).toMatchObject({ errors: [], warnings: [], pages: [], documents: [] });
    expect(said.filter((text) => text.startsWith('Building'))).toEqual([]);
    expect(page()('h1').text()).toBe('0 pages changed');
  });
  test('of a version that cannot be built says why; where the content stops it, each mistake once', async () => {
    site.reset();
    site.edit({ 'settings.json': '{}' });
    const { errors } = await reviewed();
    expect(errors).toEqual([{ rule: 'build', message: expect.stringMatching(/build\.mjs:43\n[\s\S]*settings\.json has no phone\./) }]);
    expect(page()('h1').text()).toBe('The site cannot be built, 1 error');
    site.replace('pages/cases/pump.html', 'its bearing', 'teh seal');
    expect(rules(await reviewed())).toEqual(['content/spelling pages/cases/pump.html']);
  });
  test('does not build beside another one, and builds again where one was interrupted', async () => {
    site.reset();
    const build = fs.readFileSync(path.join(site.root, 'build.mjs'), 'utf8');
    const document = (name: string, phone: string) => ({ [`documents/${name}.pdf`]: pdf(['Of a pump.', `Call ${phone}.`]) });
    site.edit({
      'build.mjs': `${build}\nfs.cpSync('documents', 'dist/documents', { recursive: true });`,
      ...{ ...document('a', '000'), ...document('b', '000'), ...document('c', '000') },
      // A picture that no photograph has.
      'pages/contact.html': '<img hidden src="{team}" alt="">',
    });
    site.commit();
    site.edit({ ...document('a', '111'), ...document('b', '111'), ...document('c', '222') });
    // Without npm's list, a build would install its packages.
    site.replace('build.mjs', 'fs.rmSync(', "fs.readFileSync('node_modules/.package-lock.json'); fs.rmSync(");
    site.replace('build.mjs', 'fs.rmSync(', "if (fs.existsSync('node_modules/.vite')) throw new Error('The cache is shared.'); fs.rmSync(");
    site.replace('menu.js', 'ready', 'there');
    site.replace('team.svg', '<rect', '<rect fill="red"');
    site.edit({ 'pages/new.html': '<h1>New</h1><p><a href="/about">About</a> <a href="https://standards.example/">a standard</a></p>' });
    writeFiles(site.root, { 'node_modules/.package-lock.json': '{}', 'node_modules/.vite/deps.json': '{}' });
    const tree = path.join(site.root, '.cache/review/tree');
    execFileSync('git', ['worktree', 'add', '--quiet', '--detach', '--lock', tree], { cwd: site.root });
    fs.writeFileSync(path.join(tree, 'pages/left.html'), 'left by a build');
    fs.writeFileSync(`${tree}.lock`, String(process.ppid));
    await expect(reviewed()).rejects.toThrow(`Process ${process.ppid} is building for another review`);
    const { pid: ended } = spawnSync(process.execPath, ['--version']);
    fs.writeFileSync(`${tree}.lock`, String(ended));
    found = await reviewed();
    expect(fs.existsSync(tree) || fs.existsSync(`${tree}.lock`)).toBe(false);
  });
  test('folds the page of a script into one line, as it reads and looks the same, and lists a picture that no photograph has', () => {
    expect(found.pages.map(({ route, kind, because, codeOnly }) => [route, kind, ...because, codeOnly])).toEqual([
      ['/', 'changed', 'code', true],
      ['/about', 'changed', 'picture', false],
      ['/contact', 'changed', 'picture', false],
      ['/new', 'added', 'text', false],
    ]);
    const $ = page();
    expect($('table + details > summary').text()).toBe('1 page without visible change: code (behaviour, hidden details)');
    expect($('h2[id="page/"]').length).toBe(0);
  });
  test('of a new page lists its links to other sites, and not those of the menu', () => {
    expect(changed('Links and details')).toEqual([[], ['a standard → https://standards.example/']]);
  });
  test('tells documents that changed for the same reason as one', () => {
    expect(found.documents.map(({ route, like, words }) => [route, like, words])).toEqual([
      ['/documents/a.pdf', undefined, { inserted: 1, deleted: 1 }],
      ['/documents/b.pdf', '/documents/a.pdf', { inserted: 1, deleted: 1 }],
      ['/documents/c.pdf', undefined, { inserted: 1, deleted: 1 }],
    ]);
    const $ = page();
    const row = $('tbody tr:has(th:contains("/documents/a.pdf"))');
    expect([row.find('summary').text(), row.find('td').first().text()]).toEqual(['and 1 more', 'text 000. 111.']);
  });
  test('of a design shows one of its pages, is small with every page changed, and can be published', async () => {
    site.reset();
    site.edit({
      'pages/stand-in/form.html': '<h1>Form</h1>',
      'pages/contact.html': undefined,
      'pages/cases/pump.html': undefined,
    });
    // Each page has a picture of its own for shared links, which shows the colour.
    const card = `'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="' + read('site.css').slice(12, 16) + '"/></svg>'`;
    site.replace('build.mjs', '<title>', `<meta property="og:image" content="/og/\${file}.svg"><title>`);
    site.replace('build.mjs', '  write(file,', `  write(\`og/\${file}.svg\`, ${card});\n  write(file,`);
    site.commit();
    site.replace('site.css', '--ink:#111', '--ink:#700');
    const report = await reviewed();
    const $ = page();
    expect(textsOf($, 'main > section h2')).toEqual(['/ (home)', '/stand-in/form']);
    expect(textsOf($, 'tbody summary, section + details > summary')).toEqual(['and 1 more', 'and 1 more']);
    expect(report.pages.length).toBe(3);
    // The host takes 25 MiB; with pictures in it, the report of a colour had 50.
    expect((Buffer.byteLength(read('report.html')) / report.pages.length) * 60).toBeLessThan(1024 * 1024);
    site.build();
    addReport(path.join(site.root, 'dist'), path.join(site.root, '.cache/review'));
    fs.writeFileSync(path.join(site.root, '.cache/pull-request'), '12\n');
    const published = path.join(site.root, '.cache/published');
    expect(takeReceived(site.root, published)).toMatchObject({ number: 12, hasSite: true, report });
    expect(pictures(path.join(published, '_preview'))).toBe(3 * (9 + 3));
  }, 600_000);
  test('against a version that is not there says so', async () => {
    await expect(reviewed('no-such-branch')).rejects.toThrow('git doesn\'t know a commit "no-such-branch"');
  });
});
