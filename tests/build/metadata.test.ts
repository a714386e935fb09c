import { describe, expect, test } from 'vitest';
import { bytesOf, listed, pageAt, pages, read, thingsOf } from '../support/dist.ts';

describe('metadata', () => {
  test('every page has a canonical URL, and title and URL for who shares it', () => {
    for (const { route, $ } of listed) {
      const of = (property: string) => $(`meta[property="og:${property}"]`).attr('content') ?? '';
      expect(new URL($('link[rel=canonical]').attr('href') ?? '').pathname, route).toBe(route);
      expect(new URL(of('url')).pathname, route).toBe(route);
      expect(of('title'), route).not.toBe('');
    }
  });
});

test('the banner of How We Work stands among its sections, so that a reader view keeps it', () =>
  expect(pageAt('/how-we-work').$('main header:has(h1) ~ section').length).toBeGreaterThan(1));

describe('structured data', () => {
  /** All things, however deep in others. */
  const within = (value: unknown): Record<string, unknown>[] =>
    value === null || typeof value !== 'object'
      ? []
      : [
          ...('@type' in value ? [value as Record<string, unknown>] : []),
          ...Object.values(value).flatMap(within),
        ];
  const things = pages.flatMap(thingsOf).flatMap(within);

  test('has the type of the page', () => {
    const typesOf = (route: string) => thingsOf(pageAt(route)).map((thing) => thing['@type']);
    expect(typesOf('/')).toContain('Organization');
    expect(typesOf('/gear-review')).toEqual(['Service', 'BreadcrumbList']);
    expect(typesOf('/about-us').filter((type) => type === 'Person')).toHaveLength(3);
    expect(typesOf('/case-studies/seal-leak')).toEqual(
      expect.arrayContaining(['Article', 'BreadcrumbList']),
    );
  });

  test('has no empty value', () => {
    for (const thing of things)
      for (const [name, value] of Object.entries(thing)) expect(value, name).toBeTruthy();
  });

  test('has schema.org’s context, and absolute URLs', () => {
    for (const { route, $ } of pages)
      expect($('script[type="application/ld+json"]').text(), route).toMatch(
        /^$|^\{"@context":"https:\/\/schema\.org"/,
      );
    for (const { url, item, image, logo } of things)
      for (const address of [url, item, image, logo].filter((each) => each !== undefined))
        expect(address).toMatch(/^https:/);
  });
});

test('the manifest has the fields of an installable site', () => {
  const manifest = JSON.parse(read('site.webmanifest')) as Record<string, unknown> & {
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(Object.keys(manifest)).toEqual(
    expect.arrayContaining([
      'name',
      'short_name',
      'start_url',
      'display',
      'background_color',
      'theme_color',
    ]),
  );
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`).sort()).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of manifest.icons) {
    const png = bytesOf(src);
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
  }
});
