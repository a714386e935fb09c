// cspell:ignore cleo
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { remove } from '../../../../../src/tools/writing/change/remove.ts';
import { contentCopy, editContent, readCopy } from '../../../../support/content-copy.ts';
import { append } from '../../../../support/edits.ts';
import { FIXTURE_ROOT } from '../../../../support/fixture.ts';
import { repositoryIn } from '../../../../support/temporary.ts';
import { errorsIn, redirectsOf, written } from './written.ts';

const removed = (root: string, name: string, to?: string) => written(root, remove(root, name, to));

test('entries that no single field names are removed completely', async () => {
  const root = contentCopy();
  editContent(root, { 'team/another-person.mdx': () => readCopy(root, 'team/cleo-marsh.mdx') });
  for (const name of ['topics/start-up', 'src/content/team/another-person.mdx'])
    removed(root, name);
  expect(readCopy(root, 'topics.yaml')).not.toContain('start-up');
  expect(await errorsIn(root)).toEqual([]);
});

test('a service is taken off its lists and the menu, and its page and flyer lead on', async () => {
  const root = contentCopy();
  const MENU = 'settings/navigation.yaml';
  const before = readCopy(root, MENU);
  editContent(root, { [MENU]: (text) => `${text}  - name: Our best\n    route: /gear-review\n` });
  removed(root, '/gear-review');
  for (const list of ['all-our-services', 'support-to-operations'])
    expect(readCopy(root, `pages/${list}.mdx`)).not.toContain('gear-review');
  expect(readCopy(root, MENU)).toBe(before);
  for (const url of ['/gear-review', '/old-gear-review', '/documents/flyers/gear-review.pdf'])
    expect(redirectsOf(root).get(url)).toBe('/all-our-services');
});

test('a path leads on to the page that the writer names', () => {
  const root = contentCopy();
  removed(root, '/gear-review', '/contact-us');
  expect(redirectsOf(root).get('/gear-review')).toBe('/contact-us');
});

test('a service whose file was deleted by hand has to be brought back first', () => {
  const root = contentCopy();
  const file = 'src/content/services/gear-review.mdx';
  repositoryIn(root);
  fs.rmSync(path.join(root, file));
  expect(remove(root, 'services/gear-review')).toEqual({
    problem: expect.stringContaining(`git restore --staged --worktree ${file}`),
  });
});

test('a field that names it is left to the writer', async () => {
  const root = contentCopy();
  removed(root, 'team/bram-osei');
  const found = await errorsIn(root);
  expect(found.map(({ file }) => file)).toContain('src/content/services/gear-review.mdx');
  expect(found.filter(({ message }) => !message.includes('"bram-osei"'))).toEqual([]);
});

test('a sentence that links to it, and a paper that only it named, are left to the writer', async () => {
  const root = contentCopy({
    'pages/privacy-policy.mdx': append('See [the page](/case-studies/coupling-wear#what-changed).'),
  });
  removed(root, 'cases/coupling-wear');
  const found = (await errorsIn(root)).map(({ message, repair }) => `${message} ${repair}`);
  expect(found).toContainEqual(
    expect.stringContaining('is a former path: it redirects to "/case-studies"'),
  );
  expect(found).toContainEqual(
    expect.stringContaining('npm run content:remove papers/coupling-wear'),
  );
});

test.each([
  ['services/gear-review', '/all-our-service', 'Did you mean /all-our-services?'],
  ['services/gear-review', '/gear-review', 'isn’t a page that its path could redirect to'],
])('%s to %s is refused', (name, to, problem) => {
  expect(remove(FIXTURE_ROOT, name, to)).toMatchObject({
    problem: expect.stringContaining(problem),
  });
});
