import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { load } from 'cheerio';
import { afterEach, describe, expect, test } from 'vitest';
import { addPreview, readReview, withBar } from '../../../../src/tools/review/preview/add-preview.ts';
import { FIXTURE_ROOT } from '../../../support/fixture.ts';
import { previewOf } from '../../../support/preview.ts';

const PAGE = '<!doctype html><html lang="en"><head><title>Training</title></head><body><main>Text</main></body></html>';
const FILE = 'src/content/services/seal-training.mdx';
const info = previewOf('/seal-training', { text: 'Text' });

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true });
});
function built(files: Record<string, string>): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'preview-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text);
  return folder;
}

describe('a page of a preview', () => {
  const $ = load(withBar(PAGE, '/seal-training', FILE, info));
  test('is not for search engines', () => expect($('meta[name=robots]').attr('content')).toBe('noindex, nofollow'));
  test('says of what it is a preview, as text', () => expect($('[data-preview-bar]').text()).toContain('A <b>bold</b> branch (#12)'));
  test('leads to its content file on the branch', () => {
    expect($('[data-preview-bar] a').last().attr('href')).toBe(`https://github.com/firm/site/edit/branch/${FILE}`);
  });
  test('tells the number of findings and leads to the report', () => {
    expect($('a[href="/_preview/report#page/seal-training"]').text()).toBe('Report: 1 finding');
  });
  test('names the elements of new texts, and shows the controls for them by script', () => {
    expect($('[data-review-new]').text()).toBe('Text');
    expect($('[data-preview-bar] button[hidden]').length).toBe(3);
  });
  test('of a draft says what it is, as the review compares the live site', () => {
    const draft = PAGE.replace('<main>', '<main><header><p data-draft>Draft</p></header>');
    expect(load(withBar(draft, '/gear-review', undefined, info))('[data-preview-bar]').text()).toContain(
      'Draft: not on the live site, so not compared',
    );
  });
  test('that did not change says so, and has no button', () => {
    const $same = load(withBar(PAGE, '/gear-review', undefined, info));
    expect($same('[data-preview-bar]').text()).toContain('No change on this page');
    expect($same('button, [data-review-new]').length).toBe(0);
  });
});

test('a page with the same text says what changed', () => {
  const info = previewOf('/seal-training', {});
  expect(load(withBar(PAGE, '/seal-training', FILE, info))('[data-preview-bar]').text()).toContain(
    'Changed: the look (colour, spacing, …)',
  );
});

test('a review of another version is not shown', () => {
  const { report } = previewOf('/seal-training', {});
  const { commit = '' } = report?.head ?? {};
  const folder = built({ 'report.json': JSON.stringify(report) });
  expect(readReview(folder, commit)).toEqual(report);
  expect(readReview(folder, 'another')).toBeUndefined();
});

test('pages without text of their own have no file to edit; all others have', () => {
  const pages = { 'dlg_f1.html': PAGE, 'index.html': PAGE, 'seal-training.html': PAGE };
  const folder = built(pages);
  addPreview(folder, FIXTURE_ROOT, { name: 'x' });
  const sources = Object.keys(pages).map((name) => {
    const $ = load(fs.readFileSync(path.join(folder, name), 'utf8'));
    return $('[data-preview-bar] > span')
      .toArray()
      .map((span) => $(span).text())
      .filter((text) => text.startsWith('src/'));
  });
  expect(sources).toEqual([[], ['src/content/pages/home.mdx'], [FILE]]);
});

test('every page of a preview has the bar', () => {
  const folder = built({ 'index.html': PAGE, 'team.html': PAGE, _redirects: '/team /about-us 301\n' });
  addPreview(folder, FIXTURE_ROOT, { name: 'x' });
  expect(fs.readFileSync(path.join(folder, 'index.html'), 'utf8')).toContain('data-preview-bar');
  expect(fs.readFileSync(path.join(folder, 'team.html'), 'utf8')).toBe(PAGE);
  expect(fs.readdirSync(path.join(folder, '_preview')).sort()).toEqual(['bar.css', 'bar.js']);
});
