import { expect, onTestFinished, test, vi } from 'vitest';
import { makeChange } from '../../../../../src/tools/writing/change/change.ts';
import { rename } from '../../../../../src/tools/writing/change/rename.ts';
import { readContent } from '../../../../../src/tools/writing/model/content.ts';
import { contentCopy, editContent, readCopy } from '../../../../support/content-copy.ts';
import { append } from '../../../../support/edits.ts';
import { errorsIn, redirectsOf, written } from './written.ts';

const renamed = (root: string, from: string, to: string) => written(root, rename(root, from, to));

test('an entry of every kind can be renamed, and the content is whole afterwards', async () => {
  const root = contentCopy();
  const { entries } = readContent(root);
  for (const name of ['services', 'cases', 'team', 'papers', 'topics', 'testimonials', 'clients'] as const)
    renamed(root, `${name}/${entries.get(name)?.[0]?.id}`, `${name}-renamed`);
  expect(await errorsIn(root)).toEqual([]);
});

test('the calculation of a paper goes with it, whichever of its two files is named', () => {
  const root = contentCopy();
  renamed(root, 'src/content/papers/coupling-wear.numbers.yaml', 'why-couplings-wear');
  const { files } = readContent(root);
  expect(files.filter((file) => file.includes('/papers/') && file.includes('coupling'))).toEqual([
    'src/content/papers/why-couplings-wear.mdx',
    'src/content/papers/why-couplings-wear.numbers.yaml',
  ]);
  const numbers = readCopy(root, 'papers/why-couplings-wear.numbers.yaml');
  expect(numbers.split('\n')[0]).toContain('papers/why-couplings-wear.mdx');
  expect(rename(root, 'calculations/why-couplings-wear', 'other')).toHaveProperty('problem');
});

test('what was found before isn’t listed again under the new name', async () => {
  const root = contentCopy({ 'services/gear-review.mdx': append('It came on 05/03/2024 then.') });
  const printed = vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => printed.mockRestore());
  await makeChange(root, () => rename(root, 'services/gear-review', 'gear-audit'));
  const lines = printed.mock.calls.join('\n');
  expect(lines).toContain('services/gear-audit.mdx');
  expect(lines).not.toContain('date-form');
});

test('a list of services that was added is renamed, with the menu entry that leads to it', () => {
  const MENU = 'settings/navigation.yaml';
  const root = contentCopy({
    [MENU]: append('  - name: Abroad\n    route: /support-abroad#content'),
    'urls.txt': append('/support-abroad'),
  });
  editContent(root, { 'pages/support-abroad.mdx': () => readCopy(root, 'pages/support-to-projects.mdx') });
  renamed(root, 'pages/support-abroad', 'support-overseas');
  expect(readCopy(root, MENU)).toContain('route: /support-overseas#content');
  expect(redirectsOf(root).get('/support-abroad')).toBe('/support-overseas');
});

test('the former path leads on in one step, and so do those that led to it; renaming back leaves no circle', async () => {
  const root = contentCopy();
  renamed(root, '/gear-review', 'renamed-service');
  for (const path of ['/gear-review', '/old-gear-review']) expect(redirectsOf(root).get(path)).toBe('/renamed-service');
  expect(readCopy(root, 'urls.txt')).toContain('\n/renamed-service\n');
  renamed(root, 'services/renamed-service', 'gear-review');
  expect(await errorsIn(root)).toEqual([]);
  expect(redirectsOf(root).get('/renamed-service')).toBe('/gear-review');
});

test('a path that urls.txt doesn’t have was never live: no redirect is left', async () => {
  const root = contentCopy();
  const [copy, urls] = [readCopy(root, 'services/gear-review.mdx'), readCopy(root, 'urls.txt')];
  editContent(root, { 'services/gear-visit.mdx': () => copy });
  const { done } = renamed(root, 'services/gear-visit', 'gear-day');
  expect(done.join('\n')).not.toContain('redirects');
  expect(redirectsOf(root).has('/gear-visit')).toBe(false);
  expect(readCopy(root, 'urls.txt')).toBe(urls);
});

test('a redirect whose key is quoted goes when its page comes back, and comments stay', () => {
  const REDIRECTS = 'redirects.yaml';
  const root = contentCopy({ [REDIRECTS]: append("# Of the printed brochure\n'/gear-check': /seal-training\n\"/gears\": '/gear-review'") });
  renamed(root, '/gear-review', 'gear-check');
  expect(redirectsOf(root).has('/gear-check')).toBe(false);
  expect(redirectsOf(root).get('/gears')).toBe('/gear-check');
  expect(redirectsOf(root).get('/gear-review')).toBe('/gear-check');
  expect(readCopy(root, REDIRECTS)).toContain('"/gears": \'/gear-check\'\n');
});

test.each([
  ['services/gear-reviw', 'x', 'Did you mean services/gear-review?'],
  ['services/gas-brewing', 'x', 'Kinds: services, cases'],
  ['services/gear-review', 'Gear Reviews', 'lower-case'],
  ['services/gear-review', 'seal-training', 'There is a services/seal-training already'],
  ['services/gear-review', 'index', 'would take the page of the folder'],
  ['services/gear-review', '404', 'YAML doesn’t read'],
  ['topics/start-up', '1e3', 'YAML doesn’t read'],
  ['team/bram-osei', 'aux', 'Windows'],
  ['cases/coupling-wear', 'x'.repeat(101), '101 letters'],
  ['services/gear-review', 'about-us', 'is shown at /about-us already'],
  ['pages/about-us', 'about', 'Ask an engineer'],
])('%s to "%s" is refused', (from, to, problem) => {
  expect(rename(contentCopy(), from, to)).toMatchObject({ problem: expect.stringContaining(problem) });
});
