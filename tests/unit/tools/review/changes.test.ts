import { describe, expect, test } from 'vitest';
import { FRAMED } from '../../../../src/config/routes.ts';
import { readSite } from '../../../../src/lib/node/built-site.ts';
import { type Change, compareSites } from '../../../../src/tools/review/compare/changes.ts';
import { facetsOf } from '../../../../src/tools/review/compare/facets.ts';
import { redirectChanges } from '../../../../src/tools/review/compare/redirects.ts';
import {
  compareBlocks,
  type WordChanges,
} from '../../../../src/tools/review/compare/text-changes.ts';
import { type Files, folderWith } from '../../../support/temporary.ts';

const page = (body: string) =>
  `<!doctype html><html lang="en"><head><title>Site</title></head><body><main>${body}</main></body></html>`;
const SITE: Readonly<Record<string, string>> = {
  'index.html': page('<h1>Home</h1><p>Call 70 000.</p>'),
  'about.html': page(
    '<h1>About</h1><p class="accent">We <a href="/">write</a>.</p><img src="/uploads/team.1a.svg" alt="Team">',
  ),
  'contact.html': page('<p>Call 70 000.</p>'),
};

const compare = (before: Files, after: Files) =>
  compareSites(readSite(folderWith(before)), readSite(folderWith(after)));
/** Each page that differs with what has changed, such as "/about: words". */
const listed = (pages: Change[]) =>
  pages.map(({ route, kind, words, links }) =>
    [
      `${route}: ${kind}`,
      ...(words.length > 0 ? ['words'] : []),
      ...(links.length > 0 ? ['links'] : []),
    ].join(' '),
  );
/** What came and went, such as "−red +blue". */
const shown = (changes: WordChanges) =>
  changes.map((parts) =>
    parts
      .map(({ kind, text }) => `${{ same: '', inserted: '+', deleted: '−' }[kind]}${text.trim()}`)
      .join(' '),
  );

describe('an edit lists exactly the pages that show it', () => {
  test.each([
    ['a word', /We /, 'They ', ['/about: changed words']],
    ['a word of two pages', /70 000/, '70 999', ['/: changed words', '/contact: changed words']],
    ['a title', /<title>Site(?=.*Team)/, '<title>Firm', ['/about: changed words']],
    ['what is read aloud', /Team/, 'Us', ['/about: changed words']],
    ['the target of a link', /href="\/"/, 'href="/contact"', ['/about: changed links']],
    ['an image', /team\.1a/, 'team.2b', ['/about: changed']],
  ])('%s', async (_, from, to, pages) => {
    const after = Object.fromEntries(
      Object.entries(SITE).map(([file, text]) => [file, text.replace(from, to)]),
    );
    expect(listed(await compare(SITE, after))).toEqual(pages);
  });
  test.each(FRAMED)('no page for what is shown in a frame: %s', async (folder) => {
    const framed = (text: string) => ({ ...SITE, [`${folder.slice(1)}form.html`]: text });
    expect(await compare(framed('One'), framed('Two'))).toEqual([]);
  });
});

/** Title, description and what search engines may do come first. */
const HEAD_LINES = 3;

describe('words', () => {
  const parts = (was: string, is: string) => shown(compareBlocks([was], [is]));
  test('a telephone number and a URL stay in one piece', () => {
    expect(parts('Call +31 70 000 00 00 now', 'Call +31 70 111 22 33 now')).toEqual([
      'Call +31 70 −000 00 00 +111 22 33 now',
    ]);
    expect(parts('See /cases/pump.', 'See /cases/feed-pump.')).toEqual([
      'See −/cases/pump. +/cases/feed-pump.',
    ]);
  });
  const texts = (html: string) => facetsOf(html).text.slice(HEAD_LINES);
  test('two links side by side are apart, and CO₂ is one word', () =>
    expect(
      texts('<p><a href="/t">Call</a><a href="/c">Contact</a> CO<sub>2</sub>, <b>no</b>n-toxic'),
    ).toEqual(['Call Contact CO2, non-toxic']));
  test('a label of a drawing in two layouts is one text', () =>
    expect(
      texts(
        '<svg><svg class="slim-only"><text>63</text></svg><svg class="wide-only"><text>63</text></svg></svg>',
      ),
    ).toEqual(['63']));
  test('a changed cell of a table is named by its row and column, and another head only once', () => {
    const table = (head: string, cell: string) =>
      `<table><thead><tr><th>Speed</th><th>${head}</th></tr></thead><tbody><tr><th>940</th><td>${cell}</td></tr><tr><td>990</td><td>0.4</td></tr></tbody></table>`;
    const changed = (head: string, cell: string) =>
      shown(compareBlocks(texts(table('1X, mm/s', '0.0825')), texts(table(head, cell))));
    expect(changed('1X, mm/s', '0.148')).toEqual(['940, 1X, mm/s: −0.0825 +0.148']);
    expect(changed('1X, µm', '0.0825')).toEqual(['1X, −mm/s +µm']);
  });
  test('the one of two links that changed is shown with both targets', async () => {
    const links = (two: string) => ({
      'a.html': page(`<a href="/a">One</a> <a href="${two}">Two</a>`),
    });
    expect(
      (await compare(links('/b'), links('/c'))).flatMap(({ links: changed }) => shown(changed)),
    ).toEqual(['Two → −/b +/c']);
  });
});

describe('a page under a new URL', () => {
  const { 'about.html': about = '', ...others } = SITE;
  const renamed = { ...others, 'firm.html': about };
  test('has moved, if a redirect leads to it', async () => {
    const changes = await compare(SITE, { ...renamed, _redirects: '/about /firm 301\n' });
    expect(changes).toMatchObject([{ route: '/firm', kind: 'moved', from: '/about', words: [] }]);
  });
  test('is removed here and added there without one', async () =>
    expect(listed(await compare(SITE, renamed))).toEqual([
      '/about: removed words',
      '/firm: added words',
    ]));
});

test('a redirect to another page is told in words', () => {
  const site = (_redirects: string) => readSite(folderWith({ _redirects }));
  expect(redirectChanges(site('/old /about 301\n'), site('/old /contact 301\n'))).toEqual([
    'The redirect from /old to /about is gone.',
    'The redirect from /old to /contact is new.',
  ]);
});
