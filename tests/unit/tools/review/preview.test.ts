import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { addPreview } from '../../../../src/tools/review/preview.ts';
import { folderWith } from '../../../support/temporary.ts';

const PAGE = '<!doctype html><html lang="en"><head><title>Training</title></head><body><main>Text</main></body></html>';

/** A built site as the preview of a change. @returns what a file of it says */
function previewOf(headers = '/*\n  A: b\n') {
  const folder = folderWith({ 'index.html': PAGE, 'stand-in/form.html': PAGE, _headers: headers });
  addPreview(folder, folderWith({ 'report.html': 'The report', 'shots/a.webp': '' }), 'A <b>bold</b> branch (#12)');
  return (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');
}

test('a page of a preview says which change it shows, and links to the report', () => {
  const read = previewOf();
  const note = load(read('index.html'))('body > aside:first-child');
  expect(note.text()).toContain('Preview of A <b>bold</b> branch (#12)');
  expect(read(`${note.find('a').attr('href')?.slice(1)}.html`)).toBe('The report');
});

test('a stand-in, which pages show in a frame, says nothing', () => expect(previewOf()('stand-in/form.html')).toBe(PAGE));

test('no search engine may index a preview', () => {
  expect(previewOf()('_headers')).toBe('/*\n  X-Robots-Tag: noindex, nofollow\n  A: b\n');
  expect(() => previewOf('/x\n  A: b\n')).toThrow('_headers');
});
