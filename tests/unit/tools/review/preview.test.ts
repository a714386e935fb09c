import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { FRAMED } from '../../../../src/config/routes.ts';
import { addPreview } from '../../../../src/tools/review/preview.ts';
import { type Files, folderWith } from '../../../support/temporary.ts';

const PAGE =
  '<!doctype html><html lang="en"><head><title>Training</title></head><body><main>Text</main></body></html>';

const DRAFT = PAGE.replace('<main>', '<main><header><b data-draft>Draft</b></header>');
const REPORT = '<section><h2 id="page/changed">/changed</h2><p>text</p></section>';

/** A built site as the preview of a change. @returns what a file of it says */
/** A page in one of the folders of what is shown in frames. */
const framedIn = (folder: string) => `${folder.slice(1)}form.html`;

function previewOf(
  headers = '/*\n  A: b\n',
  review: Files = { 'report.html': REPORT, 'shots/a.webp': '' },
) {
  const pages = {
    'changed.html': PAGE,
    'index.html': PAGE,
    'draft.html': DRAFT,
    ...Object.fromEntries(FRAMED.map((folder) => [framedIn(folder), PAGE])),
  };
  const folder = folderWith({ ...pages, _headers: headers });
  const reviewed = folderWith(review);
  const files = fs.readdirSync(reviewed).map((file) => path.join(reviewed, file));
  addPreview(folder, 'A <b>bold</b> branch (#12)', files);
  return (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');
}
const noteIn = (page: string) => load(page)('body > aside:first-child');

test.each([
  ['changed', 'changed: text', '/_preview/report#page/changed'],
  ['index', 'no change on this page', '/_preview/report'],
])('the page %s of a preview says: %s', (name, state, url) => {
  const read = previewOf();
  expect(noteIn(read(`${name}.html`)).text()).toBe(
    `Preview of A <b>bold</b> branch (#12) · ${state} · What changed`,
  );
  expect(
    noteIn(read(`${name}.html`))
      .find('a')
      .attr('href'),
  ).toBe(url);
  expect(read('_preview/report.html')).toBe(REPORT);
});

test('of a draft, which a review doesn’t see, the preview doesn’t say whether it changed', () => {
  expect(noteIn(previewOf()('draft.html')).text()).not.toContain('change on this page');
});

test('a preview without a review says so', () => {
  expect(noteIn(previewOf('/*\n', {})('index.html')).text()).toContain('not reviewed');
});

test.each(FRAMED)('what is shown in a frame says nothing: %s', (folder) =>
  expect(previewOf()(framedIn(folder))).toBe(PAGE),
);

test('no search engine may index a preview', () => {
  expect(previewOf()('_headers')).toBe('/*\n  X-Robots-Tag: noindex, nofollow\n  A: b\n');
  expect(() => previewOf('/x\n  A: b\n')).toThrow('_headers');
});
