import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readSite, type Site } from '../../../../src/lib/node/built-site.ts';
import { budgetWarnings } from '../../../../src/tools/review/compare/budgets.ts';
import { compareSites, type SiteChanges } from '../../../../src/tools/review/compare/changes.ts';
import { detailsOf } from '../../../../src/tools/review/compare/details.ts';
import { facetsOf, outlined } from '../../../../src/tools/review/compare/facets.ts';
import { hostFileWarnings } from '../../../../src/tools/review/compare/host-files.ts';
import { compareStyles } from '../../../../src/tools/review/compare/styles.ts';
import { compareBlocks, countChangedWords, newTexts, type WordChanges } from '../../../../src/tools/review/compare/text-changes.ts';
import { newFindings } from '../../../../src/tools/review/findings.ts';
import { type SmallSite, smallSite } from '../../../support/small-site.ts';

type Files = Parameters<SmallSite['edit']>[0];

let site: SmallSite;
let before: Site;
beforeAll(() => {
  site = smallSite();
  before = built();
});
afterEach(() => site.reset());
afterAll(() => site.remove());

/** The site with these files, on top of what was edited before. */
const built = (files: Files = {}) => {
  site.edit(files);
  return readSite(site.build());
};
const read = (file: string) => fs.readFileSync(path.join(site.root, file), 'utf8');
/** The build, and something more that it does. */
const building = (more: string) => ({ 'build.mjs': `${read('build.mjs')}\n${more}` });
const found = (after = built()) => compareSites(before, after);
/** What is found where files are first one text and then another. */
const between = (was: Files, is: Files) => compareSites(built(was), built(is));
/** The page about the firm with one text and then another. */
const onAbout = (was: string, is: string) => between({ 'pages/about.html': was }, { 'pages/about.html': is });
/** Each page with why it is listed, such as "/about: style". */
const listed = ({ pages }: SiteChanges) =>
  pages.map(({ route, kind, because }) => `${route}: ${kind === 'changed' ? because.join(' ') : kind}`);
/** What came and went, such as "−red +blue". */
const told = (changes: WordChanges) =>
  changes.map((parts) => parts.map(({ kind, text }) => `${{ same: '', inserted: '+', deleted: '−' }[kind]}${text.trim()}`).join(' '));
const rules = ({ errors }: SiteChanges) => errors.map(({ rule, route }) => `${rule} ${route}`);
describe('an edit lists exactly the pages that show it', () => {
  const all = ['/', '/about', '/cases/pump', '/cases/valve', '/contact'];
  test.each([
    ['one word in a case', 'pages/cases/pump.html', 'bearing', 'seal', ['/cases/pump: text']],
    ['one word in a shared setting', 'settings.json', '70 000', '70 999', ['/: text', '/contact: text']],
    ['a style of all pages', 'print.css', '#000', '#333', all.map((route) => `${route}: look`)],
    ['a class', 'pages/about.html', 'class="accent"', 'class="accent plain"', ['/about: code']],
    ['a drawing', 'pages/contact.html', 'M0 10h40', 'M0 10h30', ['/contact: picture']],
    ['a remark in the code', 'pages/contact.html', '<h1>', '<!-- a remark --><h1>', ['/contact: code']],
    ['a replaced image', 'team.svg', '<rect', '<rect fill="red"', ['/about: picture']],
    ['a script', 'menu.js', 'ready', 'there', ['/: code']],
  ])('%s', (_, file, from, to, pages) => {
    site.replace(file, from, to);
    expect(listed(found())).toEqual(pages);
  });

  const link = (text: string, to: string, label = 'Home') => `<a href="${to}">${text}</a><a href="/" aria-label="${label}"></a>`;
  const [one, two] = ['<li>One <img src="{team}" alt=""></li>', '<li>Two <img src="{menu}" alt=""></li>'];
  test.each([
    ['two entries of a list that swap places with their images', one + two, two + one, 'text'],
    ['the words of a link', link('Contact', '/contact'), link('Write to us', '/contact'), 'text'],
    ['the target of a link', link('Contact', '/contact'), link('Contact', '/'), 'link'],
    ['what is read aloud for a link', link('Contact', '/contact'), link('Contact', '/contact', 'Start'), 'text'],
  ])('%s', (_, was, is, because) => expect(listed(onAbout(was, is))).toEqual([`/about: ${because}`]));

  test('an image that has another name alone: no picture', () => {
    site.edit({ 'people.svg': read('team.svg'), 'team.svg': undefined });
    site.replace('build.mjs', "hashed('team.svg')", "hashed('people.svg')");
    expect(listed(found())).toEqual(['/about: code']);
  });

  test('a document or a script that keeps its name, on the page that loads it and not on one that links to it', () => {
    const [one, two] = ['1', '2'].map((text) =>
      building(`for (const name of ['bearing-failure-analysis.pdf', 'a.js']) write('files/' + name, '${text}');`),
    );
    const pages = {
      'pages/cases/valve.html': '<template><script src="/files/a.js"></script></template>',
      'pages/about.html': '<iframe src="/files/bearing-failure-analysis.pdf"></iframe>',
      'pages/contact.html': '<a href="/files/bearing-failure-analysis.pdf" data-download="/files/bearing-failure-analysis.pdf">Read</a>',
    };
    expect(listed(between({ ...one, ...pages }, { ...two }))).toEqual(['/about: picture', '/cases/valve: code']);
  });

  test('a case added, with the list that names it; not a draft', () => {
    site.edit({ 'pages/cases/fan.html': '<!-- draft --><h1>Fan</h1>' });
    expect(listed(found())).toEqual([]);
    site.edit({ 'pages/cases/fan.html': '<h1>Fan</h1><p>The fan had a cracked blade.</p>' });
    expect(listed(found())).toEqual(['/: text link', '/cases/fan: added']);
  });
});

test('what changed is told from space to space: a telephone number or a URL in one piece', () => {
  const parts = (was: string, is: string) => told(compareBlocks([was], [is]));
  expect(parts('Call +31 70 000 00 00 now', 'Call +31 70 111 22 33 now')).toEqual(['Call +31 70 −000 00 00 +111 22 33 now']);
  expect(parts('See /case-studies/pump.', 'See /case-studies/feed-pump. Or call')).toEqual([
    'See −/case-studies/pump. +/case-studies/feed-pump. Or call',
  ]);
  expect(countChangedWords(compareBlocks(['A – b'], ['A / c, d']))).toEqual({ inserted: 2, deleted: 1 });
});

describe('what no photograph shows is told', () => {
  /** @param looksSame whether the photographs of the page are equal */
  const details = (was: string, is: string, looksSame = true) =>
    onAbout(was, is).pages.flatMap((change) => told(detailsOf(change, looksSame)));
  test('the old and new value of an attribute, once for many elements, where neither words nor pixels differ', () => {
    expect(details('<h1>', '<h1 lang="nl">')).toEqual(['−<h1> +<h1 lang="nl">']);
    expect(details('<h1>', '<h1 lang="nl">', false)).toEqual([]);
    expect(details('<h1>', '<template><div data-path="/a"></div></template><h1>')).toEqual(['+<template>', '+<div data-path="/a">']);
    const both = (name: string) => `<b class="solid ${name}"></b><b class="outline ${name}"></b>`;
    expect(details(both('plain'), both('strong'))).toEqual(['<b class="outline −plain"> +strong">']);
  });
  test('the target of a link, beside other changes too, and which of two links has changed', () => {
    const links = (one: string, two: string) => `<h1><a href="${one}">One</a> <a href="${two}">Two</a>`;
    const changed = (is: string) => details(links('/a', '/b'), is, false);
    expect(changed(links('/a', '/c'))).toEqual(['Two → −/b +/c']);
    expect(changed(`${links('/a', '/c')} more`)).toEqual(['Two → −/b +/c']);
    expect(changed(links('/b', '/a'))).toEqual(['One → −/a +/b', 'Two → −/b +/a']);
  });
  test('the lines of structured data, the language and the policy', () => {
    site.replace('build.mjs', 'lang="en"', 'lang="nl"');
    site.replace('build.mjs', 'script-src', 'script-src *');
    site.replace('build.mjs', '<title>', '<script type="application/ld+json">{"name":"Firm"}</script><title>');
    const was = built();
    const ofFirst = ({ pages: [page] }: SiteChanges) => page && told(detailsOf(page, true));
    expect(ofFirst(found(was))).toEqual([
      'lang: −en +nl',
      'Content-Security-Policy: script-src +*',
      '+structured data: {',
      '+structured data: "name": "Firm"',
      '+structured data: }',
    ]);
    site.replace('build.mjs', '"Firm"', '"Site"');
    expect(ofFirst(compareSites(was, built()))).toEqual(['structured data: "name": −"Firm" +"Site"']);
  });
  test('rules of styles, once for the site: states, print, preferences, and those inside another rule', () => {
    const changed = () => told(compareStyles(before, built()));
    site.replace('site.css', 'a:hover{color:red}', 'a:hover{color:blue!important;margin:0}');
    expect(changed()).toEqual(['a:hover › color: −red +blue !important', '+a:hover › margin: 0']);
    site.reset();
    site.replace('print.css', '#000', '#333');
    site.replace('site.css', '@media print{p{color:#000}}', '@media (forced-colors:active){main{& > p{color:red}}}');
    expect(changed()).toEqual([
      'p › color: −#000 +#333',
      '−@media print › p › color: #000',
      '+@media (forced-colors:active) › main › & > p › color: red',
    ]);
  });
});

describe('a page under a new URL', () => {
  const PUMP = 'pages/cases/pump.html';
  const renamed = (redirects: string) => ({
    [PUMP]: undefined,
    'pages/cases/feed-pump.html': read(PUMP).replace('cases/pump', 'cases/feed-pump'),
    'redirects.txt': `/old /about 301\n${redirects}`,
  });
  test('has moved, and what links to it has changed', () => {
    const changes = found(built(renamed('/cases/pump /cases/feed-pump 301\n')));
    expect(listed(changes)).toEqual(['/: text link', '/cases/feed-pump: moved']);
    expect(changes.pages[1]).toMatchObject({ from: '/cases/pump', words: [] });
    expect(rules(changes)).toEqual([]);
  });
  test('is an error without a redirect, and with one that leads nowhere', () => {
    const changes = found(built(renamed('')));
    expect(listed(changes)).toEqual(['/: text link', '/cases/feed-pump: added', '/cases/pump: removed']);
    expect(rules(changes)).toEqual(['url-gone /cases/pump']);
    expect(rules(found(built({ 'redirects.txt': '/old /about 301\n/cases/pump /cases/pumps 301\n' })))).toEqual([
      'redirect-dead /cases/pump',
    ]);
  });
  test('is an error if its redirect was removed', () => {
    const changes = found(built({ 'redirects.txt': '' }));
    expect([listed(changes), rules(changes)]).toEqual([[], ['url-gone /old']]);
  });
});

test('a file that no page shows is told with its lines, and no page is listed', () => {
  const messages = (after: Site) => hostFileWarnings(before, after).map(({ message }) => message);
  expect(messages(built(building("write('robots.txt', 'Disallow: /'); write('sitemap-0.xml', '<urlset/>');")))).toEqual([
    '/robots.txt is new.',
  ]);
  const after = built({ 'redirects.txt': '/old /contact 301\n' });
  expect(messages(after)).toEqual(['/_redirects has changed: − /old /about 301 + /old /contact 301', '/robots.txt is new.']);
  expect(listed(found(after))).toEqual([]);
});

const texts = (html: string) => facetsOf(before, html).lines.text;

test('the words of two elements are apart, but not those of one word', () => {
  expect(
    texts('<footer><a href="tel:+31">+31 70 00</a><a href="/c">Contact</a> CO<sub>2</sub><sup>+</sup>, <b>no</b>n-toxic</footer>'),
  ).toEqual(['+31 70 00 Contact CO2+, non-toxic']);
  expect(texts('<p>00</p>Contact<ul><li>One</li><li>Two</li></ul>')).toEqual(['00', 'Contact', 'One', 'Two']);
});

describe('the outlines of a page', () => {
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
    expect(outlines('<ul><li>A</li></ul>', '<ul><li>A</li><li>A</li></ul>')).toEqual(['li A']);
    const drawing = (value: string) =>
      ['slim', 'wide'].map((layout) => `<svg class="${layout}-only"><svg><text>As found</text><text>${value}</text></svg></svg>`).join('');
    expect(outlines(drawing('119'), drawing('63'))).toEqual(['svg As found63', 'svg As found63']);
    expect(countChangedWords(compareBlocks(texts(drawing('119')), texts(drawing('63'))))).toEqual({ inserted: 1, deleted: 1 });
  });
});

describe('the rules', () => {
  test('the bytes of a page are weighed as they are sent', async () => {
    const noise = crypto.createHash('shake256', { outputLength: 15_000 }).update('x').digest('base64');
    site.edit({ 'pages/contact.html': `<h1>Contact</h1><p hidden>${noise}</p>` });
    const warnings = await budgetWarnings(found().pages);
    expect(warnings.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^\/contact: its HTML grows from \d+ to \d+ bytes; \d+ more than the 14600 allowed\.$/),
    ]);
  });
  test('a finding of the content check: a new one, and one that was there before on another line', () => {
    const finding = (line: number, message: string) => ({
      ...{ file: 'pages/valve.html', line, column: 1, severity: 'error', code: 'spelling', repair: 'Write "the".' },
      message,
    });
    const [old, moved, fresh] = [finding(1, '"teh"'), finding(9, '"teh"'), finding(2, '"hte"')];
    expect(newFindings([old], [moved]).errors).toEqual([]);
    expect(newFindings([old], [moved, fresh]).errors.map(({ line, message }) => [line, message])).toEqual([[2, '"hte" Write "the".']]);
    expect(newFindings([old], [old, moved]).errors).toHaveLength(1);
  });
});
