// cspell:ignore Annot Annots
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countChangedWords } from '../../../../src/tools/review/compare/text-changes.ts';
import { compareDocuments } from '../../../../src/tools/review/documents.ts';
import { readSite } from '../../../../src/tools/review/site.ts';

/** A PDF with one line of text on each page. @param producer stands in its data, where no reader meets it @param target of a link on each page */
function pdf(pages: readonly string[], producer = 'A', target = ''): string {
  const contents = pages.map((text) => `BT /F1 12 Tf 40 100 Td (${text}) Tj ET`);
  const kids = pages.map((_, at) => `${4 + at * 2} 0 R`).join(' ');
  const link =
    target && ` /Annots [<< /Type /Annot /Subtype /Link /Rect [40 90 90 110] /Border [0 0 0] /A << /S /URI /URI (${target}) >> >>]`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...contents.flatMap((stream, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + at * 2} 0 R${link} >>`,
      `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    ]),
    `<< /Producer (${producer}) >>`,
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  return [
    `${text}xref`,
    `0 ${objects.length + 1}`,
    `0000000000 65535 f \n${offsets.join('')}trailer`,
    `<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>`,
    'startxref',
    text.length,
    '%%EOF',
  ].join('\n');
}

let root: string;
beforeAll(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'documents-'));
});
afterAll(() => fs.rmSync(root, { recursive: true }));

let folders = 0;
const site = (files: Record<string, string>) => {
  const folder = path.join(root, String(++folders));
  fs.mkdirSync(path.join(folder, 'documents'), { recursive: true });
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, 'documents', name), text);
  return readSite(folder);
};
const compare = (before: Record<string, string>, after: Record<string, string>) => compareDocuments(site(before), site(after), root);

describe('a PDF', () => {
  test('with another text has the changed words and an image of each page that differs', async () => {
    const [change, ...others] = await compare(
      { 'pump.pdf': pdf(['The same.', 'The pump lost its bearing.']), 'fan.pdf': pdf(['Fan.']) },
      { 'pump.pdf': pdf(['The same.', 'The pump lost its seal.']), 'fan.pdf': pdf(['Fan.']) },
    );
    expect(others).toEqual([]);
    expect([change?.path, change?.pages, countChangedWords(change?.words ?? [])]).toEqual([
      '/documents/pump.pdf',
      { before: 2, after: 2 },
      { inserted: 1, deleted: 1 },
    ]);
    expect(change?.shots.map(({ page }) => page)).toEqual([2]);
    for (const what of ['before', 'after', 'difference'] as const)
      expect(fs.statSync(path.join(root, change?.shots[0]?.[what] ?? '')).size).toBeGreaterThan(0);
  });
  test('that differs in data only, as when it was made, is no change', async () => {
    expect(await compare({ 'pump.pdf': pdf(['The same.'], 'A') }, { 'pump.pdf': pdf(['The same.'], 'B') })).toEqual([]);
  });
  test('with another target of a link is told, although it reads and looks the same', async () => {
    const to = (target: string) => ({ 'pump.pdf': pdf(['See the case.'], 'A', target) });
    const [change] = await compare(to('https://x.example/pump'), to('https://x.example/feed-pump'));
    expect([change?.words, change?.shots]).toEqual([[], []]);
    const parts = (kind: string) => change?.links.flat().flatMap((part) => (part.kind === kind ? [part.text] : []));
    expect([parts('same'), parts('deleted'), parts('inserted')]).toEqual([[], ['https://x.example/pump'], ['https://x.example/feed-pump']]);
  });
  test('that has a page more, came or went is told with its pages', async () => {
    const changes = await compare(
      { 'a.pdf': pdf(['One.']), 'b.pdf': pdf(['Gone.']) },
      { 'a.pdf': pdf(['One.', 'Two.']), 'c.pdf': pdf(['New.']) },
    );
    expect(changes.map(({ path: file, pages, shots }) => [file, pages.before, pages.after, shots.map(({ page }) => page).join()])).toEqual([
      ['/documents/a.pdf', 1, 2, '2'],
      ['/documents/b.pdf', 1, 0, '1'],
      ['/documents/c.pdf', 0, 1, '1'],
    ]);
  });
});
