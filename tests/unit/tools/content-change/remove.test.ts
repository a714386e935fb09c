// cspell:ignore dellart
import fs from 'node:fs';
import { expect, test } from 'vitest';
import type { CollectionName } from '../../../../src/schemas/collections.ts';
import { writeChange } from '../../../../src/tools/content-change/change.ts';
import { remove } from '../../../../src/tools/content-change/remove.ts';
import { checkContent, errorsOf } from '../../../../src/tools/content-check/check.ts';
import { field } from '../../../../src/tools/content-check/entry.ts';
import { entriesOf, idsOf, readContent } from '../../../../src/tools/content-check/model.ts';
import { referencesOf } from '../../../../src/tools/content-check/references.ts';
import { contentCopy } from '../../../support/content-copy.ts';

/** Removes in a copy and writes what changes. */
function removed(root: string, name: string, to?: string) {
  const change = remove(root, name, to);
  if ('problem' in change) throw new Error(change.problem);
  writeChange(root, change);
  return change;
}
const redirectsOf = (root: string) => new Map(readContent(root).redirects.pairs.map(({ from, to }) => [from, to]));
const errors = async (root: string) => errorsOf(await checkContent(root, { words: false }));

/** The first entry of a kind whose references are as wanted. */
function entryWith(root: string, name: CollectionName, isNeeded: boolean): string {
  const content = readContent(root);
  const needed = new Set(
    entriesOf(content).flatMap((entry) =>
      referencesOf(entry)
        .filter(({ collection, path }) => collection === name && (typeof path.at(-1) !== 'number' || oneOf(entry.data, path)))
        .map(({ id }) => id),
    ),
  );
  return idsOf(content, name).find((id) => needed.has(id) === isNeeded) ?? '';
}
const oneOf = (data: unknown, path: readonly PropertyKey[]) => (field(data, ...path.slice(0, -1)) as unknown[]).length === 1;

test.each(['clients/dellart', 'team/astrid-vale'])('a picture that belongs to %s alone goes with it', (name) => {
  const root = contentCopy();
  const picture = `src/content/${name}.svg`;
  expect(readContent(root).files).toContain(picture);
  expect(removed(root, name).done).toContain(`${picture} is removed with it`);
  expect(readContent(root).files).not.toContain(picture);
});

test.each(['testimonials', 'clients', 'topics'] as const)('an entry of %s that nothing refers to is removed completely', async (name) => {
  const root = contentCopy();
  const id = entryWith(root, name, false);
  removed(root, `${name}/${id}`);
  expect(idsOf(readContent(root), name)).not.toContain(id);
  expect(await errors(root)).toEqual([]);
});

test('a person that nothing refers to is removed completely', async () => {
  const root = contentCopy();
  const [person] = readContent(root).entries.get('team') ?? [];
  fs.copyFileSync(`${root}/${person?.source.file}`, `${root}/src/content/team/another-person.mdx`);
  expect((await errors(root)).map(({ rule }) => rule)).toContain('twice');
  removed(root, 'src/content/team/another-person.mdx');
  expect(await errors(root)).toEqual([]);
});

test('a service is taken off its lists, and its page and flyer lead on', () => {
  const root = contentCopy();
  const id =
    readContent(root)
      .entries.get('services')
      ?.find(({ data }) => !field(data, 'whitePaperOf'))?.id ?? '';
  removed(root, `/${id}`);
  expect(
    readContent(root)
      .entries.get('pages')
      ?.filter(({ data }) => JSON.stringify(field(data, 'services') ?? '').includes(`"${id}"`)),
  ).toEqual([]);
  expect(redirectsOf(root).get(`/${id}`)).toBe('/all-our-services');
  expect(redirectsOf(root).get(`/documents/flyers/${id}.pdf`)).toBe('/all-our-services');
});

test('a path leads on to the page that the writer names, and former ones with it', async () => {
  const root = contentCopy();
  const [from = '', to = ''] =
    [...redirectsOf(root)].find(([, target]) => readContent(root).routes.get(target)?.file.includes('/services/')) ?? [];
  removed(root, to, '/contact-us');
  expect(redirectsOf(root).get(to)).toBe('/contact-us');
  expect(redirectsOf(root).get(from)).toBe('/contact-us');
  expect((await errors(root)).filter(({ rule }) => rule.startsWith('url') || rule === 'redirect')).toEqual([]);
});

test('where an entry has to name another one, the check says where', async () => {
  const root = contentCopy();
  const person = entryWith(root, 'team', true);
  const { done } = removed(root, `team/${person}`);
  // A field that may be left out, such as the author of a case, is taken out, and said.
  expect(done).toContainEqual(expect.stringMatching(/^src\/content\/cases\/\S+:[34]:1 {2}taken out: (?:author|reviewer)$/));
  const needing = entriesOf(readContent(root)).filter((entry) =>
    referencesOf(entry).some(({ collection, id }) => collection === 'team' && id === person),
  );
  expect(needing.length).toBeGreaterThan(0);
  const found = await errors(root);
  expect(new Set(found.map(({ file }) => file))).toEqual(new Set(needing.map(({ source }) => source.file)));
  expect(found.map(({ message }) => message).join()).toContain(`"${person}"`);
});

test('a sentence that links to a removed page is named with its place, and so is one that names it', () => {
  const root = contentCopy();
  const service = readContent(root)
    .entries.get('services')
    ?.find(({ data }) => String(field(data, 'title')).includes(' '));
  const page = `${root}/src/content/pages/privacy-policy.mdx`;
  fs.appendFileSync(page, `\nSee [the page](/${service?.id}#use-case).\n\nWe call it ${field(service?.data, 'title')}.\n`);
  const lines = fs.readFileSync(page, 'utf8').split('\n').length;
  const { left } = removed(root, `services/${service?.id}`);
  expect(left).toContainEqual(
    expect.stringMatching(new RegExp(`privacy-policy.mdx:${lines - 3}:5  The sentence links to /${service?.id}`)),
  );
  expect(left).toContainEqual(expect.stringMatching(new RegExp(`privacy-policy.mdx:${lines - 1}:12  The text names`)));
});

test('the paper that only the removed case named is named by the check, with the command that removes it', async () => {
  const root = contentCopy();
  const content = readContent(root);
  const study = content.entries.get('cases')?.find(({ data }) => field(data, 'whitePaper', 'paper') && field(data, 'id') === 1);
  const paper = String(field(study?.data, 'whitePaper', 'paper'));
  removed(root, `cases/${study?.id}`);
  expect(redirectsOf(root).get(`/case-studies/${study?.id}`)).toBe('/case-studies');
  const repairs = (await checkContent(root, { words: false })).map(({ repair }) => repair);
  expect(repairs).toContainEqual(expect.stringContaining(`npm run content:remove papers/${paper}`));
  removed(root, `papers/${paper}`);
  expect(redirectsOf(root).get(`/documents/${paper}.pdf`)).toBe('/case-studies');
  expect((await errors(root)).filter(({ rule }) => rule === 'url-lost' || rule === 'paper-owner')).toEqual([]);
});

test('a case without its paper offers its own text again, at the same path', () => {
  const root = contentCopy();
  const study = readContent(root)
    .entries.get('cases')
    ?.find(({ id, data }) => field(data, 'whitePaper', 'paper') === id);
  removed(root, `papers/${study?.id}`);
  const after = readContent(root);
  expect(after.routes.get(`/documents/${study?.id}.pdf`)?.file).toBe(study?.source.file);
  expect(redirectsOf(root).has(`/documents/${study?.id}.pdf`)).toBe(false);
});

test('a menu entry of a removed page is removed with it', () => {
  const root = contentCopy();
  const id = readContent(root).entries.get('services')?.[0]?.id;
  const menu = `${root}/src/content/settings/navigation.yaml`;
  const before = fs.readFileSync(menu, 'utf8');
  fs.writeFileSync(menu, `${before.trimEnd()}\n  - name: Our best\n    route: /${id}\n`);
  removed(root, `services/${id}`);
  expect(fs.readFileSync(menu, 'utf8')).toBe(before);
});

test.each([
  ['client/albeck', undefined, 'Did you mean clients/albeck?'],
  ['services/gear-review', '/all-our-service', 'Did you mean /all-our-services?'],
  ['services/gear-review', '/gear-review', 'is no page that its path could lead on to'],
  ['pages/privacy-policy', undefined, 'Ask an engineer'],
])('%s to %s is refused', (name, to, problem) => {
  expect(remove(contentCopy(), name, to)).toMatchObject({ problem: expect.stringContaining(problem) });
});
