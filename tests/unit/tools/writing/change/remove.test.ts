// cspell:ignore cleo dellart
import fs from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeChange } from '../../../../../src/tools/writing/change/change.ts';
import { remove } from '../../../../../src/tools/writing/change/remove.ts';
import { checkContent } from '../../../../../src/tools/writing/check/check.ts';
import { idsOf, readContent } from '../../../../../src/tools/writing/model/content.ts';
import { contentCopy, editContent, readCopy } from '../../../../support/content-copy.ts';
import { append, swap } from '../../../../support/edits.ts';
import { repositoryIn } from '../../../../support/temporary.ts';
import { errorsIn, redirectsOf, written } from './written.ts';

const FILE = 'src/content/services/gear-review.mdx';
const removed = (root: string, name: string, to?: string) => written(root, remove(root, name, to));

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

test('a service whose file was deleted by hand has to be brought back first', () => {
  const root = contentCopy();
  repositoryIn(root);
  fs.rmSync(path.join(root, FILE));
  expect(remove(root, 'services/gear-review')).toEqual({ problem: expect.stringContaining(`git restore --staged --worktree ${FILE}`) });
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

test('where an entry names it by itself, the check says where', async () => {
  const root = contentCopy();
  removed(root, 'team/bram-osei');
  const found = await errorsIn(root);
  expect(found.map(({ file }) => file)).toContain('src/content/services/gear-review.mdx');
  expect(found.filter(({ message }) => !message.includes('"bram-osei"'))).toEqual([]);
});

test('a sentence that links to a removed page is named by the check', async () => {
  const root = contentCopy({ 'pages/privacy-policy.mdx': append('See [the page](/gear-review#use-case).') });
  removed(root, 'services/gear-review');
  expect(await errorsIn(root)).toContainEqual(
    expect.objectContaining({ message: '"/gear-review" is a former path: it redirects to "/all-our-services".' }),
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

test.each([
  ['client/albeck', undefined, 'Did you mean clients/albeck?'],
  ['services/gear-review', '/all-our-service', 'Did you mean /all-our-services?'],
  ['services/gear-review', '/gear-review', 'isn’t a page that its path could redirect to'],
  ['pages/privacy-policy', undefined, 'Ask an engineer'],
])('%s to %s is refused', (name, to, problem) => {
  expect(remove(contentCopy(), name, to)).toMatchObject({ problem: expect.stringContaining(problem) });
});
