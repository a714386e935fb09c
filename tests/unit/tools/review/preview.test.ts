import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { addPreview, readReview, withBar } from '../../../../src/tools/review/preview/add-preview.ts';
import { previewHeaders } from '../../../../src/tools/review/preview/headers.ts';
import { readPreviewUrl } from '../../../../src/tools/review/preview/url.ts';
import { FIXTURE_ROOT } from '../../../support/fixture.ts';
import { textsOf } from '../../../support/html.ts';
import { previewOf } from '../../../support/report.ts';
import { folderWith } from '../../../support/temporary.ts';

const PAGE = '<!doctype html><html lang="en"><head><title>Training</title></head><body><main>Text</main></body></html>';
const FILE = 'src/content/services/seal-training.mdx';
const info = previewOf('/seal-training', { text: 'Text' });

const bar = '[data-preview-bar]';

describe('a page of a preview', () => {
  const $ = load(withBar(PAGE, '/seal-training', FILE, info));
  test('is not for search engines', () => expect($('meta[name=robots]').attr('content')).toBe('noindex, nofollow'));
  test('says of what it is a preview, as text, and leads to its content file on the branch and to the report', () => {
    expect($(bar).text()).toContain('A <b>bold</b> branch (#12)');
    expect($(`${bar} a`).last().attr('href')).toBe(`https://github.com/firm/site/edit/branch/${FILE}`);
    expect($('a[href="/_preview/report#page/seal-training"]').text()).toBe('Report: 1 finding');
  });
  test('names the elements of new texts, and shows the controls for them by script', () => {
    expect($('[data-review-new]').text()).toBe('Text');
    expect($(`${bar} button[hidden]`).length).toBe(3);
  });
  test('that did not change says so, and has no button', () => {
    const $same = load(withBar(PAGE, '/gear-review', undefined, info));
    expect($same(bar).text()).toContain('No change on this page');
    expect($same('button, [data-review-new]').length).toBe(0);
  });
  test.each([
    ['with the same text says what changed', PAGE, previewOf('/seal-training', {}), 'Changed: the look (colour, spacing, …)'],
    [
      'of a draft says what it is, as the review compares the live site',
      PAGE.replace('<main>', '<main><header><p data-draft>Draft</p></header>'),
      previewOf('/gear-review', {}),
      'Draft: not on the live site, so not compared',
    ],
  ])('%s', (_, page, preview, words) => expect(load(withBar(page, '/seal-training', FILE, preview))(bar).text()).toContain(words));
});

test('a review of another version is not shown', () => {
  const { report } = previewOf('/seal-training', {});
  const { commit = '' } = report?.head ?? {};
  const folder = folderWith({ 'report.json': JSON.stringify(report) });
  expect(readReview(folder, commit)).toEqual(report);
  expect(readReview(folder, 'another')).toBeUndefined();
});

test('every page has the bar, but none that leads on; those with a text of their own lead to its file', () => {
  const pages = { 'dlg_f1.html': PAGE, 'index.html': PAGE, 'seal-training.html': PAGE };
  const folder = folderWith({ ...pages, 'team.html': PAGE, _redirects: '/team /about-us 301\n' });
  addPreview(folder, FIXTURE_ROOT, { name: 'x' });
  const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');
  const said = Object.keys(pages).map((name) => textsOf(load(read(name)), '[data-preview-bar] > span'));
  for (const texts of said) expect(texts).not.toEqual([]);
  expect(said.map((texts) => texts.filter((text) => text.startsWith('src/')))).toEqual([[], ['src/content/pages/home.mdx'], [FILE]]);
  expect(read('team.html')).toBe(PAGE);
  expect(fs.readdirSync(path.join(folder, '_preview')).sort()).toEqual(['bar.css', 'bar.js']);
});

test('a preview is not published where search engines cannot be forbidden', () => {
  expect(() => previewHeaders('/x\n  A: b\n')).toThrow('does not begin with the rule for every file');
});

test('a preview has one URL for all its deployments', () => {
  expect(readPreviewUrl('{"preview":{"urls":["https://pr-12-meridional-site.firm.workers.dev"]}}')).toBe(
    'https://pr-12-meridional-site.firm.workers.dev',
  );
  expect(() => readPreviewUrl('{}')).toThrow('returned no URL');
});
