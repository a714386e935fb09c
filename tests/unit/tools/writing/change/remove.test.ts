// cspell:ignore cleo
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { remove } from '../../../../../src/tools/writing/change/remove.ts';
import { referencesOf } from '../../../../../src/tools/writing/model/checked.ts';
import { entriesOf, readContent } from '../../../../../src/tools/writing/model/content.ts';
import { editContent, readCopy } from '../../../../support/content-copy.ts';
import { append, swap } from '../../../../support/edits.ts';
import { FIXTURE_ROOT } from '../../../../support/fixture.ts';
import { errorsIn, redirectsOf, repositoryCopy, written } from './written.ts';

const removed = (root: string, name: string, to?: string) => written(root, remove(root, name, to));

test('entries that no single field names are removed completely', async () => {
  const root = repositoryCopy();
  editContent(root, { 'team/another-person.mdx': () => readCopy(root, 'team/cleo-marsh.mdx') });
  for (const name of ['topics/start-up', 'src/content/team/another-person.mdx'])
    removed(root, name);
  expect(readCopy(root, 'topics.yaml')).not.toContain('start-up');
  expect(await errorsIn(root)).toEqual([]);
});

test('a service is taken off its lists and the menu, and its page and flyer lead on', async () => {
  const root = repositoryCopy();
  const MENU = 'settings/navigation.yaml';
  const before = readCopy(root, MENU);
  editContent(root, { [MENU]: (text) => `${text}  - name: Our best\n    route: /gear-review\n` });
  removed(root, '/gear-review');
  for (const list of ['all-our-services', 'support-to-operations'])
    expect(readCopy(root, `pages/${list}.mdx`)).not.toContain('[gear-review');
  expect(readCopy(root, MENU)).toBe(before);
  for (const url of ['/gear-review', '/old-gear-review', '/documents/flyers/gear-review.pdf'])
    expect(redirectsOf(root).get(url)).toBe('/all-our-services');
});

test.each([
  ['below its field', '  - name: A\n    route: /gear-review#use-case\n'],
  [
    'in the column of its field',
    '- name: A\n  route: /gear-review?a\n- name: B\n  route: /gear-review\n',
  ],
  ['in brackets', '  [{ name: A, route: /gear-review }, { name: B, route: "/gear-review#b" }]\n'],
])('of a menu %s, each entry that leads to the page is removed', (_, entries) => {
  const menu = swap(/(?<=footer:\n).*/s, entries);
  const root = repositoryCopy({ 'settings/navigation.yaml': menu });
  removed(root, '/gear-review');
  const { footer, links } = parse(readCopy(root, 'settings/navigation.yaml'));
  expect(footer).toEqual([]);
  expect(links).toHaveLength(3);
});

test('a list whose last item is removed is still a list', () => {
  const root = repositoryCopy();
  for (const { id } of entriesOf(readContent(root), 'testimonials'))
    removed(root, `testimonials/${id}`);
  expect(parse(readCopy(root, 'testimonials.yaml'))).toEqual([]);
});

test('a path that ends with a blank in urls.txt leads on', () => {
  const root = repositoryCopy({ 'urls.txt': swap('/gear-review\n', '/gear-review \r\n') });
  removed(root, '/gear-review');
  expect(redirectsOf(root).get('/gear-review')).toBe('/all-our-services');
});

test('without urls.txt no path is known that has to lead on', () => {
  const root = repositoryCopy();
  fs.rmSync(path.join(root, 'src/content/urls.txt'));
  removed(root, '/gear-review');
  expect(redirectsOf(root).has('/gear-review')).toBe(false);
});

test('a path leads on to the page that the writer names', () => {
  const root = repositoryCopy();
  removed(root, '/gear-review', '/contact-us');
  expect(redirectsOf(root).get('/gear-review')).toBe('/contact-us');
});

test('a service whose file was deleted by hand has to be brought back first', () => {
  const root = repositoryCopy();
  const file = 'src/content/services/gear-review.mdx';
  fs.rmSync(path.join(root, file));
  expect(remove(root, 'services/gear-review')).toEqual({
    problem: expect.stringContaining(`git restore --staged --worktree ${file}`),
  });
});

test.each(['team/bram-osei', 'cases/seal-trial', 'services/gear-review'])(
  'each field that names %s is left to the writer, with its line',
  async (name) => {
    const root = repositoryCopy();
    const [, id = ''] = name.split('/');
    const [collection] = name.split('/');
    const naming = entriesOf(readContent(root)).flatMap((entry) =>
      referencesOf(entry)
        .filter((each) => each.id === id && each.collection === collection)
        .filter(({ path }) => typeof path.at(-1) === 'string')
        .map(({ path }) => `${entry.source.file}:${entry.source.place(path).line}`),
    );
    removed(root, name);
    const found = (await errorsIn(root)).filter(({ message }) => message.endsWith(`is "${id}".`));
    expect(found.map(({ file, line }) => `${file}:${line}`).sort()).toEqual(naming.sort());
    expect((await errorsIn(root)).map(({ code }) => code)).not.toContain('file-deleted');
  },
);

test('a sentence that links to it, and a paper that only it named, are left to the writer', async () => {
  const root = repositoryCopy({
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
