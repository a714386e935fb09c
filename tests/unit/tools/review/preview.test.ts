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

/** A page in one of the folders of what is shown in frames. */
const framedIn = (folder: string) => `${folder.slice(1)}form.html`;

/** A built site as the preview of a change. @returns what a file of it says */
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
  addPreview(folder, 'A <b>bold</b> branch (#12)', folderWith(review));
  return (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');
}
const noteIn = (page: string) => load(page)('body > aside:first-child');

test.each([
  ['changed', 'changed: text · What changed', '#page/changed'],
  ['index', 'no change on this page · What changed', ''],
  // A review doesn’t see it.
  ['draft', 'What changed', ''],
])('the page %s of a preview says: %s', (name, state, anchor) => {
  const note = noteIn(previewOf()(`${name}.html`));
  expect(note.text()).toBe(`Preview of A <b>bold</b> branch (#12) · ${state}`);
  expect(note.find('a').attr('href')).toBe(`/_preview/report${anchor}`);
});

test('a preview has the report', () => {
  expect(previewOf()('_preview/report.html')).toBe(REPORT);
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
