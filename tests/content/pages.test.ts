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

const idsIn = ($: BuiltPage['$']) => new Set(valuesOf($, '[id]', 'id'));
/**
 * The ids of each page. What a drawing's URL names after the # is an element of its file, a symbol
 * or a view.
 */
const ids = new Map([
  ...every.map(({ route, $ }) => [route, idsIn($)] as const),
  ...files
    .filter((file) => file.endsWith('.svg'))
    .map((file) => [`/${file}`, idsIn(load(read(file), { xml: true }))] as const),
]);

/** The URLs in an attribute: links, images, files to download, code of the islands. */
function urlsIn([name, value]: [string, string]): string[] {
  if (name === 'srcset') return value.split(', ').map((image) => image.replace(/ .*/, ''));
  const isUrl = ['href', 'src', 'data'].includes(name) || /^\/(?!\/)\S+$/.test(value);
  return isUrl ? [value] : [];
}

/** Whether a URL on a page is another site's, or that of a page, file or fragment which exists. */
function leadsSomewhere(url: string, route: string): boolean {
  if (/^(https:|mailto:|tel:|data:)/.test(url)) return true;
  const [address = '', fragment] = url.split('#');
  const to = address.split('?')[0] || route;
  const there = ids.get(to);
  if (!there) return files.includes(to.slice(1));
  return !fragment || there.has(fragment);
}
const broken = ({ route, $ }: BuiltPage) =>
  $('*')
    .toArray()
    .flatMap((element) => Object.entries($(element).attr() ?? {}))
    .flatMap(urlsIn)
    .filter((url) => !leadsSomewhere(url, route));

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

const NAMED = '[role=img][aria-label]:not([aria-label=""]), [role=img][aria-labelledby]';
const HIDDEN = '[aria-hidden=true], [aria-hidden=true] *, svg *, [role=img] *';
const wrong = ({ $ }: BuiltPage) => [
  ...valuesOf($, 'img:not([width]), img:not([height])', 'src').map((src) => `${src} without size`),
  ...$('svg')
    .not(`${NAMED}, ${HIDDEN}`)
    .toArray()
    .map(() => 'an svg neither named nor hidden'),
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
/** Each text by itself: what follows it without a space would hide a fault. */
const textsOf = ($: BuiltPage['$']) =>
  $('body, body :not(script, style)')
    .contents()
    .toArray()
    .flatMap((node) => (node.type === 'text' ? [node.data] : []));
const attributesOf = ($: BuiltPage['$']) =>
  $('body :is([aria-label], [title], [alt], [href])')
    .toArray()
    .flatMap((element) => Object.values($(element).attr() ?? {}));
const leaks = ({ $ }: BuiltPage) =>
  [...textsOf($), ...attributesOf($)].flatMap((text) => LEAKS.exec(text)?.[0] ?? []);
test('no trace of a fault is in a page: undefined, NaN, [object Object], an unfilled placeholder', () =>
  expect(faultsOf(every, leaks)).toEqual([]));

test('the sitemap lists every indexable page once, and no other', () => {
  const indexable = every.filter(({ $ }) => $('meta[name=robots]').attr('content') !== 'noindex');
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
