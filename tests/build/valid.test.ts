import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { DIST, files, listed, pages, read, standInPages } from '../support/dist.ts';
import { none } from '../support/none.ts';
import { vocabularyFaults } from '../support/vocabulary.ts';

const html = files.filter((file) => file.endsWith('.html'));

describe('HTML', () => {
  const validator = new HtmlValidate({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      // Matters of taste, and what the house does on purpose: scripts of its own host need no integrity, a link that opens a
      // dialog is a link without script, the cookie question stands before the h1, the filter
      // answers at once and sends nothing, React writes attributes and ends as XML does.
      'require-sri': 'off',
      'prefer-native-element': 'off',
      'heading-level': ['error', { minInitialRank: 'any' }],
      'void-style': 'off',
      'wcag/h32': 'off',
      'attr-case': 'off',
      'no-implicit-input-type': 'off',
      'no-implicit-button-type': 'off',
      'tel-non-breaking': 'off',
      'long-title': 'off',
      'valid-id': ['error', { relaxed: true }],
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
    },
  });
  const faults = async (text: string) => {
    const { results } = await validator.validateString(text);
    return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
  };

  test('every page passes html-validate', async () => {
    expect(html.length).toBeGreaterThan(60);
    const found = await Promise.all(html.map(async (file) => (await faults(read(file))).map((fault) => `${file}: ${fault}`)));
    none(found.flat());
  });
  test('html-validate finds a bad page', async () =>
    expect(
      (await faults('<!DOCTYPE html><html lang="en"><head><title>x</title></head><body><p><div></p><img src="a"></body></html>')).length,
    ).toBeGreaterThan(2));
});

describe('structured data', () => {
  const graphs = pages.flatMap(({ route, $ }) =>
    $('script[type="application/ld+json"]')
      .toArray()
      .map((script) => [route, JSON.parse($(script).text()) as unknown] as const),
  );
  test('has only schema.org’s types, with their properties and types of values', () => {
    expect(graphs.length).toBeGreaterThan(24);
    none(graphs.flatMap(([route, graph]) => vocabularyFaults(graph).map((fault) => `${route}: ${fault}`)));
  });
  test('a wrong type, property, value and relation are found', () => {
    const graph = [
      { '@type': 'Machine', name: 'x' },
      { '@type': 'Service', headline: 'x', url: '/training' },
      { '@type': 'Person', worksFor: { '@type': 'PostalAddress' } },
    ];
    expect(vocabularyFaults({ '@context': 'http://schema.org', '@graph': graph })).toEqual([
      'the context is http://schema.org',
      'Machine is no type this site uses',
      'Service has no headline',
      'Service.url is no url: "/training"',
      'Person.worksFor is "PostalAddress", wanted Organization',
    ]);
  });
});

describe('sitemap, feed and manifest', () => {
  test('the sitemap lists every indexable page once, and no other', () => {
    const indexable = [...pages, ...standInPages].filter(({ $ }) => $('meta[name=robots]').attr('content') !== 'noindex');
    const $ = load(read('sitemap-0.xml'), { xml: true });
    const locations = $('loc').toArray();
    const named = locations.map((location) => new URL($(location).text()).pathname);
    expect(named.sort()).toEqual(indexable.map(({ route }) => route).sort());
    expect(listed.length).toBe(indexable.length);
  });

  /** RSS 2.0, its required elements, and what feed readers stumble over. */
  const feedFaults = (feed: string) => {
    const $ = load(feed, { xml: true });
    const items = $('item').toArray();
    const textOf = (selector: string, within: (typeof items)[number] | string) => $(within).children(selector).text();
    const marks = items.map((item) => textOf('guid', item));
    return [
      ...(/^<\?xml version="1\.0" encoding="UTF-8"\?><rss version="2\.0"/.test(feed) ? [] : ['no RSS 2.0']),
      ...['title', 'link', 'description'].filter((name) => !textOf(name, 'channel')).map((name) => `channel without ${name}`),
      ...items.flatMap((item) =>
        ['title', 'link', 'guid', 'description'].filter((name) => !textOf(name, item)).map((name) => `item without ${name}`),
      ),
      ...(new Set(marks).size === marks.length ? [] : ['a guid given twice']),
      ...(/&(?!(amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(feed) ? ['a bare &'] : []),
      ...items.map((item) => textOf('pubDate', item)).filter((date) => date && Number.isNaN(Date.parse(date))),
    ];
  };
  test('the feed is RSS 2.0', () => none(feedFaults(read('rss.xml')).map((fault) => `dist/rss.xml: ${fault}`)));
  test('a bad feed is found', () =>
    expect(
      feedFaults('<rss><channel><title>a & b</title><item><guid>1</guid></item><item><guid>1</guid></item></channel></rss>').length,
    ).toBeGreaterThan(6));

  test('the manifest has the fields of an installable site', () => {
    const manifest = JSON.parse(read('site.webmanifest')) as Record<string, unknown> & {
      icons: { src: string; sizes: string; purpose: string }[];
    };
    expect(Object.keys(manifest)).toEqual(
      expect.arrayContaining(['name', 'short_name', 'start_url', 'display', 'background_color', 'theme_color']),
    );
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`).sort()).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, sizes } of manifest.icons) {
      const png = fs.readFileSync(path.join(DIST, src));
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
    }
  });
});
