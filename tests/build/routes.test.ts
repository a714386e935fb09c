import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { readContent } from '../../src/tools/writing/model/content.ts';
import { listed, pageAt, pages, read } from '../support/dist.ts';
import { FIXTURE_ROOT } from '../support/fixture.ts';
import { textsOf, valuesOf } from '../support/html.ts';

/** The pages of the specification (section 2), and how the firm works. */
const PAGES = [
  '/',
  '/about-us',
  '/all-our-services',
  '/case-studies',
  '/contact-us',
  '/how-we-work',
  '/privacy-policy',
  '/support-to-operations',
  '/support-to-projects',
  '/technologyqualification',
];
const SERVICES = ['/gear-review', '/seal-qualification', '/seal-training'];
const CASES = ['coupling-wear', 'pinion-noise', 'seal-leak', 'seal-trial', 'slow-start'].map(
  (name) => `/case-studies/${name}`,
);

test('the pages are those of the specification, each service and each case with its own, and no other', () => {
  const routes = listed.map(({ route }) => route);
  expect(routes.sort()).toEqual([...PAGES, ...SERVICES, ...CASES].sort());
});

test('the pages with the popup are the two lists of services and the list of all', () => {
  const having = pages.filter(({ $ }) => $('[component-url*="/Popup."]').length > 0);
  expect(having.map(({ route }) => route).sort()).toEqual([
    '/all-our-services',
    '/support-to-operations',
    '/support-to-projects',
  ]);
});

test('the bar marks the page that is open', () => {
  const services = ['/support-to-operations', '/support-to-projects', '/all-our-services'];
  for (const route of [...services, '/case-studies', '/about-us', '/contact-us'])
    expect(valuesOf(pageAt(route).$, 'header nav a[aria-current=page]', 'href'), route).toEqual([
      route,
    ]);
});

test('each id of a page is known, so that a text can link to it and no heading takes it', () => {
  const { routes } = readContent(FIXTURE_ROOT);
  const ids = listed.flatMap(({ route, $ }) => {
    const known = routes.get(route)?.ids?.map(({ id }) => id);
    const there = valuesOf($, '[id]:not(svg *)', 'id');
    return known ? there.map((id) => ({ name: `${route}#${id}`, known: known.includes(id) })) : [];
  });
  expect(ids.length).toBeGreaterThan(50);
  // An id that ends in -title or -widget is the site's own; each card of a list has its entry's.
  const own = /-(?:title|headline|widget)$/;
  const unknown = ids.filter(({ name, known }) => !known && !own.test(name));
  expect(unknown.map(({ name }) => `ANCHORS lacks ${name}`)).toEqual([]);
});

describe('feed and other files', () => {
  test('the feed has every case, each with its page', () => {
    const $ = load(read('rss.xml'), { xml: true });
    const links = textsOf($, 'item > link').map((link) => new URL(link).pathname);
    expect(links.sort()).toEqual(CASES);
  });

  test('security.txt has a contact and is valid for at least a month', () => {
    const text = read('.well-known/security.txt');
    expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
    const expires = /^Expires: (.*)$/m.exec(text)?.[1] ?? '';
    expect(new Date(expires).getTime() - Date.now()).toBeGreaterThan(30 * 86_400_000);
  });

  test('error pages are not listed', () => {
    for (const { route, $ } of pages)
      expect($('meta[name=robots]').attr('content') === 'noindex', route).toBe(
        ['/404', '/500'].includes(route),
      );
  });
});
