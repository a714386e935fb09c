import { expect, test } from 'vitest';
import { rename } from '../../../../../src/tools/writing/change/rename.ts';
import { readContent } from '../../../../../src/tools/writing/model/content.ts';
import { readCopy } from '../../../../support/content-copy.ts';
import { append, set } from '../../../../support/edits.ts';
import { FIXTURE_ROOT } from '../../../../support/fixture.ts';
import { errorsIn, redirectsOf, repositoryCopy, written } from './written.ts';

const renamed = (root: string, from: string, to: string) => written(root, rename(root, from, to));

test('an entry of every kind can be renamed, and the content is whole afterwards', async () => {
  const root = repositoryCopy();
  const { entries } = readContent(root);
  for (const name of [
    'services',
    'cases',
    'team',
    'papers',
    'topics',
    'testimonials',
    'clients',
  ] as const)
    renamed(root, `${name}/${entries.get(name)?.[0]?.id}`, `${name}-renamed`);
  expect(await errorsIn(root)).toEqual([]);
});

test('the calculation of a paper goes with it, whichever of its two files is named', () => {
  const root = repositoryCopy();
  renamed(root, 'src/content/papers/coupling-wear.numbers.yaml', 'why-couplings-wear');
  expect(
    readContent(root).files.filter(
      (file) => file.includes('/papers/') && file.includes('coupling'),
    ),
  ).toEqual([
    'src/content/papers/why-couplings-wear.mdx',
    'src/content/papers/why-couplings-wear.numbers.yaml',
  ]);
  expect(readCopy(root, 'papers/why-couplings-wear.numbers.yaml').split('\n')[0]).toContain(
    'papers/why-couplings-wear.mdx',
  );
});

test('a list of services that was added is renamed, with the menu entry that leads to it', () => {
  const MENU = 'settings/navigation.yaml';
  const root = repositoryCopy({
    [MENU]: append('  - name: Abroad\n    route: /quillon-services#content'),
  });
  renamed(root, 'pages/quillon-services', 'support-overseas');
  expect(readCopy(root, MENU)).toContain('route: /support-overseas#content');
});

test('the former path leads on in one step, and so do those that led to it; renaming back leaves no circle', async () => {
  const root = repositoryCopy({
    'redirects.yaml': append('# Of the printed brochure\n"/gears": \'/gear-review#use-case\''),
  });
  renamed(root, '/gear-review', 'renamed-service');
  for (const path of ['/gear-review', '/old-gear-review'])
    expect(redirectsOf(root).get(path)).toBe('/renamed-service');
  expect(readCopy(root, 'redirects.yaml')).toContain(
    '# Of the printed brochure\n"/gears": \'/renamed-service#use-case\'\n',
  );
  expect(readCopy(root, 'urls.txt')).toContain('\n/renamed-service\n');
  renamed(root, 'services/renamed-service', 'gear-review');
  expect(redirectsOf(root).get('/renamed-service')).toBe('/gear-review');
  expect(await errorsIn(root)).toEqual([]);
});

test('a path that urls.txt doesn’t have was never live: no redirect is left', () => {
  const root = repositoryCopy();
  renamed(root, 'cases/quillon-trips', 'quillon-starts');
  expect(redirectsOf(root).has('/case-studies/quillon-trips')).toBe(false);
  expect(readCopy(root, 'urls.txt')).not.toContain('quillon-starts');
});

test('the former title is named with the lines on which it stands by itself', () => {
  const root = repositoryCopy({
    'pages/privacy-policy.mdx': append('Ask for the [Gear reviews](/gear-review).'),
    'services/gear-review.mdx': set('title', '"Gear reviews"'),
  });
  const { report } = renamed(root, 'services/gear-review', 'tooth-review');
  const line = readCopy(root, 'pages/privacy-policy.mdx').split('\n').length - 1;
  expect(report.at(-1)).toBe(
    `The title is still “Gear reviews”: src/content/services/tooth-review.mdx:2, src/content/pages/privacy-policy.mdx:${line}`,
  );
  expect(renamed(root, 'services/tooth-review', 'gear-reviews').report.join()).not.toContain(
    'title is still',
  );
});

test('a link to the cases of a topic leads to them under its new name', async () => {
  const root = repositoryCopy({
    'pages/privacy-policy.mdx': append(
      'Of [two](/case-studies?topic=seals&topic=start-up#content).',
    ),
  });
  renamed(root, 'topics/start-up', 'starting');
  expect(readCopy(root, 'pages/privacy-policy.mdx')).toContain(
    '(/case-studies?topic=seals&topic=starting#content)',
  );
  expect(await errorsIn(root)).toEqual([]);
});

test('of a link, the path is renamed, and not its words or its title', () => {
  const root = repositoryCopy({
    'pages/privacy-policy.mdx': append('See [/gear-review](/gear-review "at /gear-review").'),
  });
  renamed(root, '/gear-review', 'gear-audit');
  expect(readCopy(root, 'pages/privacy-policy.mdx')).toContain(
    'See [/gear-review](/gear-audit "at /gear-review").',
  );
});

test.each([
  ['services/gear-reviw', 'x', 'Did you mean services/gear-review?'],
  ['services/gas-brewing', 'x', 'Kinds: services, cases'],
  ['services/gear-review', 'Gear Reviews', 'such as gear-reviews'],
  ['services/gear-review', 'seal-training', 'There is a services/seal-training already'],
  ['services/gear-review', 'about-us', 'is shown at /about-us already'],
  ['pages/about-us', 'about', 'Ask an engineer'],
  ['calculations/coupling-wear', 'other', 'There is no entry'],
])('%s to "%s" is refused', (from, to, problem) => {
  expect(rename(FIXTURE_ROOT, from, to)).toMatchObject({
    problem: expect.stringContaining(problem),
  });
});
