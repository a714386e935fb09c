import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { load } from 'cheerio';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { BROWSER_ARGS, ensureBrowser, findShell } from '../../../../src/lib/node/browser.ts';
import { budgetErrors, budgetWarnings, weighPage } from '../../../../src/tools/review/compare/bytes.ts';
import type { SiteChanges } from '../../../../src/tools/review/compare/changes.ts';
import { facetsOf, outlined } from '../../../../src/tools/review/compare/facets.ts';
import { hostFileWarnings } from '../../../../src/tools/review/compare/host-files.ts';
import { readSite, type Site } from '../../../../src/tools/review/compare/site.ts';
import { countChangedWords, newTexts } from '../../../../src/tools/review/compare/text-changes.ts';
import { findChanges } from '../../../../src/tools/review/find-changes.ts';
import { newFindings } from '../../../../src/tools/review/findings.ts';
import { type SmallSite, smallSite } from '../../../support/small-site.ts';

let site: SmallSite;
let before: Site;
let browser: Promise<Browser> | undefined;
beforeAll(() => {
  site = smallSite();
  before = readSite(site.build());
});
afterEach(() => site.reset());
afterAll(async () => {
  site.remove();
  await (await browser)?.close();
});

const openBrowser = () => (browser ??= chromium.launch({ executablePath: findShell() ?? ensureBrowser(), args: BROWSER_ARGS }));
const found = (after = readSite(site.build())) => findChanges(before, after, openBrowser, () => undefined);
/** Each page with why it is listed, such as "/about: style". */
const listed = ({ pages }: SiteChanges) =>
  pages.map(({ route, kind, because }) => `${route}: ${kind === 'changed' ? because.join(' ') : kind}`);
const rules = ({ errors }: SiteChanges) => errors.map(({ rule, route }) => `${rule} ${route}`);

describe('an edit lists exactly the pages that show it', () => {
  test('one word in a case', async () => {
    site.replace('pages/cases/pump.html', 'bearing', 'seal');
    const changes = await found();
    expect(listed(changes)).toEqual(['/cases/pump: content']);
    expect(countChangedWords(changes.pages[0]?.words ?? [])).toEqual({ inserted: 1, deleted: 1 });
  });

  test('one word in a shared setting', async () => {
    site.edit({ 'settings.json': '{ "phone": "+31 70 999" }' });
    expect(listed(await found())).toEqual(['/: content', '/contact: content']);
  });

  test('a token that two pages use, and one that none does', async () => {
    site.replace('site.css', '--accent:#1f4f8f', '--accent:#83315f');
    expect(listed(await found())).toEqual(['/: style', '/about: style']);
    site.reset();
    site.replace('site.css', '--spare:#eee', '--spare:#ddd');
    expect(listed(await found())).toEqual([]);
  });

  test('a style that only a state shows, one with an equal value written differently, and one for print', async () => {
    site.replace('site.css', 'a:hover{color:red}', 'a:hover{color:blue}');
    expect(listed(await found())).toEqual(['/: style']);
    site.reset();
    site.replace('site.css', 'a:hover{color:red}', 'a:hover{color:red}.plain:hover{color:blue}');
    site.replace('pages/about.html', '<p class="accent">', '<p class="accent plain">');
    expect(listed(await found())).toEqual(['/about: style']);
    site.reset();
    site.replace('site.css', 'margin:0 0 0 0', 'margin:0');
    expect(listed(await found())).toEqual([]);
    site.reset();
    site.replace('print.css', '#000', '#333');
    const pages = ['/', '/about', '/cases/pump', '/cases/valve', '/contact'];
    expect(listed(await found())).toEqual(pages.map((route) => `${route}: style`));
  });

  test('a rule inside another one, beside a font', async () => {
    const add = (css: string) => site.replace('site.css', 'a:hover{', `@font-face{font-family:x;src:url(x.woff2)}${css}a:hover{`);
    add('main{& > .accent{--tint:red;letter-spacing:1px}}');
    expect(listed(await found())).toEqual(['/: style', '/about: style']);
    site.reset();
    add('main{.accent &{--tint:red;letter-spacing:1px}}');
    expect(listed(await found())).toEqual([]);
  });

  test('a colour of a drawing in the page, one that is not seen, and the drawing itself', async () => {
    site.replace('pages/contact.html', 'stroke="#1f4f8f"', 'stroke="#9a5a1c"');
    expect(listed(await found())).toEqual(['/contact: style']);
    site.reset();
    site.replace('pages/contact.html', 'fill="none" stroke="#1f4f8f"', 'fill="none" stroke="#1F4F8F"');
    expect(listed(await found())).toEqual([]);
    site.reset();
    site.replace('pages/contact.html', 'M0 10h40', 'M0 10h30');
    expect(listed(await found())).toEqual(['/contact: content']);
  });

  test('a replaced image, and an image with the same content under another name', async () => {
    site.replace('team.svg', '<rect', '<rect fill="red"');
    expect(listed(await found())).toEqual(['/about: asset']);
    site.reset();
    fs.renameSync(path.join(site.root, 'team.svg'), path.join(site.root, 'people.svg'));
    site.replace('build.mjs', "hashed('team.svg')", "hashed('people.svg')");
    expect(listed(await found())).toEqual([]);
  });

  test('two entries of a list that swap places with their images', async () => {
    const entries = ['<li>One <img src="{team}" alt=""></li>', '<li>Two <img src="{menu}" alt=""></li>'];
    site.edit({ 'pages/contact.html': `<ul>${entries.join('')}</ul>` });
    const old = readSite(site.build());
    site.edit({ 'pages/contact.html': `<ul>${entries.toReversed().join('')}</ul>` });
    const changes = await findChanges(old, readSite(site.build()), openBrowser, () => undefined);
    expect(listed(changes)).toEqual(['/contact: content']);
  });

  test('a script, on the page that runs it', async () => {
    site.replace('menu.js', 'ready', 'there');
    expect(listed(await found())).toEqual(['/: script']);
  });

  test('a case added, with the list that names it', async () => {
    site.edit({ 'pages/cases/fan.html': '<h1>Fan</h1><p>The fan had a cracked blade.</p>' });
    expect(listed(await found())).toEqual(['/: content', '/cases/fan: added']);
  });

  test('a draft added', async () => {
    site.edit({ 'pages/cases/fan.html': '<!-- draft --><h1>Fan</h1>' });
    expect(listed(await found())).toEqual([]);
  });
});

describe('a page under a new URL', () => {
  const rename = () => {
    const text = fs.readFileSync(path.join(site.root, 'pages/cases/pump.html'), 'utf8');
    site.edit({ 'pages/cases/pump.html': undefined, 'pages/cases/feed-pump.html': text });
  };
  test('has moved, and what links to it has changed', async () => {
    rename();
    site.edit({ 'redirects.txt': '/old /about 301\n/cases/pump /cases/feed-pump 301\n' });
    const changes = await found();
    expect(listed(changes)).toEqual(['/: content', '/cases/feed-pump: moved']);
    expect(changes.pages[1]?.from).toBe('/cases/pump');
    expect(rules(changes)).toEqual([]);
  });
  test('is an error without a redirect', async () => {
    rename();
    const changes = await found();
    expect(listed(changes)).toEqual(['/: content', '/cases/feed-pump: moved']);
    expect(rules(changes)).toEqual(['url-gone /cases/pump']);
  });
  test('is an error where the redirect leads nowhere', async () => {
    rename();
    site.edit({ 'redirects.txt': '/old /about 301\n/cases/pump /cases/pumps 301\n' });
    expect(rules(await found())).toEqual(['redirect-dead /cases/pump']);
  });
  test('is an error if its redirect was removed', async () => {
    site.edit({ 'redirects.txt': '' });
    const changes = await found();
    expect([listed(changes), rules(changes)]).toEqual([[], ['url-gone /old']]);
  });
});

describe('a file that no page shows', () => {
  const told = async () => (await found()).warnings.map(({ message }) => message);
  const build = (more: string) => site.edit({ 'build.mjs': `${fs.readFileSync(path.join(site.root, 'build.mjs'), 'utf8')}\n${more}` });
  test('is told with its lines, and no page is listed', async () => {
    build("write('robots.txt', 'Disallow: /');");
    expect(await told()).toEqual(['/robots.txt is new.']);
    site.edit({ 'redirects.txt': '/old /contact 301\n' });
    expect(await told()).toEqual(['/_redirects has changed: − /old /about 301 + /old /contact 301', '/robots.txt is new.']);
    expect(listed(await found())).toEqual([]);
  });
  test('is told but for what follows from a page that is listed, and from hashed names', () => {
    const folder = (name: string, files: Record<string, string>) => {
      const home = path.join(site.root, '.cache', name);
      for (const [file, text] of Object.entries(files)) {
        fs.mkdirSync(home, { recursive: true });
        fs.writeFileSync(path.join(home, file), text);
      }
      return readSite(home);
    };
    const map = (...routes: string[]) =>
      `<urlset>${routes.map((route) => `<url><loc>https://x.example${route}</loc></url>`).join('')}</urlset>`;
    const headers = (name: string, value: string) => `/*\n  X: ${value}\n\n/_astro/${name}\n  Cache-Control: immutable\n`;
    const one = folder('one', { 'sitemap-0.xml': map('/a', '/b'), _headers: headers('a.12345678.js', '1') });
    const two = folder('two', { 'sitemap-0.xml': map('/a', '/c'), _headers: headers('a.87654321.js', '1') });
    const six = folder('six', { 'sitemap-0.xml': map('/a', '/b'), _headers: headers('a.12345678.js', '2') });
    const added = { route: '/c', kind: 'moved', from: '/b', because: [], styleDoubt: false, words: [], fresh: [] } as const;
    expect(hostFileWarnings(one, two, [{ ...added, because: [], words: [], fresh: [] }])).toEqual([]);
    expect(hostFileWarnings(one, two, []).map(({ message }) => message.slice(0, 26))).toEqual(['/sitemap-0.xml has changed']);
    expect(hostFileWarnings(one, six, []).map(({ message }) => message)).toEqual(['/_headers has changed: − /* X: 1 + /* X: 2']);
  });
});

describe('the outlines of a page', () => {
  const texts = (html: string) => facetsOf(before, html).blocks;
  /** Names and texts of the elements that are outlined after a change. */
  const outlines = (was: string, is: string) => {
    const $ = load(outlined(is, newTexts(texts(was), texts(is))));
    return $('[data-review-new]')
      .toArray()
      .map((element) => `${element.name} ${$(element).text()}`);
  };
  test('are around new texts alone, not around what a build or a browser names anew', () => {
    const page = (word: string, uid: string) =>
      `<main><astro-island uid="${uid}"><p>At the <b>${word}</b>.</p></astro-island><img src="/a.${uid}.avif" alt="Team" loading="lazy"><p>Same</p></main>`;
    expect(outlines(page('bench', '1'), page('site', '2'))).toEqual(['p At the site.']);
    expect(outlines(page('bench', '1'), page('bench', '2'))).toEqual([]);
  });
  test('tell the new of two equal texts, and take a drawing as one', () => {
    const row = (name: string) => `<li>${name}</li>`;
    expect(outlines(`<ul>${row('A')}</ul>`, `<ul>${row('A')}${row('A')}</ul>`)).toEqual(['li A']);
    const drawing = (value: string) => `<figure><svg><svg><text>As found</text><text>${value}</text></svg></svg></figure>`;
    expect(outlines(drawing('119'), drawing('63'))).toEqual(['svg As found63']);
  });
});

describe('the rules', () => {
  const noise = (bytes: number) => `<p hidden>${crypto.createHash('shake256', { outputLength: bytes }).update('x').digest('base64')}</p>`;
  test('a budget: just inside it, and just outside', async () => {
    const broken = async (bytes: number) => {
      site.edit({ 'pages/contact.html': `<h1>Contact</h1>${noise(bytes)}` });
      const after = readSite(site.build());
      const [page] = (await found(after)).pages;
      return budgetErrors('/contact', weighPage(before, page?.before, after, page?.after)).map(({ rule, route }) => `${rule} ${route}`);
    };
    expect(await broken(12_000)).toEqual([]);
    expect(await broken(16_000)).toEqual(['budget /contact']);
  });
  test('the last tenth of a budget: just before it, just in it, taken earlier, and beyond the budget', () => {
    const budget = 11_000;
    const warned = (before: number, after: number) =>
      budgetWarnings('/contact', [{ kind: 'html', before, after, budget }]).map(({ message }) => message);
    expect(warned(9000, 10_000)).toEqual([]);
    expect(warned(9000, 10_001)).toEqual(['/contact: html grows from 9000 to 10001 bytes; 999 of the 11000 allowed are left.']);
    expect(warned(10_001, 10_500)).toEqual([]);
    expect(warned(9000, 11_001)).toEqual([]);
    expect(budgetWarnings('/contact', [{ kind: 'image', before: 1, after: 99_999, budget: null }])).toEqual([]);
  });
  test('a finding of the content check: a new one, and one that was there before on another line', () => {
    const finding = (line: number, message: string) => ({
      ...{ file: 'pages/valve.html', line, column: 1, severity: 'error', rule: 'spelling', repair: 'Write "the".' },
      message,
    });
    const [old, moved, fresh] = [finding(1, '"teh"'), finding(9, '"teh"'), finding(2, '"hte"')];
    expect(newFindings([old], [moved]).errors).toEqual([]);
    expect(newFindings([old], [moved, fresh]).errors.map(({ message }) => message)).toEqual(['Line 2: "hte" Write "the".']);
    expect(newFindings([old], [old, moved]).errors).toHaveLength(1);
  });
});
