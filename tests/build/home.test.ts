// cspell:ignore cleo
import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { files, pageAt, read } from '../support/dist.ts';
import { CONNECTED_DIST } from '../support/fixture.ts';
import { textsOf, valuesOf } from '../support/html.ts';

const { $ } = pageAt('/');

/** With plain spaces, so that a text can be compared as it is typed. */
const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
/** How many paths the drawing has that a URL names, a symbol in a file of drawings. */
function pathsAt(url: string): number {
  const [file = '', id = ''] = url.split('#');
  return load(read(file.slice(1)), { xml: true })(`symbol[id="${id}"] path`).length;
}

describe('the home page', () => {
  test('shows the chosen cases, each with its number, drawing and link', () => {
    const cards = $('[aria-labelledby=work] li');
    expect(valuesOf($, cards.find('h3 a'), 'href')).toEqual([
      '/case-studies/coupling-wear',
      '/case-studies/pinion-noise',
      '/case-studies/seal-leak',
    ]);
    expect(valuesOf($, cards.find('[role=img]'), 'aria-label')).toEqual([
      'Exhaust spread passes the alarm',
      'Vane pass stands out',
      'Flame detectors caused most trips',
    ]);
    const said = ['22 to 44 °C', 'Exhaust spread of unit A'];
    for (const text of said) expect(flat(cards.first().text())).toContain(text);
    for (const card of cards.toArray()) {
      const drawings = valuesOf($, $(card).find('[role=img] use'), 'href');
      expect(drawings).not.toEqual([]);
      for (const url of drawings) expect(pathsAt(url), url).toBeGreaterThan(0);
    }
  });

  test.each([
    [
      '/support-to-operations',
      ['Gear review', 'Seal training'],
      ['/gear-review', '/seal-training'],
    ],
    [
      '/support-to-projects',
      ['Seal qualification', 'Seal training'],
      ['/seal-qualification', '/seal-training'],
    ],
  ])('shows every service of %s as a link, below the link of the list', (route, titles, routes) => {
    const list = $('[aria-labelledby=our-services] h3').has(`a[href="${route}"]`);
    const links = list.parent().parent().find('li a');
    expect(textsOf($, links)).toEqual(titles);
    expect(valuesOf($, links, 'href')).toEqual(routes);
  });

  test('shows the firm in figures and the drawings of its people', () => {
    const section = $('[aria-labelledby=who-we-are]');
    expect(textsOf($, section.find('dd'))).toEqual(['2011', '3', '120', '9']);
    const drawings = valuesOf($, section.find('img'), 'src');
    expect(drawings).toHaveLength(2);
    for (const file of drawings) expect(files).toContain(file.slice(1));
  });

  test('ends with its one call to action', () => {
    const last = $('main section').last();
    expect(last.find('a[href="/contact-us"]')).toHaveLength(1);
    expect($('main a[href="/contact-us"]')).toHaveLength(1);
    expect(flat(last.find('h2').text())).toBe('Tell us about it');
  });
});

describe('the home page of a firm with one testimonial and no client', () => {
  const connected = load(fs.readFileSync(path.join(CONNECTED_DIST, 'index.html'), 'utf8'));

  test('shows the testimonial without controls', () => {
    const carousel = connected('[aria-roledescription=carousel]');
    expect(carousel.find('blockquote')).toHaveLength(1);
    expect(carousel.find('button, input, astro-island, [tabindex]')).toHaveLength(0);
  });

  test('has no section for clients', () => {
    expect($('.logos')).toHaveLength(1);
    expect(connected('.logos')).toHaveLength(0);
  });
});

test('a portrait is the photograph, or else the drawing, or else the initials', () => {
  const about = pageAt('/about-us').$;
  const photograph = about('#bram-osei img').attr('src');
  expect(photograph).toMatch(/^\/_astro\//);
  expect(files).toContain(photograph?.slice(1));
  expect(about('#astrid-vale img').attr('src')).toMatch(/^\/uploads\/drawings\/astrid-vale\./);
  expect(about('#cleo-marsh img')).toHaveLength(0);
  expect(about('#cleo-marsh [aria-hidden]').text().trim()).toBe('CM');
});
