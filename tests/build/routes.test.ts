import { describe, expect, test } from 'vitest';
import { REDIRECTS } from '../../src/data/redirects.ts';
import { files, listed, pageAt, pages, read, redirectPages } from '../support/dist.ts';

const PAGES = [
  '/',
  '/contact-us',
  '/about-us',
  '/case-studies',
  '/privacy-policy',
  '/support-to-operations',
  '/support-to-projects',
  '/all-our-services',
  '/technologyqualification',
];
const SERVICES = [
  '/assessing-equipment-performance',
  '/equipment-reliability',
  '/independent-assessments',
  '/inspections',
  '/maintenance-improvement',
  '/novel-technology-de-risking',
  '/project-support-and-equipment-selection',
  '/future-scenarios-assessment',
  '/assistance-and-on-site-support',
  '/training',
];

describe('the routes of the specification', () => {
  const routes = new Set(listed.map(({ route }) => route));

  test.each([...PAGES, ...SERVICES])('%s is a page', (route) => expect(routes).toContain(route));
  test('each of the twelve cases has its own', () =>
    expect([...routes].filter((route) => /^\/case-studies\/[a-z]/.test(route))).toHaveLength(12));
  test('there is no other', () => expect(routes.size).toBe(PAGES.length + SERVICES.length + 12));
});

describe('the redirects', () => {
  test('are the nineteen of the specification, as 301 at the host', () => {
    const rules = read('_redirects')
      .trim()
      .split('\n')
      .filter((rule) => !rule.startsWith('/stand-in/'));
    expect(rules).toHaveLength(19);
    for (const [from, to] of Object.entries(REDIRECTS)) expect(rules).toContain(`${from} ${to} 301`);
  });

  test('lead to pages that exist, and never to another redirect', () => {
    for (const to of Object.values(REDIRECTS)) {
      expect(pageAt(to).route).toBe(to);
      expect(REDIRECTS).not.toHaveProperty([to]);
    }
  });

  test('have a page each that replaces the history entry, with and without script', () => {
    expect(redirectPages).toHaveLength(19);
    for (const { route, $ } of redirectPages) {
      const to = REDIRECTS[route];
      expect($('script').text()).toContain('location.replace(');
      expect($('script').attr('data-to')).toBe(to);
      expect($('noscript').html()).toContain(`0; url=${to}`);
      expect($('meta[name=robots]').attr('content')).toBe('noindex');
      expect($('a').attr('href')).toBe(to);
    }
  });
});

describe('what engines and readers find', () => {
  test('the sitemap lists every page once and nothing else', () => {
    const locations = [...read('sitemap-0.xml').matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path);
    expect(locations.sort()).toEqual(listed.map(({ route }) => route).sort());
    expect(read('robots.txt')).toMatch(/^Sitemap: https:\/\/\S+\/sitemap-index\.xml$/m);
  });

  test('the feed has the twelve cases, each with its page', () => {
    const links = [...read('rss.xml').matchAll(/<item>[\s\S]*?<link>https:\/\/[^/]+([^<]*)<\/link>/g)].map(([, path = '']) => path);
    expect(links).toHaveLength(12);
    for (const link of links) expect(pageAt(link).route).toBe(link);
  });

  test('security.txt names an address and is valid for a month at least', () => {
    const text = read('.well-known/security.txt');
    expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
    const expires = /^Expires: (.*)$/m.exec(text)?.[1] ?? '';
    expect(new Date(expires).getTime() - Date.now()).toBeGreaterThan(30 * 86_400_000);
  });

  test('the manifest’s icons are there', () => {
    const { icons } = JSON.parse(read('site.webmanifest')) as { icons: { src: string }[] };
    expect(icons.length).toBe(3);
    for (const { src } of icons) expect(files).toContain(src.slice(1));
  });

  test('error pages are not listed', () => {
    for (const { route, $ } of pages)
      expect($('meta[name=robots]').attr('content') === 'noindex', route).toBe(['/404', '/500'].includes(route));
  });
});
