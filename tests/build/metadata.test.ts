import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { caseRoute, serviceRoute } from '../../src/config/routes.ts';
import { shownEntries } from '../support/content.ts';
import { DIST, files, listed, pages, read } from '../support/dist.ts';
import { none } from '../support/none.ts';
import { vocabularyFaults } from '../support/vocabulary.ts';

describe('metadata', () => {
  test('every page has a canonical URL, Open Graph properties and an existing image', () => {
    for (const { route, $ } of listed) {
      const of = (property: string) => $(`meta[property="og:${property}"]`).attr('content') ?? '';
      expect(new URL($('link[rel=canonical]').attr('href') ?? '').pathname, route).toBe(route);
      expect(new URL(of('url')).pathname, route).toBe(route);
      expect(of('title'), route).not.toBe('');
      expect(files, route).toContain(new URL(of('image')).pathname.slice(1));
    }
  });

  test('structured data can be parsed, and has the type of the page', () => {
    const types = listed.map(({ route, $ }) => {
      const text = $('script[type="application/ld+json"]').text();
      const graph = text ? (JSON.parse(text) as { '@graph': { '@type': string }[] })['@graph'] : [];
      return [route, graph.map((node) => node['@type'])] as const;
    });
    const of = (route: string) => types.find(([each]) => each === route)?.[1] ?? [];
    expect(of('/')).toContain('Organization');
    for (const { id } of shownEntries('services')) expect(of(serviceRoute(id)), id).toEqual(['Service', 'BreadcrumbList']);
    expect(of('/about-us').filter((type) => type === 'Person')).toHaveLength(shownEntries('team').length);
    for (const { id, file } of shownEntries('cases'))
      expect(of(caseRoute(id)), file).toEqual(expect.arrayContaining(['Article', 'BreadcrumbList']));
  });
});

describe('structured data', () => {
  const graphs = pages.flatMap(({ route, $ }) =>
    $('script[type="application/ld+json"]')
      .toArray()
      .map((script) => [route, JSON.parse($(script).text()) as unknown] as const),
  );
  test('has only schema.org’s types, with their properties and types of values', () => {
    expect(graphs.length).toBeGreaterThan(5);
    none(graphs.flatMap(([route, graph]) => vocabularyFaults(graph).map((fault) => `${route}: ${fault}`)));
  });
});

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
