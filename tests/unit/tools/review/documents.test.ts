import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compareDocuments } from '../../../../src/tools/review/documents.ts';
import { readSite } from '../../../../src/tools/review/site.ts';
import { pdf } from '../../../support/small-pdf.ts';

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
const compare = (before: Record<string, string>, after: Record<string, string>, moves: Record<string, string> = {}) =>
  compareDocuments(site(before), site(after), root, new Map(Object.entries(moves)));

describe('a PDF', () => {
  test('with another text has the changed words and an image of each page that differs', async () => {
    const [change, ...others] = await compare(
      { 'pump.pdf': pdf(['The same.', 'The pump lost its bearing.']), 'fan.pdf': pdf(['Fan.']) },
      { 'pump.pdf': pdf(['The same.', 'The pump lost its seal.']), 'fan.pdf': pdf(['Fan.']) },
    );
    expect(others).toEqual([]);
    expect(change?.report).toMatchObject({ route: '/documents/pump.pdf', kind: 'changed', words: { inserted: 1, deleted: 1 } });
    expect(change?.pictures.map(({ title }) => title)).toEqual(['Page 2']);
    for (const what of ['before', 'after', 'difference'] as const)
      expect(fs.statSync(path.join(root, change?.pictures[0]?.files[what] ?? '')).size).toBeGreaterThan(0);
  });
  test('that differs in data only, as when it was made, is no change', async () => {
    expect(await compare({ 'pump.pdf': pdf(['The same.'], 'A') }, { 'pump.pdf': pdf(['The same.'], 'B') })).toEqual([]);
  });
  test('with another target of a link is told, although it reads and looks the same', async () => {
    const to = (target: string) => ({ 'pump.pdf': pdf(['See the case.', 'See it again.'], 'A', target) });
    const [change] = await compare(to('https://x.example/pump'), to('https://x.example/feed-pump'));
    expect([change?.words, change?.pictures]).toEqual([[], []]);
    const parts = (kind: string) => change?.details.flat().flatMap((part) => (part.kind === kind ? [part.text] : []));
    expect([parts('same'), parts('deleted'), parts('inserted')]).toEqual([[], ['https://x.example/pump'], ['https://x.example/feed-pump']]);
  });
  test('under a new path is compared with what it was, and told even where nothing else has changed', async () => {
    const [change, ...others] = await compare(
      { 'pump.pdf': pdf(['The same.']) },
      { 'feed-pump.pdf': pdf(['The same.']) },
      { '/documents/feed-pump.pdf': '/documents/pump.pdf' },
    );
    expect(others).toEqual([]);
    expect(change?.report).toMatchObject({ route: '/documents/feed-pump.pdf', kind: 'moved', from: '/documents/pump.pdf' });
    expect(change?.words).toEqual([]);
  });
  test('that has a page more, came or went is told with its pages', async () => {
    const changes = await compare(
      { 'a.pdf': pdf(['One.']), 'b.pdf': pdf(['Gone.']) },
      { 'a.pdf': pdf(['One.', 'Two.']), 'c.pdf': pdf(['New.']) },
    );
    expect(changes.map(({ report: { route, kind }, pictures }) => [route, kind, ...pictures.map(({ title }) => title)])).toEqual([
      ['/documents/a.pdf', 'changed', 'Page 2'],
      ['/documents/b.pdf', 'removed', 'Page 1'],
      ['/documents/c.pdf', 'added', 'Page 1'],
    ]);
  });
});
