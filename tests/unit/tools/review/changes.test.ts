import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { budgetWarning, budgetWarnings } from '../../../../src/tools/review/compare/budgets.ts';
import { compareSites, type SiteChanges } from '../../../../src/tools/review/compare/changes.ts';
import { detailsOf } from '../../../../src/tools/review/compare/details.ts';
import { facetsOf, outlined } from '../../../../src/tools/review/compare/facets.ts';
import { hostFileWarnings } from '../../../../src/tools/review/compare/host-files.ts';
import { compareStyles } from '../../../../src/tools/review/compare/styles.ts';
import { compareBlocks, countChangedWords, newTexts, type WordChanges } from '../../../../src/tools/review/compare/text-changes.ts';
import { newFindings } from '../../../../src/tools/review/findings.ts';
import { readSite, type Site } from '../../../../src/tools/review/site.ts';
import { type SmallSite, smallSite } from '../../../support/small-site.ts';

let site: SmallSite;
let before: Site;
beforeAll(() => {
  site = smallSite();
  before = readSite(site.build());
});
afterEach(() => site.reset());
afterAll(() => site.remove());

const found = (after = readSite(site.build())) => compareSites(before, after);
/** Each page with why it is listed, such as "/about: style". */
const listed = ({ pages }: SiteChanges) =>
  pages.map(({ route, kind, because }) => `${route}: ${kind === 'changed' ? because.join(' ') : kind}`);
/** What came and went, such as "−red +blue". */
const told = (changes: WordChanges) =>
  changes.map((parts) => parts.map(({ kind, text }) => `${{ same: '', inserted: '+', deleted: '−' }[kind]}${text.trim()}`).join(' '));
const rules = ({ errors }: SiteChanges) => errors.map(({ rule, route }) => `${rule} ${route}`);

describe('an edit lists exactly the pages that show it', () => {
  test('one word in a case', () => {
    site.replace('pages/cases/pump.html', 'bearing', 'seal');
    const changes = found();
    expect(listed(changes)).toEqual(['/cases/pump: text']);
    expect(countChangedWords(changes.pages[0]?.words ?? [])).toEqual({ inserted: 1, deleted: 1 });
  });

  test('one word in a shared setting', () => {
    site.edit({ 'settings.json': '{ "phone": "+31 70 999" }' });
    expect(listed(found())).toEqual(['/: text', '/contact: text']);
  });

  test('a word, and the lines that are reserved for its text: no rule of a style', () => {
    const edit = (word: string, width: string) =>
      site.edit({ 'pages/about.html': `<style>@container (width<${width}em){#lead{min-height:2lh}}</style><p id="lead">${word}</p>` });
    edit('charge', '44.84');
    const old = readSite(site.build());
    edit('invoice', '45.49');
    const after = readSite(site.build());
    expect([listed(compareSites(old, after)), compareStyles(old, after)]).toEqual([['/about: text'], []]);
  });

  test('styles and drawings: pages whose bytes differ', () => {
    const all = ['/', '/about', '/cases/pump', '/cases/valve', '/contact'];
    site.replace('print.css', '#000', '#333');
    expect(listed(found())).toEqual(all.map((route) => `${route}: style`));
    site.reset();
    site.replace('pages/about.html', '<p class="accent">', '<p class="accent plain">');
    expect(listed(found())).toEqual(['/about: class']);
    site.reset();
    site.replace('pages/contact.html', 'M0 10h40', 'M0 10h30');
    expect(listed(found())).toEqual(['/contact: drawing']);
    site.reset();
    site.replace('pages/contact.html', '<h1>', '<!-- a remark --><h1>');
    expect(listed(found())).toEqual(['/contact: code']);
  });

  test('a replaced image, and an image or a part of a sprite with the same content under another name', () => {
    site.replace('team.svg', '<rect', '<rect fill="red"');
    expect(listed(found())).toEqual(['/about: picture']);
    site.reset();
    fs.renameSync(path.join(site.root, 'team.svg'), path.join(site.root, 'people.svg'));
    site.replace('build.mjs', "hashed('team.svg')", "hashed('people.svg')");
    expect(listed(found())).toEqual([]);
    const sprite = (id: string) => `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="${id}"><path d="M0 0h9"/></symbol></svg>`;
    const shown = (id: string) => ({ 'team.svg': sprite(id), 'pages/contact.html': `<svg><use href="{team}#${id}"/></svg>` });
    site.edit({ ...shown('pump'), 'pages/about.html': '' });
    const old = readSite(site.build());
    site.edit(shown('feed-pump'));
    expect(listed(compareSites(old, readSite(site.build())))).toEqual([]);
  });

  test('a document, on the page that shows it and not on one that links to it', () => {
    const build = fs.readFileSync(path.join(site.root, 'build.mjs'), 'utf8');
    const withPdf = (text: string) => ({ 'build.mjs': `${build}\nwrite('files/bearing-failure-analysis.pdf', '${text}');` });
    site.edit({
      ...withPdf('1'),
      'pages/about.html': '<iframe src="/files/bearing-failure-analysis.pdf"></iframe>',
      'pages/contact.html': '<a href="/files/bearing-failure-analysis.pdf" data-download="/files/bearing-failure-analysis.pdf">Read</a>',
    });
    const old = readSite(site.build());
    site.edit(withPdf('2'));
    const changes = compareSites(old, readSite(site.build()));
    expect(listed(changes)).toEqual(['/about: document']);
  });

  test('two entries of a list that swap places with their images', () => {
    const entries = ['<li>One <img src="{team}" alt=""></li>', '<li>Two <img src="{menu}" alt=""></li>'];
    site.edit({ 'pages/contact.html': `<ul>${entries.join('')}</ul>` });
    const old = readSite(site.build());
    site.edit({ 'pages/contact.html': `<ul>${entries.toReversed().join('')}</ul>` });
    const changes = compareSites(old, readSite(site.build()));
    expect(listed(changes)).toEqual(['/contact: text']);
  });

  test('a link: its words, its target, and what is read aloud for it, each under its own name', () => {
    const page = (text: string, to: string, label = 'Home') => ({
      'pages/about.html': `<a href="${to}">${text}</a><a href="/" aria-label="${label}"></a>`,
    });
    site.edit(page('Contact', '/contact'));
    const old = readSite(site.build());
    const listedWith = (files: Record<string, string>) => {
      site.edit(files);
      return listed(compareSites(old, readSite(site.build())));
    };
    expect(listedWith(page('Write to us', '/contact'))).toEqual(['/about: text']);
    expect(listedWith(page('Contact', '/'))).toEqual(['/about: link']);
    expect(listedWith(page('Contact', '/contact', 'Start'))).toEqual(['/about: label']);
  });

  test('a script, on the page that runs it', () => {
    site.replace('menu.js', 'ready', 'there');
    expect(listed(found())).toEqual(['/: script']);
  });

  test('a case added, with the list that names it', () => {
    site.edit({ 'pages/cases/fan.html': '<h1>Fan</h1><p>The fan had a cracked blade.</p>' });
    expect(listed(found())).toEqual(['/: text link', '/cases/fan: added']);
  });

  test('a draft added', () => {
    site.edit({ 'pages/cases/fan.html': '<!-- draft --><h1>Fan</h1>' });
    expect(listed(found())).toEqual([]);
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
  const details = (from: string, to: string, looksSame = true) => {
    site.reset();
    site.replace('pages/about.html', from, to);
    return found().pages.flatMap((change) => told(detailsOf(change, looksSame)));
  };
  test('the old and new value of an attribute, where neither words nor pixels differ', () => {
    expect(details('<h1>', '<h1 lang="nl">')).toEqual(['−<h1> +<h1 lang="nl">']);
    expect(details('<h1>', '<h1 lang="nl">', false)).toEqual([]);
    expect(details('<h1>', '<template><div data-path="/a"></div></template><h1>')).toEqual(['+<template>', '+<div data-path="/a">']);
    expect(details('<p class="accent">', '<p class="accent plain">')).toEqual(['<p> class: accent +plain']);
  });
  test('an attribute once, where many elements have it', () => {
    const page = (name: string) => ({ 'pages/about.html': `<b class="solid ${name}"></b><b class="outline ${name}"></b>` });
    site.edit(page('plain'));
    const was = readSite(site.build());
    site.edit(page('strong'));
    const changes = compareSites(was, readSite(site.build()));
    expect(changes.pages.flatMap((change) => told(detailsOf(change, true)))).toEqual(['<b> class: outline −plain +strong']);
  });
  test('the target of a link, beside other changes too, and which of two links has changed', () => {
    const links = (one: string, two: string) => `<h1><a href="${one}">One</a> <a href="${two}">Two</a>`;
    const old = { 'pages/about.html': links('/a', '/b') };
    site.edit(old);
    const was = readSite(site.build());
    const changed = (html: string) => {
      site.edit({ 'pages/about.html': html });
      return compareSites(was, readSite(site.build())).pages.flatMap((change) => told(detailsOf(change, false)));
    };
    expect(changed(links('/a', '/c'))).toEqual(['Two → −/b +/c']);
    expect(changed(`${links('/a', '/c')} more`)).toEqual(['Two → −/b +/c']);
    expect(changed(links('/b', '/a'))).toEqual(['One → −/a +/b', 'Two → −/b +/a']);
  });
  test('the lines of structured data, the language and the policy', () => {
    site.replace('build.mjs', 'lang="en"', 'lang="nl"');
    site.replace('build.mjs', 'script-src', 'script-src *');
    site.replace('build.mjs', '<title>', '<script type="application/ld+json">{"name":"Firm"}</script><title>');
    const was = readSite(site.build());
    site.replace('build.mjs', '"Firm"', '"Site"');
    const [page] = found(was).pages;
    expect(page && told(detailsOf(page, true))).toEqual([
      'lang: −en +nl',
      'Content-Security-Policy: script-src +*',
      '+structured data: {',
      '+structured data: "name": "Firm"',
      '+structured data: }',
    ]);
    const again = compareSites(was, readSite(site.build())).pages[0];
    expect(again && told(detailsOf(again, true))).toEqual(['structured data: "name": −"Firm" +"Site"']);
  });
  test('rules of styles, once for the site: states, print, preferences, and those inside another rule', () => {
    const changed = () => told(compareStyles(before, readSite(site.build())));
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
    site.reset();
    fs.renameSync(path.join(site.root, 'team.svg'), path.join(site.root, 'people.svg'));
    site.replace('build.mjs', "hashed('team.svg')", "hashed('people.svg')");
    expect(changed()).toEqual([]);
  });
});

describe('a page under a new URL', () => {
  const rename = () => {
    const text = fs.readFileSync(path.join(site.root, 'pages/cases/pump.html'), 'utf8');
    site.edit({ 'pages/cases/pump.html': undefined, 'pages/cases/feed-pump.html': text });
  };
  test('has moved, and what links to it has changed', () => {
    const printed = (name: string) => ({
      [`pages/cases/${name}.html`]: `<p>The pump lost its bearing.</p><p>firm.example/cases/${name}</p><a href="/files/pump.pdf">Read</a>`,
    });
    site.edit(printed('pump'));
    const old = readSite(site.build());
    rename();
    site.edit({ ...printed('feed-pump'), 'redirects.txt': '/old /about 301\n/cases/pump /cases/feed-pump 301\n' });
    const changes = compareSites(old, readSite(site.build()));
    expect(listed(changes)).toEqual(['/: text link', '/cases/feed-pump: moved']);
    expect(changes.pages[1]?.from).toBe('/cases/pump');
    // Its address, which a page may print, follows from the move; the word in its text does not.
    expect(changes.pages[1]?.words).toEqual([]);
    // A document has no other address.
    expect(changes.pages[1] && detailsOf(changes.pages[1], true)).toEqual([]);
    expect(rules(changes)).toEqual([]);
  });
  test('is an error without a redirect', () => {
    rename();
    const changes = found();
    expect(listed(changes)).toEqual(['/: text link', '/cases/feed-pump: added', '/cases/pump: removed']);
    expect(rules(changes)).toEqual(['url-gone /cases/pump']);
  });
  test('is an error where the redirect leads nowhere', () => {
    rename();
    site.edit({ 'redirects.txt': '/old /about 301\n/cases/pump /cases/pumps 301\n' });
    expect(rules(found())).toEqual(['redirect-dead /cases/pump']);
  });
  test('is an error if its redirect was removed', () => {
    site.edit({ 'redirects.txt': '' });
    const changes = found();
    expect([listed(changes), rules(changes)]).toEqual([[], ['url-gone /old']]);
  });
});

describe('a file that no page shows', () => {
  const told = () => {
    const after = readSite(site.build());
    return hostFileWarnings(before, after, found(after)).map(({ message }) => message);
  };
  const build = (more: string) => site.edit({ 'build.mjs': `${fs.readFileSync(path.join(site.root, 'build.mjs'), 'utf8')}\n${more}` });
  test('is told with its lines, and no page is listed', () => {
    build("write('robots.txt', 'Disallow: /');");
    expect(told()).toEqual(['/robots.txt is new.']);
    site.edit({ 'redirects.txt': '/old /contact 301\n' });
    expect(told()).toEqual(['/_redirects has changed: − /old leads to /about + /old leads to /contact', '/robots.txt is new.']);
    expect(listed(found())).toEqual([]);
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
    const added = {
      route: '/c',
      kind: 'moved',
      from: '/b',
      because: [],
      words: [],
      fresh: [],
      before: undefined,
      after: undefined,
    } as const;
    const none = { pages: [], moves: new Map() };
    const [old, now] = [folder('old', { _redirects: '/x /b 301\n/y /a 302\n' }), folder('now', { _redirects: '/x /c 301\n/b /c 301\n' })];
    const moved = hostFileWarnings(old, now, { pages: [], moves: new Map([['/c', '/b']]) });
    expect(moved.map(({ message }) => message)).toEqual(['/_redirects has changed: − /y leads to /a, with status 302']);
    expect(
      hostFileWarnings(one, two, { pages: [{ ...added, because: [], words: [], fresh: [] }], moves: new Map([['/c', '/b']]) }),
    ).toEqual([]);
    expect(hostFileWarnings(one, two, none).map(({ message }) => message.slice(0, 26))).toEqual(['/sitemap-0.xml has changed']);
    expect(hostFileWarnings(one, six, none).map(({ message }) => message)).toEqual(['/_headers has changed: − /* X: 1 + /* X: 2']);
  });
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
    const row = (name: string) => `<li>${name}</li>`;
    expect(outlines(`<ul>${row('A')}</ul>`, `<ul>${row('A')}${row('A')}</ul>`)).toEqual(['li A']);
    const drawing = (value: string) => `<figure><svg><svg><text>As found</text><text>${value}</text></svg></svg></figure>`;
    expect(outlines(drawing('119'), drawing('63'))).toEqual(['svg As found63']);
  });
});

describe('the rules', () => {
  const noise = (bytes: number) => `<p hidden>${crypto.createHash('shake256', { outputLength: bytes }).update('x').digest('base64')}</p>`;
  test('the bytes of a page are weighed as they are sent', async () => {
    site.edit({ 'pages/contact.html': `<h1>Contact</h1>${noise(13_300)}` });
    const warnings = await budgetWarnings(found().pages);
    expect(warnings.map(({ rule, route }) => `${rule} ${route}`)).toEqual(['budget /contact']);
  });
  test('the last tenth of a budget: just before it, just in it, taken earlier, and beyond the budget', () => {
    const warned = (before: number, after: number, route = '/contact') => budgetWarning(route, before, after)?.message;
    expect(warned(9000, 13_272)).toBeUndefined();
    expect(warned(0, 13_273)).toBe('/contact: its HTML grows from 0 to 13273 bytes; 1327 of the 14600 allowed are left.');
    expect(warned(13_273, 14_600)).toBeUndefined();
    expect(warned(13_273, 14_601)).toBe('/contact: its HTML grows from 13273 to 14601 bytes; 1 more than the 14600 allowed.');
    expect(warned(9000, 14_500, '/')).toBeUndefined();
    expect(warned(17_000, 18_200, '/how-we-work')).toBe(
      '/how-we-work: its HTML grows from 17000 to 18200 bytes; 1800 of the 20000 allowed are left.',
    );
  });
  test('a finding of the content check: a new one, and one that was there before on another line', () => {
    const finding = (line: number, message: string) => ({
      ...{ file: 'pages/valve.html', line, column: 1, severity: 'error', rule: 'spelling', repair: 'Write "the".' },
      message,
    });
    const [old, moved, fresh] = [finding(1, '"teh"'), finding(9, '"teh"'), finding(2, '"hte"')];
    expect(newFindings([old], [moved]).errors).toEqual([]);
    expect(newFindings([old], [moved, fresh]).errors.map(({ line, message }) => [line, message])).toEqual([[2, '"hte" Write "the".']]);
    expect(newFindings([old], [old, moved]).errors).toHaveLength(1);
  });
});
