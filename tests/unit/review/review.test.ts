import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Report, reportSchema } from '../../../src/review/report-schema.ts';
import { review } from '../../../src/review/review.ts';
import { type SmallSite, smallSite } from '../../support/small-site.ts';

// Far beyond what a build of five pages and their pictures takes: a busy machine is no failure.
const TIMEOUT_MS = 300_000;

let site: SmallSite;
const said: string[] = [];
beforeAll(() => {
  site = smallSite();
});
afterEach(() => {
  site.reset();
  said.length = 0;
});
afterAll(() => site.remove());

const out = () => path.join(site.root, '.cache/review');
const reviewed = (base = 'HEAD', head?: string): Promise<Report> =>
  review({ root: site.root, base, head, out: out(), say: (text) => said.push(text) });
/** Each page with why it is listed, such as "/about: style". */
const listed = ({ pages }: Report) => pages.map(({ route, kind, because }) => `${route}: ${kind === 'changed' ? because.join(' ') : kind}`);
const rules = ({ errors }: Report) => errors.map(({ rule, route, file }) => `${rule} ${route ?? file ?? ''}`.trim());

describe('an edit lists exactly the pages that show it', { timeout: TIMEOUT_MS }, () => {
  test('one word in a case', async () => {
    site.replace('pages/cases/pump.html', 'bearing', 'seal');
    const report = await reviewed();
    expect(listed(report)).toEqual(['/cases/pump: content']);
    expect(report.pages[0]?.words).toEqual({ inserted: 1, deleted: 1 });
    expect(report.pages[0]?.looks.map(({ width }) => width)).toEqual([390, 820, 1280]);
    expect(report.pages[0]?.looks.every(({ share }) => share > 0 && share < 0.1)).toBe(true);
    const html = fs.readFileSync(path.join(out(), 'report.html'), 'utf8');
    expect(html).toContain('<del>bearing</del><ins>seal</ins>');
    expect(html).toContain('On the page');
    expect(fs.readFileSync(path.join(out(), 'summary.md'), 'utf8')).toContain('| `/cases/pump` | changed | content |');
    expect(reportSchema.parse(JSON.parse(fs.readFileSync(path.join(out(), 'report.json'), 'utf8')))).toEqual(report);
  });

  test('one word in a shared setting', async () => {
    site.edit({ 'settings.json': '{ "phone": "+31 70 999" }' });
    expect(listed(await reviewed())).toEqual(['/: content', '/contact: content']);
  });

  test('a token that two pages use, and one that none does', async () => {
    site.replace('site.css', '--accent:#1f4f8f', '--accent:#83315f');
    const report = await reviewed();
    expect(listed(report)).toEqual(['/: style', '/about: style']);
    expect(report.warnings.map(({ rule, route }) => `${rule} ${route}`)).toEqual(['looks-changed /', 'looks-changed /about']);
    site.reset();
    site.replace('site.css', '--spare:#eee', '--spare:#ddd');
    expect(listed(await reviewed())).toEqual([]);
  });

  test('a style that only a state shows, and one that says the same in other words', async () => {
    site.replace('site.css', 'a:hover{color:red}', 'a:hover{color:blue}');
    expect(listed(await reviewed())).toEqual(['/: style']);
    site.reset();
    site.replace('site.css', 'margin:0 0 0 0', 'margin:0');
    expect(listed(await reviewed())).toEqual([]);
  });

  test('a swapped picture, and one with the same content under another name', async () => {
    site.replace('team.svg', '<rect', '<rect fill="red"');
    expect(listed(await reviewed())).toEqual(['/about: asset']);
    site.reset();
    fs.renameSync(path.join(site.root, 'team.svg'), path.join(site.root, 'people.svg'));
    site.replace('build.mjs', "hashed('team.svg')", "hashed('people.svg')");
    expect(listed(await reviewed())).toEqual([]);
  });

  test('a script, on the page that runs it', async () => {
    site.replace('menu.js', 'ready', 'there');
    expect(listed(await reviewed())).toEqual(['/: script']);
  });

  test('a case added, with the list that names it', async () => {
    site.edit({ 'pages/cases/fan.html': '<h1>Fan</h1><p>The fan had a cracked blade.</p>' });
    expect(listed(await reviewed())).toEqual(['/: content', '/cases/fan: added']);
  });

  test('a draft added, and a file that no build reads', async () => {
    site.edit({ 'pages/cases/fan.html': '<!-- draft --><h1>Fan</h1>', 'README.md': 'Another text.\n', 'tests/x.txt': 'x' });
    expect(listed(await reviewed())).toEqual([]);
  });

  test('nothing: the other side is not even built', async () => {
    await reviewed();
    said.length = 0;
    site.edit({ 'README.md': 'Another text.\n' });
    const report = await reviewed();
    expect(report).toMatchObject({ errors: [], warnings: [], pages: [], documents: [] });
    expect(said.filter((text) => text.startsWith('Building'))).toEqual([]);
    expect(fs.readFileSync(path.join(out(), 'summary.md'), 'utf8')).toContain('0 pages changed');
  });
});

describe('a page under a new URL', { timeout: TIMEOUT_MS }, () => {
  const rename = () => {
    const text = fs.readFileSync(path.join(site.root, 'pages/cases/pump.html'), 'utf8');
    site.edit({ 'pages/cases/pump.html': undefined, 'pages/cases/feed-pump.html': text });
  };
  test('has moved, and what links to it has changed', async () => {
    rename();
    site.edit({ 'redirects.txt': '/old /about 301\n/cases/pump /cases/feed-pump 301\n' });
    const report = await reviewed();
    expect(listed(report)).toEqual(['/: content', '/cases/feed-pump: moved']);
    expect(report.pages[1]?.from).toBe('/cases/pump');
    expect(rules(report)).toEqual([]);
  });
  test('is an error without a redirect', async () => {
    rename();
    const report = await reviewed();
    expect(listed(report)).toEqual(['/: content', '/cases/feed-pump: moved']);
    expect(rules(report)).toEqual(['url-gone /cases/pump']);
  });
  test('is an error where the redirect leads nowhere', async () => {
    rename();
    site.edit({ 'redirects.txt': '/old /about 301\n/cases/pump /cases/pumps 301\n' });
    expect(rules(await reviewed())).toEqual(['redirect-dead /cases/pump']);
  });
});

describe('the rules', { timeout: TIMEOUT_MS }, () => {
  const noise = (bytes: number) => `<p hidden>${crypto.createHash('shake256', { outputLength: bytes }).update('x').digest('base64')}</p>`;
  test('a budget: just inside it, and just outside', async () => {
    site.edit({ 'pages/contact.html': `<h1>Contact</h1>${noise(12_000)}` });
    expect(rules(await reviewed())).toEqual([]);
    site.edit({ 'pages/contact.html': `<h1>Contact</h1>${noise(16_000)}` });
    expect(rules(await reviewed())).toEqual(['budget /contact']);
  });
  test('a finding of the content check: a new one, and one that was there before', async () => {
    site.replace('pages/cases/valve.html', 'The valve', 'teh valve');
    expect(rules(await reviewed())).toEqual(['content/spelling pages/cases/valve.html']);
    const base = site.commit();
    site.replace('pages/cases/valve.html', 'half', 'full');
    expect(rules(await reviewed(base))).toEqual([]);
  });
  test('a build that fails', async () => {
    site.edit({ 'settings.json': '{}' });
    const report = await reviewed();
    expect(rules(report)).toEqual(['build']);
    expect(report.errors[0]?.message).toContain('settings.json has no phone');
    expect(fs.readFileSync(path.join(out(), 'report.html'), 'utf8')).toContain('settings.json has no phone');
  });
  test('a base that is not there', async () => {
    await expect(reviewed('no-such-branch')).rejects.toThrow('git knows no commit "no-such-branch"');
  });
});
