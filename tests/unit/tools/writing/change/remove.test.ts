// cspell:ignore cleo dellart
import fs from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeChange } from '../../../../../src/tools/writing/change/change.ts';
import { remove } from '../../../../../src/tools/writing/change/remove.ts';
import { restoreDeleted } from '../../../../../src/tools/writing/change/restore.ts';
import { checkContent } from '../../../../../src/tools/writing/check/check.ts';
import { idsOf, readContent } from '../../../../../src/tools/writing/model/content.ts';
import { contentCopy, editContent, readCopy } from '../../../../support/content-copy.ts';
import { append, swap } from '../../../../support/edits.ts';
import { repositoryIn } from '../../../../support/temporary.ts';
import { errorsIn, redirectsOf, written } from './written.ts';

const FILE = 'src/content/services/gear-review.mdx';
const removed = (root: string, name: string, to?: string) => written(root, remove(root, name, to));

const textsOf = (root: string) => new Map(readContent(root).sources.map(({ file, text }) => [file, text]));

test.each(['clients/dellart', 'team/astrid-vale'])('a picture that belongs to %s alone goes with it', (name) => {
  const root = contentCopy();
  const picture = `src/content/${name}.svg`;
  expect(readContent(root).files).toContain(picture);
  expect(removed(root, name).done).toContain(`${picture} is removed with it`);
  expect(readContent(root).files).not.toContain(picture);
});

test.each([
  ['topics', 'start-up'],
  ['team', 'another-person'],
] as const)('an entry of %s that nothing refers to is removed completely', async (collection, id) => {
  const root = contentCopy();
  editContent(root, { 'team/another-person.mdx': () => readCopy(root, 'team/cleo-marsh.mdx') });
  removed(root, `${collection}/${id}`);
  expect(idsOf(readContent(root), collection)).not.toContain(id);
  if (collection !== 'team') removed(root, 'src/content/team/another-person.mdx');
  expect(await errorsIn(root)).toEqual([]);
});

test('a service is taken off its lists and the menu, and its page and flyer lead on', () => {
  const root = contentCopy();
  const MENU = 'settings/navigation.yaml';
  const before = readCopy(root, MENU);
  editContent(root, { [MENU]: (text) => `${text}  - name: Our best\n    route: /gear-review\n` });
  removed(root, '/gear-review');
  const lists = readContent(root).entries.get('pages') ?? [];
  expect(lists.filter(({ data }) => JSON.stringify(data).includes('"gear-review"'))).toEqual([]);
  expect(readCopy(root, MENU)).toBe(before);
  for (const path of ['/gear-review', '/documents/flyers/gear-review.pdf']) expect(redirectsOf(root).get(path)).toBe('/all-our-services');
});

test('a service whose file was deleted by hand is removed as one that is there', () => {
  const [root, asIs] = [contentCopy(), contentCopy()];
  repositoryIn(root);
  fs.rmSync(path.join(root, FILE));
  expect(restoreDeleted(root, 'services/gear-review')).toEqual([FILE]);
  removed(root, 'services/gear-review');
  removed(asIs, 'services/gear-review');
  expect(textsOf(root)).toEqual(textsOf(asIs));
});

test('without git, a file that was deleted by hand stays gone', () => {
  const root = contentCopy();
  fs.rmSync(path.join(root, FILE));
  expect(restoreDeleted(root, 'services/gear-review')).toEqual([]);
});

test('what else was deleted by hand doesn’t stop it, but a file that can’t be read does', async () => {
  const root = contentCopy();
  fs.rmSync(path.join(root, 'src/content/services/seal-training.mdx'));
  for (const print of ['log', 'error'] as const) vi.spyOn(console, print).mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  expect(await makeChange(root, () => remove(root, 'services/gear-review'))).toBe(true);
  editContent(root, { 'team/bram-osei.mdx': swap('name:', 'nom:') });
  expect(await makeChange(root, () => remove(root, 'topics/start-up'))).toBe(false);
});

test('a path leads on to the page that the writer names, and former ones with it', async () => {
  const root = contentCopy();
  removed(root, '/gear-review', '/contact-us');
  for (const path of ['/gear-review', '/old-gear-review']) expect(redirectsOf(root).get(path)).toBe('/contact-us');
  expect((await errorsIn(root)).filter(({ code }) => code.startsWith('url') || code === 'redirect')).toEqual([]);
});

test('where an entry has to name another one, the check says where; a field that may be left out is taken out', async () => {
  const root = contentCopy();
  const { done } = removed(root, 'team/bram-osei');
  expect(done).toContainEqual(expect.stringMatching(/^src\/content\/cases\/\S+:\d+:1 {2}taken out: (?:author|reviewer)$/));
  const found = await errorsIn(root);
  const needing = ['src/content/pages/how-we-work.mdx', 'src/content/services/gear-review.mdx'];
  expect([...new Set(found.map(({ file }) => file))].sort()).toEqual(needing);
  expect(found.map(({ message }) => message).join()).toContain('"bram-osei"');
});

test('a sentence that names a removed page is named with its place; one that links to it is named by the check', async () => {
  const PAGE = 'pages/privacy-policy.mdx';
  const root = contentCopy({ [PAGE]: append('See [the page](/gear-review#use-case).\n\nWe call it Gear review.') });
  const lines = readCopy(root, PAGE).split('\n').length;
  const { left } = removed(root, 'services/gear-review');
  expect(left).toContainEqual(expect.stringContaining(`privacy-policy.mdx:${lines - 1}:12  The text mentions`));
  expect(await errorsIn(root)).toContainEqual(
    expect.objectContaining({ line: lines - 3, message: '"/gear-review" is a former path: it redirects to "/all-our-services".' }),
  );
});

test('the paper that only the removed case named is named by the check, with the command that removes it', async () => {
  const root = contentCopy();
  removed(root, 'cases/coupling-wear');
  expect(redirectsOf(root).get('/case-studies/coupling-wear')).toBe('/case-studies');
  const repairs = (await checkContent(root, { words: false })).map(({ repair }) => repair);
  expect(repairs).toContainEqual(expect.stringContaining('npm run content:remove papers/coupling-wear'));
  removed(root, 'papers/coupling-wear');
  expect(redirectsOf(root).get('/documents/coupling-wear.pdf')).toBe('/case-studies');
  expect((await errorsIn(root)).filter(({ code }) => code === 'url-lost' || code === 'unlisted')).toEqual([]);
});

test('a case without its paper offers its own text again, at the same path', () => {
  const root = contentCopy();
  removed(root, 'papers/coupling-wear');
  expect(readContent(root).routes.get('/documents/coupling-wear.pdf')?.file).toBe('src/content/cases/coupling-wear.mdx');
  expect(redirectsOf(root).has('/documents/coupling-wear.pdf')).toBe(false);
});

test.each([
  ['client/albeck', undefined, 'Did you mean clients/albeck?'],
  ['services/gear-review', '/all-our-service', 'Did you mean /all-our-services?'],
  ['services/gear-review', '/gear-review', 'isn’t a page that its path could redirect to'],
  ['pages/privacy-policy', undefined, 'Ask an engineer'],
])('%s to %s is refused', (name, to, problem) => {
  expect(remove(contentCopy(), name, to)).toMatchObject({ problem: expect.stringContaining(problem) });
});
