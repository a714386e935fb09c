import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type Answers, KINDS } from '../../../../../src/tools/writing/change/kinds.ts';
import { scaffold } from '../../../../../src/tools/writing/change/scaffold.ts';
import { checkContent } from '../../../../../src/tools/writing/check/check.ts';
import type { Finding } from '../../../../../src/tools/writing/check/finding.ts';
import { entriesOf, idsOf, readContent } from '../../../../../src/tools/writing/model/content.ts';
import { field } from '../../../../../src/tools/writing/model/entry.ts';
import { contentCopy } from '../../../../support/content-copy.ts';
import { FIXTURE_ROOT } from '../../../../support/fixture.ts';

const TODAY = '2026-11-22';
const TITLE = 'Café of 3 gears';
const SLUG = 'cafe-of-3-gears';
/** What the check says of texts that are still to be written: marks to fill in, too few words. */
const isUnwritten = ({ code, message }: Finding) => code === 'unfinished' || / has \d+ words/.test(message);

const read = (root = FIXTURE_ROOT) => readContent(root, TODAY);
/** The first choice for each question of a kind. */
const firstChoices = (name: string) =>
  Object.fromEntries((KINDS[name]?.questions ?? []).map(({ flag, choices }) => [flag, choices(read()).slice(0, 1)]));

function begin(name: string) {
  const root = contentCopy();
  const result = scaffold(read(root), name, TITLE, firstChoices(name));
  if ('problem' in result) throw new Error(result.problem);
  for (const [file, text] of result.files) fs.writeFileSync(path.join(root, file), text);
  return { root, ...result };
}

test.each(Object.keys(KINDS))('a new %s is complete but for the texts to be written', async (name) => {
  const { root, file } = begin(name);
  const collection = KINDS[name]?.collection ?? 'pages';
  // What a draft still lacks is a warning, in a list an error.
  const unwritten = await checkContent(root, { today: TODAY });
  const findings = unwritten.filter(({ severity }) => severity === 'error');
  expect(findings.filter((finding) => !isUnwritten(finding))).toEqual([]);
  if (name !== 'topic' && name !== 'client')
    expect(unwritten.filter((finding) => finding.code === 'unfinished' && finding.file === file)).not.toEqual([]);
  const entry = entriesOf(read(root)).find(({ id, collection: own }) => id === SLUG && own === collection);
  expect(field(entry?.data, 'draft')).toBe(name === 'topic' ? undefined : true);
});

test('without a kind, the command shows how it is called, and which kinds there are', () => {
  const { problem } = scaffold(read(), '', '', {}) as { problem: string };
  expect(problem).toMatch(/npm run content:new -- topic .* Kinds: case, service, person/);
});

test('a white paper may have the name of its case', () => {
  expect(scaffold(read(), 'paper', 'Pinion noise', {})).toHaveProperty('files');
});

test('its number is the next one, and its fields are explained', () => {
  const { root, file } = begin('case');
  const numbers = (content: ReturnType<typeof read>) => (content.entries.get('cases') ?? []).map(({ data }) => Number(field(data, 'id')));
  const entry = (read(root).entries.get('cases') ?? []).find(({ id }) => id === SLUG);
  expect(field(entry?.data, 'id')).toBe(Math.max(...numbers(read())) + 1);
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  expect(text).toMatch(/^# Text on the card[^\n]*\n(#[^\n]*\n)*excerpt:/m);
  // Who signs it stands at the top; what is rarely needed is left out.
  expect(text).toMatch(/^id: \d+\n# author: \(optional\)/m);
  expect(text).not.toContain('reviewBy');
});

test('a new service is in its lists, and its banner waits to be written', () => {
  const { root, file } = begin('service');
  expect(fs.readFileSync(path.join(root, file), 'utf8')).toMatch(/^banner:\n(?: *#.*\n)* {2}lead: "\[fill/m);
  const lists = (read(root).entries.get('pages') ?? []).filter(({ data }) => [field(data, 'services')].flat().includes(SLUG));
  expect(lists.map(({ id }) => id).sort()).toEqual(['all-our-services', 'support-to-operations']);
});

test.each<[string, string, string, Answers, RegExp]>([
  ['an unknown kind', 'cse', TITLE, {}, /cse.*case, service/],
  ['no title', 'topic', ' ', {}, /title is missing/],
  ['an answer that is missing', 'case', TITLE, {}, /--services takes one to 3.*\n--tags .*\n--machines /],
  [
    'an answer that is none',
    'service',
    TITLE,
    { ...firstChoices('service'), icon: ['both'] },
    /^--icon takes one of: operations, projects\. “both”/,
  ],
  ['an entry that is there', 'person', idsOf(read(), 'team')[0] ?? '', {}, /already/],
  ['the path of a page', 'service', 'Contact us', firstChoices('service'), /contact-us\.mdx is shown at \/contact-us already/],
  ['a former path', 'service', 'Old gear review', firstChoices('service'), /\/old-gear-review redirects to \S+ already/],
  ['a name that is a number', 'topic', '2026', {}, /YAML doesn’t read “2026” as text.*Choose another title/],
  ['a name that makes no page', 'person', 'Index', {}, /“index” would take the page/],
])('it says what is wrong with %s', (_, name, title, answers, problem) => {
  expect(scaffold(read(), name, title, answers)).toEqual({ problem: expect.stringMatching(problem) });
});
