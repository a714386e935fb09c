import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { caseRoute, serviceRoute } from '../../src/config/routes.ts';
import { shownEntries } from '../support/content.ts';
import { DIST, files, listed, pages, read } from '../support/dist.ts';
import { textsOf } from '../support/html.ts';

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
  /** All objects with a type, however deep. */
  const nodesIn = (value: unknown): Record<string, unknown>[] =>
    value === null || typeof value !== 'object'
      ? []
      : [...('@type' in value ? [value as Record<string, unknown>] : []), ...Object.values(value).flatMap(nodesIn)];
  const graphs = pages.flatMap(({ $ }) =>
    textsOf($, 'script[type="application/ld+json"]').map((text) => JSON.parse(text) as Record<string, unknown>),
  );

  test('has no empty value', () => {
    for (const node of graphs.flatMap(nodesIn)) for (const [name, value] of Object.entries(node)) expect(value, name).toBeTruthy();
  });

  test('has schema.org’s context, and absolute URLs', () => {
    expect(new Set(graphs.map((graph) => graph['@context']))).toEqual(new Set(['https://schema.org']));
    for (const { url, item, image, logo } of graphs.flatMap(nodesIn))
      for (const address of [url, item, image, logo].filter((each) => each !== undefined)) expect(address).toMatch(/^https:/);
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
