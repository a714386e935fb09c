import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { addPreview, type PreviewInfo, withBar } from '../../../../src/tools/review/preview/add-preview.ts';
import { readReport } from '../../../../src/tools/review/preview/integration.ts';
import { FIXTURE_ROOT } from '../../../support/fixture.ts';
import { changedPage, reportOf } from '../../../support/report.ts';
import { folderWith } from '../../../support/temporary.ts';

const PAGE = '<!doctype html><html lang="en"><head><title>Training</title></head><body><main>Text</main></body></html>';
const FILE = 'src/content/services/seal-training.mdx';
const info: PreviewInfo = {
  name: 'A <b>bold</b> branch (#12)',
  editUrl: 'https://github.com/firm/site/edit/branch',
  report: reportOf({ warnings: [{ rule: 'redirect', message: 'x' }], pages: [changedPage('/seal-training')] }),
};
const barOf = (page: string, route: string) => load(withBar(page, route, FILE, info))('[data-preview-bar]');

describe('the bar of a preview', () => {
  test('says what changed, and leads to the report and to the content file on the branch', () => {
    const bar = barOf(PAGE, '/seal-training');
    expect(bar.text()).toContain('Changed: text');
    expect(bar.text()).toContain('A <b>bold</b> branch (#12)');
    const links = bar
      .find('a')
      .toArray()
      .map(({ attribs }) => attribs.href);
    expect(links).toEqual(['/_preview/report#page/seal-training', `${info.editUrl}/${FILE}`]);
  });
  test('says so on a page that did not change', () => expect(barOf(PAGE, '/gear-review').text()).toContain('No change on this page'));
  test('says of a draft that it was not compared', () =>
    expect(barOf(PAGE.replace('<main>', '<main><header><p data-draft>Draft</p></header>'), '/gear-review').text()).toContain(
      'Draft: not on the live site, so not compared',
    ));
});

test('a preview has a bar on each page, and no search engine may index it', () => {
  const pages = { 'index.html': PAGE, 'team.html': PAGE, _redirects: '/team /about-us 301\n' };
  const folder = folderWith({ ...pages, _headers: '/*\n  A: b\n' });
  addPreview(folder, FIXTURE_ROOT, { name: 'x' });
  const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');
  expect(read('index.html')).toContain('data-preview-bar');
  expect(read('team.html')).toBe(PAGE);
  expect(read('_headers')).toBe('/*\n  X-Robots-Tag: noindex, nofollow\n  A: b\n');
  expect(() => addPreview(folderWith({ ...pages, _headers: '/x\n  A: b\n' }), FIXTURE_ROOT, { name: 'x' })).toThrow('_headers');
});

test('the report of another commit is not shown', () => {
  const folder = folderWith({ 'report.json': JSON.stringify(info.report) });
  expect(readReport(folder, () => 'a1')).toEqual(info.report);
  expect(readReport(folder, () => 'another')).toBeUndefined();
});
