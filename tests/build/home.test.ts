import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { caseRoute, ROUTES, serviceRoute } from '../../src/config/routes.ts';
import { fill } from '../../src/lib/fill.ts';
import { withNoBreakSpaces } from '../../src/lib/typeset.ts';
import { shownEntries } from '../support/content.ts';
import { files, pageAt, read } from '../support/dist.ts';
import { CONNECTED_DIST } from '../support/fixture.ts';
import { textsOf, valuesOf } from '../support/html.ts';
import { company, home, pageFields, ui } from '../support/ui.ts';

const cases = new Map(shownEntries('cases').map(({ id, data }) => [id, data]));
const services = new Map(shownEntries('services').map(({ id, data }) => [id, data]));
const team = shownEntries('team');
const { $ } = pageAt(ROUTES.home);

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
/** The file of drawings that a URL names, and the id of the one that it shows. */
const sheetOf = (url = '') => {
  const [file = '', id = ''] = url.split('#');
  return { sheet: load(read(file.slice(1)), { xml: true }), id };
};

describe('the home page', () => {
  test('shows the chosen cases, each with its number, drawing and link', () => {
    for (const [at, { id }] of home.work.cases.entries()) {
      const { change, figure } = cases.get(id) ?? {};
      if (!change) throw new Error(`The case ${id} has no change.`);
      const card = $('[aria-labelledby=work] li').eq(at);
      expect(card.find('h3 a').attr('href')).toBe(caseRoute(id));
      expect(flat(card.text()), id).toContain(
        fill(ui.case.change, { from: change.from, to: `${change.to} ${change.unit}` }),
      );
      expect(flat(card.text()), id).toContain(flat(withNoBreakSpaces(change.what)));
      expect(card.find('[role=img]').attr('aria-label'), id).toBe(figure?.title);
      const drawings = valuesOf($, card.find('[role=img] use'), 'href');
      expect(drawings.length, id).toBeGreaterThan(0);
      for (const url of drawings) {
        const { sheet, id: symbol } = sheetOf(url);
        expect(sheet(`symbol[id="${symbol}"] path`).length, url).toBeGreaterThan(0);
      }
    }
  });

  test('shows every service of both lists as a link, below the link of the list', () => {
    for (const { route } of home.services.entries) {
      const lists = $('[aria-labelledby=our-services] h3').filter(
        (_, heading) => $(heading).find(`a[href="${route}"]`).length === 1,
      );
      const links = lists.parent().parent().find('li a');
      const expected = pageFields(route.slice(1), 'list').services.map(({ id }) => id);
      expect(valuesOf($, links, 'href'), route).toEqual(expected.map(serviceRoute));
      expect(textsOf($, links), route).toEqual(expected.map((id) => services.get(id)?.title));
    }
  });

  test('shows the firm in figures and the drawings of its people', () => {
    const { founded, record } = company;
    const section = $('[aria-labelledby=who-we-are]');
    const figures = [
      founded,
      team.length,
      record.machines.toLocaleString('en-GB'),
      record.countries,
    ];
    expect(textsOf($, section.find('dd'))).toEqual(figures.map(String));
    const drawings = valuesOf($, section.find('img'), 'src');
    expect(drawings).toHaveLength(team.filter(({ data }) => data.drawing).length);
    for (const file of drawings) expect(files).toContain(file.slice(1));
  });

  test('ends with its one call to action', () => {
    const last = $('main section').last();
    expect(last.find(`a[href="${ROUTES.contact}"]`)).toHaveLength(1);
    expect($(`main a[href="${ROUTES.contact}"]`)).toHaveLength(1);
    expect(flat(last.find('h2').text())).toBe(home.contact.title);
  });
});

describe('the home page of a firm with one testimonial and no client', () => {
  const full = load(fs.readFileSync(path.join(CONNECTED_DIST, 'index.html'), 'utf8'));

  test('shows the testimonial without controls', () => {
    const carousel = full('[aria-roledescription=carousel]');
    expect(carousel.find('blockquote')).toHaveLength(1);
    expect(carousel.find('button, input, astro-island, [tabindex]')).toHaveLength(0);
  });

  test('has no section for clients', () => {
    expect($('.logos')).toHaveLength(1);
    expect(full('.logos')).toHaveLength(0);
  });
});

describe('the portraits', () => {
  const about = pageAt(ROUTES.about).$;
  test('of people without a photograph are their drawing, or else their initials', () => {
    const without = team.filter(({ data }) => !data.profileImage);
    expect(without.map(({ data }) => Boolean(data.drawing)).toSorted()).toEqual([false, true]);
    for (const { id, data } of without) {
      if (!data.drawing) {
        expect(about(`#${id} img`).length, id).toBe(0);
        expect(about(`#${id} [aria-hidden]`).text().trim(), id).toBe('CM');
        continue;
      }
      expect(about(`#${id} img`).attr('src')).toMatch(new RegExp(`^/uploads/drawings/${id}\\.`));
    }
  });
  test('of the others are their photographs', () => {
    const photographs = team
      .filter(({ data }) => data.profileImage)
      .map(({ id }) => about(`#${id} img`).attr('src')?.slice(1));
    expect(photographs).toEqual([expect.stringMatching(/^_astro\//)]);
    expect(files).toEqual(expect.arrayContaining(photographs));
  });
});
