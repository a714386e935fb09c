/**
 * npm test -- week: what the writers' guide allows turns no test red. A copy of the site is changed as a writer would in a week, and
 * judged by the content stage; then each change alone, the same site a year later, and with a quarter of its entries drafts.
 * node tests/tools/week.ts "a topic" judges that change alone; --apply changes the content of this very folder, so that all of npm test can be run on it.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { pathsOf } from '../../src/tools/writing/change/change.ts';
import { checkContent } from '../../src/tools/writing/check/check.ts';
import { errorsOf } from '../../src/tools/writing/check/finding.ts';
import { entriesOf, readContent } from '../../src/tools/writing/model/content.ts';
import type { Entry } from '../../src/tools/writing/model/entry.ts';
import { copySite } from '../support/fixture-site.ts';
import { bodyOf, followRecipes } from '../support/follow-recipes.ts';
import { readRecipes } from '../support/recipes.ts';

const PHOTOGRAPH = path.resolve('tests/fixtures/content/team/bram-osei.png');

const read = (file: string) => fs.readFileSync(file, 'utf8');
const edit = (file: string, change: (text: string) => string) => fs.writeFileSync(file, change(read(file)));
const ids = (collection: string) => (readContent('.').entries.get(collection as 'team') ?? []).map(({ id }) => id);

/** Follows the guide's recipes with these headings. */
function follow(...headings: string[]): void {
  const recipes = readRecipes().filter(({ heading }) => headings.includes(heading));
  if (recipes.length < headings.length) throw new Error(`The guide lacks one of: ${headings.join(', ')}`);
  const { changes, notFollowed } = followRecipes(recipes);
  if (notFollowed.length > 0) throw new Error(`No test knows how to follow ${notFollowed.join(', ')}`);
  for (const [file, text] of Object.entries(changes)) fs.writeFileSync(file, text);
}

/** Runs one of the commands that the guide gives to writers. */
function command(name: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(process.execPath, [`src/tools/writing/change/content-${name}.ts`, ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

/** A further person beside the guide's. */
function person(name: string, fields: string): void {
  const order = 20 + ids('team').length;
  const own = `position: Engineer\norder: ${order}\n${fields}`;
  const file = `src/content/team/${name.toLowerCase().replaceAll(' ', '-')}.mdx`;
  fs.writeFileSync(file, `---\nname: ${name}\n${own}\n---\n\n${bodyOf('team', { name })}`);
}

/** A person leaves, and a colleague takes over what was theirs. */
function leave(): void {
  const [leaving = '', colleague = ''] = ids('team');
  for (const { file, text } of readContent('.').sources)
    if (!file.endsWith(`${leaving}.mdx`)) edit(file, () => text.replaceAll(leaving, colleague));
  command('remove', `team/${leaving}`);
}

const CHANGES: Record<string, () => void> = {
  'a case with its white paper': () => follow('A case', 'A white paper'),
  'a service': () => follow('A service'),
  'two people, one with a photograph': () => {
    follow('A person');
    person('Second Person', 'profileImage: ./second-person.png');
    fs.copyFileSync(PHOTOGRAPH, 'src/content/team/second-person.png');
  },
  'a person to appear on a day to come': () => person('Later Person', 'publishOn: 2999-01-01'),
  'an unfinished white paper, as a draft': () => command('new', 'paper', 'Oil samples, and where to take them'),
  'a testimonial': () => follow('A testimonial'),
  'a testimonial removed': () => command('remove', `testimonials/${ids('testimonials')[0]}`),
  'a client': () => follow('A client'),
  'a topic': () => follow('A topic'),
  'a service renamed': () => command('rename', `services/${ids('services')[0]}`, 'machinery-help'),
  'a person leaves': leave,
  'another telephone number': () => follow('Change the phone number'),
  'Cal.com and Tally connected': () => follow('Booking: Cal.com', 'Message form: Tally'),
  'Calendly and HubSpot connected': () => follow('Booking: Calendly', 'Message form: HubSpot'),
  'a former URL': () => edit('src/content/redirects.yaml', (text) => `${text.trimEnd()}\n/formerly-here: /contact-us\n`),
};
/** The last of two that can't both be. */
const WEEK = Object.keys(CHANGES).filter((name) => !name.startsWith('Calendly'));

/** Makes a quarter of the entries of each kind drafts, their URLs led on as the check asks: those that no other entry needs. */
async function aQuarterDrafts(): Promise<void> {
  const list = 'src/content/redirects.yaml';
  const drafts = new Map<string, number>();
  for (const { id, collection, data, source } of entriesOf(readContent('.'))) {
    const isEnough = 4 * (drafts.get(collection) ?? 0) >= ids(collection).length;
    if (!source.file.endsWith('.mdx') || isEnough) continue;
    const [entry, redirects] = [read(source.file), read(list)];
    const routes = pathsOf({ collection, id, data, source } as Entry).map((pathOf) => `${pathOf(id)}: /contact-us\n`);
    fs.writeFileSync(source.file, entry.replace('---\n', '---\ndraft: true\n'));
    fs.writeFileSync(list, `${redirects.trimEnd()}\n${routes.join('')}`);
    if (errorsOf(await checkContent('.', { words: false })).length === 0) {
      drafts.set(collection, (drafts.get(collection) ?? 0) + 1);
      continue;
    }
    fs.writeFileSync(source.file, entry);
    fs.writeFileSync(list, redirects);
  }
}

/** Has every program of a run believe that it is a year later. */
const YEAR_LATER = `const now = Date.now; const later = 366 * 864e5; Date.now = () => now() + later;
globalThis.Date = class extends Date { constructor(...given) { given.length ? super(...given) : super(now() + later); } };`;

const RUNS: Record<string, () => Promise<boolean>> = {
  'a whole week': () => judge('a whole week', WEEK),
  ...Object.fromEntries(Object.keys(CHANGES).map((name) => [name, () => judge(name, [name])])),
  'a year later': () => judge('a year later', [], { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(YEAR_LATER)}` }),
  drafts: () => judge('a quarter of the entries drafts', [], {}, aQuarterDrafts),
};

const { values, positionals } = parseArgs({ options: { apply: { type: 'boolean' } }, allowPositionals: true });
if (values.apply) for (const name of WEEK) CHANGES[name]?.();
else {
  const chosen = positionals.length > 0 ? positionals : Object.keys(RUNS);
  // Each of them, also after a red one.
  for (const name of chosen) if (!(await RUNS[name]?.())) process.exitCode = 1;
}

/** Whether the content stage is green in a copy of the site with some changes. */
async function judge(
  name: string,
  changes: readonly string[],
  env: Record<string, string> = {},
  further = async () => {},
): Promise<boolean> {
  const home = process.cwd();
  const root = copySite('week', {}, ['tests', 'wrangler.jsonc'], 'src/content');
  fs.rmSync(path.join(root, 'dist'), { recursive: true, force: true });
  if (!fs.existsSync(path.join(root, 'node_modules'))) fs.symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  try {
    process.chdir(root);
    for (const change of changes) CHANGES[change]?.();
    await further();
    const { status, stdout, stderr } = spawnSync(process.execPath, ['tests/tools/test.ts', 'content'], {
      encoding: 'utf8',
      env: { ...process.env, ...env },
    });
    console.log(`${status === 0 ? '✓' : '✗'} ${name}${status === 0 ? '' : `\n${stdout}${stderr}`}`);
    return status === 0;
  } finally {
    process.chdir(home);
  }
}
