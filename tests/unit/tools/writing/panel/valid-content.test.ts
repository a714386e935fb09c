import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { VALID_CONTENT_ROOT } from '../../../../../src/config/site-env.ts';
import { readContent } from '../../../../../src/tools/writing/model/content.ts';
import { prepareValidContent, updateValidContent } from '../../../../../src/tools/writing/panel/valid-content.ts';
import { validContentPlugin } from '../../../../../src/tools/writing/panel/valid-content-plugin.ts';
import { contentCopy } from '../../../../support/content-copy.ts';
import { repositoryIn } from '../../../../support/temporary.ts';

const SERVICE = 'src/content/services/seal-training.mdx';
const PERSON = 'src/content/team/new-person.mdx';
let root: string;
const at = (file: string) => path.join(root, file);
const read = (file: string) => fs.readFileSync(at(file), 'utf8');
const write = (file: string, text: string) => fs.writeFileSync(at(file), text);
const copied = (file: string) => (fs.existsSync(at(`${VALID_CONTENT_ROOT}/${file}`)) ? read(`${VALID_CONTENT_ROOT}/${file}`) : undefined);

beforeEach(() => {
  root = contentCopy();
});

test('a file that can’t be read is held back: as last committed, then as last valid; every other file is as it is', async () => {
  repositoryIn(root);
  const committed = read(SERVICE);
  const wrong = committed.replace(/^title: /m, 'titel: ');
  write(SERVICE, wrong);
  write(PERSON, '---\nname: New Person\n');
  expect(await prepareValidContent(root)).toEqual([SERVICE, PERSON]);
  expect(copied(SERVICE)).toBe(committed);
  expect(copied(PERSON)).toBeUndefined();
  expect(copied('src/content/topics.yaml')).toBe(read('src/content/topics.yaml'));

  const newer = committed.replace(/^title: .*$/m, 'title: Training on your own machines');
  write(SERVICE, newer);
  expect(await prepareValidContent(root)).toEqual([PERSON]);
  expect(copied(SERVICE)).toBe(newer);
  write(SERVICE, wrong);
  expect(await prepareValidContent(root)).toEqual([SERVICE, PERSON]);
  expect(copied(SERVICE)).toBe(newer);

  write(SERVICE, committed);
  fs.rmSync(at(PERSON));
  expect(await prepareValidContent(root)).toEqual([]);
  expect(copied(SERVICE)).toBe(committed);
});

test('a text that can’t be compiled is held back, one with a wrong link is shown', async () => {
  await updateValidContent(root, []);
  const right = read(SERVICE);
  write(SERVICE, `${right}\nA brace { without its end.\n`);
  expect(await prepareValidContent(root)).toEqual([SERVICE]);
  const linked = `${right}\nThe rest is on [another page](/no-such-page).\n`;
  write(SERVICE, linked);
  expect(await prepareValidContent(root)).toEqual([]);
  expect(copied(SERVICE)).toBe(linked);
});

test('a file of the copy is put in place as a whole: the server never reads half of one', async () => {
  const text = read(SERVICE);
  await updateValidContent(root, []);
  const copy = at(`${VALID_CONTENT_ROOT}/${SERVICE}`);
  // Whoever has the file open reads its old text to the end.
  const open = fs.openSync(copy, 'r');
  write(SERVICE, text.replace(/^title: .*$/m, 'title: Training on your own machines'));
  await updateValidContent(root, []);
  expect(fs.readFileSync(open, 'utf8')).toBe(text);
  expect(copied(SERVICE)).toContain('title: Training on your own machines');
  fs.closeSync(open);
});

test('a deleted file is deleted from the copy too, unless the site needs it', async () => {
  const list = 'src/content/redirects.yaml';
  const text = read(list);
  write('src/content/team/note.txt', 'A note.');
  await updateValidContent(root, []);
  expect(copied('src/content/team/note.txt')).toBe('A note.');
  fs.rmSync(at('src/content/team/note.txt'));
  fs.rmSync(at('src/content/pages/home.mdx'));
  await prepareValidContent(root);
  expect(copied('src/content/team/note.txt')).toBeUndefined();
  expect(copied('src/content/pages/home.mdx')).toContain('kind: home');
  expect(copied(list)).toBe(text);
});

test('a deleted person stays in the copy while a service names them, so that its page stays too, and their text is found', async () => {
  const person = 'src/content/team/bram-osei.mdx';
  const id = `${at(person)}?astroRenderContent`;
  const resolveId = validContentPlugin(root).resolveId as (id: string) => string | undefined;
  const service = 'src/content/services/gear-review.mdx';
  const [text, named] = [read(person), read(service)];
  await updateValidContent(root, []);
  fs.rmSync(at(person));
  expect(await prepareValidContent(root)).toEqual(expect.arrayContaining([person, service]));
  expect([copied(person), copied(service)]).toEqual([text, named]);
  expect([resolveId(id), resolveId(at(service))]).toEqual([id, undefined]);
  for (const { file, text: other } of readContent(root).sources) write(file, other.replaceAll('bram-osei', 'astrid-vale'));
  expect(await prepareValidContent(root)).not.toContain(person);
  expect([copied(person), resolveId(id)]).toEqual([undefined, undefined]);
});
