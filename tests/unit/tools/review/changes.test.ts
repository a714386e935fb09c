import fs from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readSite, type Site } from '../../../../src/lib/node/built-site.ts';
import { compareSites, type PageChange } from '../../../../src/tools/review/compare/changes.ts';
import { facetsOf } from '../../../../src/tools/review/compare/facets.ts';
import { hostFileWarnings } from '../../../../src/tools/review/compare/host-files.ts';
import { compareBlocks, type WordChanges } from '../../../../src/tools/review/compare/text-changes.ts';
import { type ContentFinding, newFindings } from '../../../../src/tools/review/findings.ts';
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
const found = (after = built()) => compareSites(before, after);
/** The page about the firm with one text and then another. */
const onAbout = (was: string, is: string) => compareSites(built({ 'pages/about.html': was }), built({ 'pages/about.html': is }));
/** Each page with why it is listed, such as "/about: text". */
const listed = (pages: PageChange[]) =>
  pages.map(({ route, kind, because }) => `${route}: ${kind === 'changed' ? because.join(' ') : kind}`);
/** What came and went, such as "−red +blue". */
const shown = (changes: WordChanges) =>
  changes.map((parts) => parts.map(({ kind, text }) => `${{ same: '', inserted: '+', deleted: '−' }[kind]}${text.trim()}`).join(' '));
const details = async (was: string, is: string) => (await onAbout(was, is)).flatMap((page) => shown(page.details));

describe('an edit lists exactly the pages that show it', () => {
  const all = ['/', '/about', '/cases/pump', '/cases/valve', '/contact'];
  test.each([
    ['a word in a case', 'pages/cases/pump.html', 'bearing', 'seal', ['/cases/pump: text']],
    ['a word in a shared setting', 'settings.json', '70 000', '70 999', ['/: text', '/contact: text']],
    ['a style of all pages', 'print.css', '#000', '#333', all.map((route) => `${route}: look`)],
    ['the description', 'head.html', 'shafts', 'pumps', all.map((route) => `${route}: search`)],
    ['a class', 'pages/about.html', 'class="accent"', 'class="accent plain"', ['/about: look']],
    ['a drawing', 'pages/contact.html', 'M0 10h40', 'M0 10h30', ['/contact: picture']],
    ['a replaced image', 'team.svg', '<rect', '<rect fill="red"', ['/about: picture']],
    ['a script', 'menu.js', 'ready', 'there', ['/: look']],
  ])('%s', async (_, file, from, to, pages) => {
    site.replace(file, from, to);
    expect(listed(await found())).toEqual(pages);
  });
  const link = (text: string, to: string, label = 'Home') => `<a href="${to}">${text}</a><a href="/" aria-label="${label}"></a>`;
  test.each([
    ['the words of a link', link('Contact', '/contact'), link('Write to us', '/contact'), 'text'],
    ['the target of a link', link('Contact', '/contact'), link('Contact', '/'), 'link'],
    ['what is read aloud for a link', link('Contact', '/contact'), link('Contact', '/contact', 'Start'), 'text'],
  ])('%s', async (_, was, is, because) => expect(listed(await onAbout(was, is))).toEqual([`/about: ${because}`]));
  test('a new case and the list that names it', async () => {
    site.edit({ 'pages/cases/fan.html': '<h1>Fan</h1>' });
    expect(listed(await found())).toEqual(['/: text link', '/cases/fan: added']);
  });
  test('no page for a stand-in', async () => {
    const standIn = (text: string) => ({ 'pages/stand-in/form.html': text, 'public/stand-in/form.js': text });
    const [was, is] = [built(standIn('One')), built(standIn('Two'))];
    expect([listed(await compareSites(was, is)), hostFileWarnings(was, is)]).toEqual([[], []]);
  });
});

describe('words', () => {
  const parts = (was: string, is: string) => shown(compareBlocks([was], [is]));
  test('a telephone number and a URL stay in one piece', () => {
    expect(parts('Call +31 70 000 00 00 now', 'Call +31 70 111 22 33 now')).toEqual(['Call +31 70 −000 00 00 +111 22 33 now']);
    expect(parts('See /cases/pump.', 'See /cases/feed-pump.')).toEqual(['See −/cases/pump. +/cases/feed-pump.']);
  });
  const texts = (html: string) => facetsOf(before, html).lines.text;
  test('two links side by side are apart, and CO₂ is one word', () =>
    expect(texts('<p><a href="/t">Call</a><a href="/c">Contact</a> CO<sub>2</sub>, <b>no</b>n-toxic')).toEqual([
      'Call Contact CO2, non-toxic',
    ]));
  test('a label of a drawing in two layouts is one text', () =>
    expect(texts('<svg><svg class="slim-only"><text>63</text></svg><svg class="wide-only"><text>63</text></svg></svg>')).toEqual(['63']));
});

describe('links', () => {
  const links = (one: string, two: string) => `<h1><a href="${one}">One</a> <a href="${two}">Two</a>`;
  test('the one of two that changed is shown with both targets', async () =>
    expect(await details(links('/a', '/b'), links('/a', '/c'))).toEqual(['Two → −/b +/c']));
  test('of a new page, only those to other sites', async () => {
    site.edit({ 'pages/new.html': '<p><a href="/about">About</a> <a href="https://standards.example/">A standard</a>' });
    expect((await found()).flatMap((page) => shown(page.details))).toEqual(['+A standard → https://standards.example/']);
  });
});

describe('a page under a new URL', () => {
  const PUMP = 'pages/cases/pump.html';
  const renamed = (redirects: string) =>
    built({ [PUMP]: undefined, 'pages/cases/feed-pump.html': read(PUMP), 'redirects.txt': `/old /about 301\n${redirects}` });
  test('has moved, if a redirect leads to it', async () => {
    const changes = await found(renamed('/cases/pump /cases/feed-pump 301\n'));
    expect(listed(changes)).toEqual(['/: text link', '/cases/feed-pump: moved']);
    expect(changes[1]).toMatchObject({ from: '/cases/pump', words: [] });
  });
  test('is removed here and added there without one', async () =>
    expect(listed(await found(renamed('')))).toEqual(['/: text link', '/cases/feed-pump: added', '/cases/pump: removed']));
});

describe('what no page shows', () => {
  const messages = (after: Site) => hostFileWarnings(before, after).map(({ message }) => message);
  test('a redirect is told in words', async () => {
    const after = built({ 'redirects.txt': '/old /contact 301\n/firm /about 301\n' });
    expect(messages(after)).toEqual(['/old now redirects to /contact instead of /about.', '/firm now redirects to /about.']);
    expect(listed(await found(after))).toEqual([]);
  });
  test('a new file is named', () => expect(messages(built({ 'public/robots.txt': 'Disallow: /' }))).toEqual(['/robots.txt is new.']));
});

describe('findings of the content check', () => {
  const finding = (line: number, message: string): ContentFinding => ({ file: 'a.mdx', line, rule: 'spelling', message, isError: true });
  const [old, moved, fresh] = [finding(1, '"teh"'), finding(9, '"teh"'), finding(2, '"hte"')];
  test('one that was there before on another line is not new', () => expect(newFindings([old], [moved]).errors).toEqual([]));
  test('a second of the same kind is new', () => expect(newFindings([old], [old, moved]).errors).toHaveLength(1));
  test('a new one keeps its place', () =>
    expect(newFindings([old], [old, fresh])).toEqual({
      errors: [{ file: 'a.mdx', line: 2, rule: 'spelling', message: '"hte"' }],
      warnings: [],
    }));
});
