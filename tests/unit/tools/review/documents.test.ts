import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { readSite } from '../../../../src/lib/node/built-site.ts';
import { compareDocuments } from '../../../../src/tools/review/documents.ts';
import { pdf } from '../../../support/small-pdf.ts';
import { type Files, folderWith } from '../../../support/temporary.ts';

/** Where the pictures are written. */
let out: string;
beforeEach(() => {
  out = folderWith({});
});

const siteOf = (documents: Files) =>
  readSite(folderWith(Object.fromEntries(Object.entries(documents).map(([name, bytes]) => [`documents/${name}`, bytes]))));
const compare = (before: Files, after: Files, moves: Record<string, string> = {}) =>
  compareDocuments(siteOf(before), siteOf(after), out, new Map(Object.entries(moves)));

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
      expect(fs.statSync(path.join(out, change?.pictures[0]?.files[what] ?? '')).size).toBeGreaterThan(0);
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
