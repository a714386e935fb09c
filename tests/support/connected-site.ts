import fs from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { CASES_PER_PAGE } from '../../src/config/constants.ts';
import { ALL } from '../unit/figures/samples.ts';
import { EDGES } from './edges.ts';
import { allOf, type Change, set } from './edits.ts';
import { CONNECTED_ROOT, FIXTURE_CONTENT } from './fixture.ts';
import { readRecipes } from './recipes.ts';

/** Number of its cases, with the fixture's own: three full pages and half of a fourth. */
export const CASE_COUNT = 3.5 * CASES_PER_PAGE;

/** What the writers' guide has one paste over the settings to connect a vendor. */
function blockOf(vendor: string): Record<string, { vendor?: string }> {
  const blocks = readRecipes()
    .filter(({ target }) => target === 'src/content/settings/embeds.yaml')
    .map(({ data }) => data as Record<string, { vendor?: string }>);
  const found = blocks.find((block) => Object.values(block)[0]?.vendor === vendor);
  if (!found) throw new Error(`src/content/VENDORS.md has no block for ${vendor}.`);
  return found;
}

/** One vendor is called through a queue, one finds its container itself and loads on request. */
const connect = (text: string) =>
  stringify({
    ...parse(text),
    ...blockOf('Cal.com'),
    form: { ...blockOf('Paperform').form, load: 'click' },
    forms: { newsletter: 'https://forms.example/newsletter' },
  });

/** Copies of the fixture's cases without their own white papers; the first show a drawing each. */
function furtherCases(): Change[] {
  const there = fs.readdirSync(path.join(FIXTURE_CONTENT, 'cases'));
  const published = there.filter((name) => name !== 'quillon-trips.mdx');
  // Two more are at the limits.
  return Array.from({ length: CASE_COUNT - there.length - 2 }, (_, at) => {
    const id = `${1000 + at}`;
    const copy = allOf(set('id', id), set('whitePaper', '{ title: Notes }'));
    const [, figure] = ALL[at] ?? [];
    return {
      file: `cases/case-${id}.mdx`,
      from: `cases/${published[at % published.length]}`,
      edit: figure ? allOf(copy, set('figure', JSON.stringify(figure))) : copy,
    };
  });
}

/** In which files the connected site differs from the fixture. */
const CHANGES: Change[] = [
  { file: 'settings/embeds.yaml', edit: connect },
  { file: 'testimonials.yaml', edit: (text) => stringify((parse(text) as unknown[]).slice(-1)) },
  { file: 'clients.yaml', edit: () => '[]' },
  ...furtherCases(),
  ...EDGES,
];

/** Writes the content of the connected site. */
export function writeConnectedSite(): void {
  const content = path.join(CONNECTED_ROOT, 'src/content');
  fs.rmSync(CONNECTED_ROOT, { recursive: true, force: true });
  fs.cpSync(FIXTURE_CONTENT, content, { recursive: true });
  for (const { file, from = file, edit } of CHANGES)
    fs.writeFileSync(
      path.join(content, file),
      edit(fs.readFileSync(path.join(content, from), 'utf8')),
    );
}
