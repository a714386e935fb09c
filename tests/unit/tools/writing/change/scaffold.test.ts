import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { writeChange } from '../../../../../src/tools/writing/change/change.ts';
import { type Answers, KINDS } from '../../../../../src/tools/writing/change/kinds.ts';
import { scaffold } from '../../../../../src/tools/writing/change/scaffold.ts';
import { checkContent } from '../../../../../src/tools/writing/check/check.ts';
import type { Finding } from '../../../../../src/tools/writing/check/finding.ts';
import { entriesOf, idsOf, readContent } from '../../../../../src/tools/writing/model/content.ts';
import { field } from '../../../../../src/tools/writing/model/entry.ts';
import { readCopy } from '../../../../support/content-copy.ts';
import { set } from '../../../../support/edits.ts';
import { FIXTURE_ROOT } from '../../../../support/fixture.ts';
import { repositoryCopy, written } from './written.ts';

const TODAY = '2026-11-22';
const fixture = readContent(FIXTURE_ROOT, TODAY);
/** The first choice for each question of a kind. */
const firstChoices = (name: string): Answers =>
  Object.fromEntries(
    (KINDS[name]?.questions ?? []).map(({ flag, choices }) => [flag, choices(fixture).slice(0, 1)]),
  );
const slugOf = (name: string) => `cafe-of-3-${name}s`;

/** A copy with a new entry of every kind, and what is found in it. */
let root: string;
let findings: Finding[];
beforeAll(async () => {
  root = repositoryCopy({}, afterAll);
  for (const name of Object.keys(KINDS)) {
    const result = scaffold(
      readContent(root, TODAY),
      name,
      `Café of 3 ${name}s`,
      firstChoices(name),
    );
    if ('problem' in result) throw new Error(result.problem);
    writeChange(root, result);
  }
  findings = await checkContent(root, { today: TODAY, words: false });
});

test('a new entry of each kind is complete but for the texts to be written', () => {
  const errors = findings.filter(({ severity }) => severity === 'error');
  expect(errors.filter(({ code }) => code !== 'unfinished')).toEqual([]);
});

test.each(Object.entries(KINDS))(
  'a new %s is there, as a draft that names its gaps',
  (name, { collection }) => {
    const entry = entriesOf(readContent(root, TODAY), collection).find(
      ({ id }) => id === slugOf(name),
    );
    // A topic is no more than its name.
    expect(field(entry?.data, 'draft')).toBe(name === 'topic' ? undefined : true);
    const gaps = findings.filter(
      ({ code, file }) => code === 'unfinished' && file === entry?.source.file,
    );
    expect(gaps.length > 0).toBe(name !== 'topic' && name !== 'client');
  },
);

test('a new case has the next number, and its fields are explained', () => {
  const text = readCopy(root, `cases/${slugOf('case')}.mdx`);
  const next =
    Math.max(...entriesOf(fixture, 'cases').map(({ data }) => Number(field(data, 'id')))) + 1;
  // Who signs it stands at the top; what is rarely needed is left out.
  expect(text).toMatch(new RegExp(`^id: ${next}\n# author: \\(optional\\)`, 'm'));
  expect(text).toMatch(/^# Text on the card[^\n]*\n(#[^\n]*\n)*excerpt:/m);
  expect(text).not.toContain('reviewBy');
});

test('a new service is in its lists, and its banner waits to be written', () => {
  expect(readCopy(root, `services/${slugOf('service')}.mdx`)).toMatch(
    /^banner:\n(?: *#.*\n)* {2}lead: "\[fill/m,
  );
  const lists = entriesOf(readContent(root), 'pages').filter(({ data }) =>
    [field(data, 'services')].flat().includes(slugOf('service')),
  );
  expect(lists.map(({ id }) => id).sort()).toEqual(['all-our-services', 'support-to-operations']);
});

test.each(['[]', '[ gear-review ]', '\n  - gear-review', '\n- gear-review'])(
  'a new service is the last of a list of services that is %j',
  (list) => {
    const page = 'pages/all-our-services.mdx';
    const copy = repositoryCopy({ [page]: set('services', list) });
    written(copy, scaffold(readContent(copy), 'service', 'Gears', firstChoices('service')));
    const [all] = entriesOf(readContent(copy), 'pages').filter(({ id }) => page.includes(id));
    const others = list === '[]' ? [] : ['gear-review'];
    expect(field(all?.data, 'services')).toEqual([...others, 'gears']);
  },
);

test.each(['', '[]\n', '# Quotations\n[]\n', '[{ id: safety, label: Safety }] # first'])(
  'a new topic is the last of a list that is %j',
  (list) => {
    const copy = repositoryCopy({ 'topics.yaml': () => list });
    written(copy, scaffold(readContent(copy), 'topic', 'Gears', {}));
    const others = list.includes('safety') ? [{ id: 'safety', label: 'Safety' }] : [];
    expect(parse(readCopy(copy, 'topics.yaml'))).toEqual([
      ...others,
      { id: 'gears', label: 'Gears' },
    ]);
  },
);

test('a white paper may have the name of its case', () => {
  expect(scaffold(fixture, 'paper', 'Pinion noise', {})).toHaveProperty('files');
});

const service = firstChoices('service');
test.each<[string, string, string, Answers, RegExp]>([
  ['no kind', '', '', {}, /npm run content:new -- topic .* Kinds: case, service, person/],
  ['an unknown kind', 'cse', 'Gears', {}, /cse.*case, service/],
  ['a kind that every object has', 'toString', 'Gears', {}, /“toString” isn’t a kind/],
  ['no title', 'topic', ' ', {}, /title is missing/],
  [
    'answers that are missing',
    'case',
    'Gears',
    {},
    /--services takes one to 3.*\n--tags .*\n--machines /,
  ],
  [
    'an answer that is none',
    'service',
    'Gears',
    { ...service, icon: ['both'] },
    /^--icon takes one of: operations, projects\. “both”/,
  ],
  [
    'an entry that is there',
    'person',
    idsOf(fixture, 'team')[0] ?? '',
    {},
    /already.*Choose another title/,
  ],
  [
    'the path of a page',
    'service',
    'Contact us',
    service,
    /contact-us\.mdx is shown at \/contact-us already/,
  ],
  [
    'a former path',
    'service',
    'Old gear review',
    service,
    /\/old-gear-review redirects to \S+ already/,
  ],
])('it says what is wrong with %s', (_, name, title, answers, problem) => {
  expect(scaffold(fixture, name, title, answers)).toEqual({
    problem: expect.stringMatching(problem),
  });
});
