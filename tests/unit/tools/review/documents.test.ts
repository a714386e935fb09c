import { expect, test } from 'vitest';
import { readSite } from '../../../../src/lib/node/built-site.ts';
import { compareSites } from '../../../../src/tools/review/compare/changes.ts';
import { pdf } from '../../../support/small-pdf.ts';
import { type Files, folderWith } from '../../../support/temporary.ts';

const compare = (before: Files, after: Files) => compareSites(readSite(folderWith(before)), readSite(folderWith(after)));
const changed = (parts: { kind: string; text: string }[][]) => parts.flat().filter(({ kind }) => kind !== 'same');

test('a PDF with another word is listed with the word', async () => {
  const [entry, ...others] = await compare(
    { 'a.pdf': pdf(['The same.', 'It lost its bearing.']) },
    { 'a.pdf': pdf(['The same.', 'It lost its seal.']) },
  );
  expect(others).toEqual([]);
  expect(entry).toMatchObject({ route: '/a.pdf', kind: 'changed', links: [] });
  expect(changed(entry?.words ?? [])).toEqual([
    { kind: 'deleted', text: 'bearing.' },
    { kind: 'inserted', text: 'seal.' },
  ]);
});

test('a PDF that differs in its metadata only has no changed words or links', async () => {
  expect(await compare({ 'a.pdf': pdf(['The same.'], 'A') }, { 'a.pdf': pdf(['The same.'], 'B') })).toMatchObject([
    { words: [], links: [] },
  ]);
});

test('a PDF with another link is listed with both targets', async () => {
  const to = (target: string) => ({ 'a.pdf': pdf(['See the case.'], 'A', target) });
  const [entry] = await compare(to('https://x.example/pump'), to('https://x.example/fan'));
  expect(changed(entry?.links ?? []).map(({ text }) => text)).toEqual(['https://x.example/pump', 'https://x.example/fan']);
});
