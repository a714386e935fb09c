import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { checkContent, errorsOf } from '../../../src/commands/content/check.ts';
import { readContent } from '../../../src/commands/content/model.ts';
import { rename } from '../../../src/commands/content/rename.ts';

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) fs.rmSync(folder, { recursive: true });
});

function copy(): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'rename-'));
  made.push(root);
  fs.cpSync('src/content', path.join(root, 'src/content'), { recursive: true });
  return root;
}

/** Renames in a copy and writes what changes. */
function renamed(root: string, from: string, to: string) {
  const change = rename(root, from, to);
  if ('problem' in change) throw new Error(change.problem);
  for (const [file, text] of change.files) fs.writeFileSync(path.join(root, file), text);
  fs.rmSync(path.join(root, change.removed));
  return change;
}
const redirectsOf = (root: string) => new Map(readContent(root).redirects.pairs.map(({ from, to }) => [from, to]));

test('a service, a case, a person and a paper can be renamed, and the content is whole afterwards', async () => {
  const root = copy();
  const { entries } = readContent(root);
  for (const name of ['services', 'cases', 'team', 'papers'] as const)
    renamed(root, `${name}/${entries.get(name)?.[0]?.id}`, `${name}-renamed`);
  expect(errorsOf(await checkContent(root, { words: false }))).toEqual([]);
});

test('the former path leads on in one step, and so do those that led to it', () => {
  const root = copy();
  const before = redirectsOf(root);
  const [from = '', to = ''] = [...before].find(([, target]) => readContent(root).routes.get(target)?.file.includes('/services/')) ?? [];
  renamed(root, to, 'renamed-service');
  const after = redirectsOf(root);
  expect(after.get(to)).toBe('/renamed-service');
  expect(after.get(from)).toBe('/renamed-service');
  expect(fs.readFileSync(path.join(root, 'src/content/urls.txt'), 'utf8')).toContain('\n/renamed-service\n');
});

test('renaming back leaves no circle', async () => {
  const root = copy();
  const id = readContent(root).entries.get('services')?.[0]?.id ?? '';
  renamed(root, `services/${id}`, 'renamed-service');
  renamed(root, 'services/renamed-service', id);
  expect(errorsOf(await checkContent(root, { words: false }))).toEqual([]);
  expect(redirectsOf(root).get('/renamed-service')).toBe(`/${id}`);
});

test.each([
  ['services/inspectons', 'x', 'Did you mean services/inspections?'],
  ['services/inspections', 'Field Inspections', 'lower-case words joined by hyphens'],
  ['services/inspections', 'training', 'Choose another name'],
])('%s to "%s" is refused', (from, to, problem) => {
  expect(rename(copy(), from, to)).toMatchObject({ problem: expect.stringContaining(problem) });
});
