import { load } from 'cheerio';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { pageCount } from '../../src/documents/page-count.ts';
import {
  type BuiltPage,
  bytesOf,
  faultsOf,
  files,
  framedPages,
  listed,
  pages,
  read,
} from '../support/dist.ts';
import { valuesOf } from '../support/html.ts';

/*
 * What holds for the built site whatever its content says: a change that the writers' guide allows keeps each of these.
 */
const html = files.filter((file) => file.endsWith('.html'));
const every = [...pages, ...framedPages];

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // Matters of taste, and what the house does on purpose: scripts of its own host need no
    // integrity, a link that opens a dialog is a link without script, the cookie question stands
    // before the h1, the filter answers at once and sends nothing, React writes attributes and ends
    // as XML does.
    'require-sri': 'off',
    'prefer-native-element': 'off',
    'heading-level': ['error', { minInitialRank: 'any' }],
    'void-style': 'off',
    'wcag/h32': 'off',
    'attr-case': 'off',
    // React writes hidden="".
    'attribute-empty-style': 'off',
    'no-implicit-input-type': 'off',
    'no-implicit-button-type': 'off',
    'tel-non-breaking': 'off',
    'long-title': 'off',
    'valid-id': ['error', { relaxed: true }],
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
});
/**
 * Astro puts the one rule for its islands, `display: contents`, before the first of them, where
 * HTML allows no <style>.
 */
function withoutIslandStyle(text: string): string {
  const $ = load(text);
  const [style, ...others] = $('body style').toArray();
  expect(others).toEqual([]);
  return style && $(style).text().startsWith('astro-island,')
    ? text.replace(`<style>${$(style).text()}</style>`, '')
    : text;
}
const faults = async (text: string) => {
  const { results } = await validator.validateString(withoutIslandStyle(text));
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
  );
};

test('every page passes html-validate', async () => {
  expect(html.length).toBeGreaterThan(10);
  const found = await Promise.all(
    html.map(async (file) => (await faults(read(file))).map((fault) => `${file}: ${fault}`)),
  );
  expect(found.flat()).toEqual([]);
});

const targets = new Set(every.map(({ route }) => route));
const ids = new Map(
  every.map(({ route, $ }) => [
    route,
    new Set(
      $('[id]')
        .toArray()
        .map((element) => $(element).attr('id')),
    ),
  ]),
);
// What a drawing's URL names after the # is an element of its file, a symbol or a view.
for (const file of files.filter((name) => name.endsWith('.svg'))) {
  const $ = load(read(file), { xml: true });
  const elements = $('[id]').toArray();
  ids.set(`/${file}`, new Set(elements.map((element) => $(element).attr('id'))));
}
/**
 * Every URL that an element names, whatever the attribute: links, images, files to download, code
 * of the islands.
 */
const urlsOf = ($: BuiltPage['$']) =>
  $('*')
    .toArray()
    .flatMap((element) => {
      const { href, src, data, ...rest } = $(element).attr() ?? {};
      return [
        href ?? src ?? data,
        ...Object.values(rest).filter((value) => /^\/(?!\/)\S+$/.test(value)),
      ];
    })
    .filter((url) => url !== undefined);
const broken = ({ route, $ }: BuiltPage) =>
  urlsOf($).flatMap((url) => {
    if (/^(https:|mailto:|tel:|data:)/.test(url)) return [];
    const [path = '', fragment] = url.split('#');
    const to = (path.split('?')[0] ?? '') || route;
    if (!targets.has(to) && !files.includes(to.slice(1))) return [url];
    const hasIds = targets.has(to) || to.endsWith('.svg');
    return fragment && hasIds && !ids.get(to)?.has(fragment) ? [url] : [];
  });

test('links within the site lead to an existing page, file or fragment, and not to a redirect', () => {
  expect(every.reduce((sum, { $ }) => sum + $('a[href]').length, 0)).toBeGreaterThan(50);
  expect(faultsOf(every, broken)).toEqual([]);
});

const linked = ({ $ }: Pick<BuiltPage, '$'>) =>
  valuesOf($, 'a[href]', 'href').map((href) => href.split(/[?#]/)[0] ?? '');
test('the pages can all be reached by links from the home page', () => {
  const found = new Set(['/']);
  for (const route of found) {
    const at = pages.find((each) => each.route === route);
    for (const to of at ? linked(at) : []) found.add(to);
  }
  expect(
    listed
      .filter(({ route }) => !found.has(route))
      .map(({ route }) => `${route}: no page that can be reached links to it`),
  ).toEqual([]);
});

const wrong = ({ $ }: BuiltPage) => [
  ...valuesOf($, 'img:not([width]), img:not([height])', 'src').map((src) => `${src} without size`),
  ...$('svg')
    .toArray()
    .flatMap((svg) => {
      const label = $(svg).attr('aria-label') ?? $(svg).attr('aria-labelledby');
      const hidden =
        $(svg).attr('aria-hidden') === 'true' ||
        $(svg).parents('[aria-hidden=true], svg, [role=img]').length > 0;
      return hidden || ($(svg).attr('role') === 'img' && label)
        ? []
        : ['an svg neither named nor hidden'];
    }),
];
test('images have a size, and a drawing in the page a name unless it is hidden', () =>
  expect(faultsOf(every, wrong)).toEqual([]));

const unnamed = ({ $ }: BuiltPage) =>
  $('nav, [tabindex="0"]')
    .not('[aria-label], [aria-labelledby]')
    .toArray()
    .map((element) => `${element.tagName} without a name`);
test('names for assistive technology are on every navigation and every focusable scroll container', () =>
  expect(faultsOf(every, unnamed)).toEqual([]));

const LEAKS = /\bundefined\b|\bNaN\b|\[object Object\]|\{\w+\}/;
const leaks = ({ $ }: BuiltPage) => {
  const text = $('body').clone();
  text.find('script, style').remove();
  const found = [
    // Each text by itself: what follows it without a space would hide it.
    ...text
      .find('*')
      .addBack()
      .contents()
      .toArray()
      .flatMap((node) => (node.type === 'text' ? [node.data] : [])),
    ...$('body [aria-label], body [title], body [alt], body [href]')
      .toArray()
      .flatMap((element) => Object.values($(element).attr() ?? {})),
  ];
  return found.flatMap((value) => LEAKS.exec(value)?.[0] ?? []);
};
test('no trace of a fault is in a page: undefined, NaN, [object Object], an unfilled placeholder', () =>
  expect(faultsOf(every, leaks)).toEqual([]));

test('the sitemap lists every indexable page once, and no other', () => {
  const indexable = [...pages, ...framedPages].filter(
    ({ $ }) => $('meta[name=robots]').attr('content') !== 'noindex',
  );
  const $ = load(read('sitemap-0.xml'), { xml: true });
  const locations = $('loc').toArray();
  const inSitemap = locations.map((location) => new URL($(location).text()).pathname);
  expect(inSitemap.sort()).toEqual(indexable.map(({ route }) => route).sort());
  expect(listed.length).toBe(indexable.length);
});

test('each flyer is one sheet, and the checklist one page; else its text is too long', async () => {
  const documents = files.filter((file) => /(?:\/flyers\/.*|\/checklist)\.pdf$/.test(`/${file}`));
  expect(documents).not.toEqual([]);
  for (const file of documents)
    expect(await pageCount(bytesOf(file)), file).toBeLessThanOrEqual(
      file.includes('flyers') ? 2 : 1,
    );
});
