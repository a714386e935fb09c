import { type CheerioAPI, load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { caseRoute, ROUTES, serviceRoute } from '../../src/config/routes.ts';
import { fill } from '../../src/lib/fill.ts';
import { withNoBreakSpaces } from '../../src/lib/typeset.ts';
import { shownEntries } from '../support/content.ts';
import { files, pageAt, read } from '../support/dist.ts';
import { none } from '../support/none.ts';
import { company, home, pageFields, ui } from '../support/ui.ts';

const cases = new Map(shownEntries('cases').map(({ id, data }) => [id, data]));
const services = new Map(shownEntries('services').map(({ id, data }) => [id, data]));
const team = shownEntries('team');
const built = pageAt(ROUTES.home).$;

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
const textOf = ($: CheerioAPI, selector: string) => flat($(selector).text());
const missing = (present: boolean, what: string) => (present ? [] : [what]);

/** What the home page should show of the chosen cases and does not. */
const caseFaults = ($: CheerioAPI) =>
  home.work.cases.flatMap(({ id }, at) => {
    const { from, to, unit, what } = cases.get(id)?.change ?? { from: '', to: '', unit: '', what: '' };
    const card = $('[aria-labelledby=work] li').eq(at);
    const drawings = card.find('[role=img] use').toArray();
    const isThere = (href = '') => {
      const [file = '', symbol = ''] = href.split('#');
      return load(read(file.slice(1)), { xml: true })(`symbol[id="${symbol}"] path`).length > 0;
    };
    return [
      ...missing(card.find(`h3 a[href="${caseRoute(id)}"]`).length === 1, `${id}: no link`),
      ...missing(flat(card.text()).includes(fill(ui.case.change, { from, to: `${to} ${unit}` })), `${id}: no number`),
      ...missing(flat(card.text()).includes(flat(withNoBreakSpaces(what))), `${id}: what the number is`),
      ...missing(card.find('[role=img]').attr('aria-label') === cases.get(id)?.figure.title, `${id}: a figure without its title`),
      ...missing(drawings.length > 0 && drawings.every(({ attribs }) => isThere(attribs.href)), `${id}: no drawing`),
    ];
  });

/** Services of a list that are not linked under the list's own link, in its order. */
const serviceFaults = ($: CheerioAPI) =>
  home.services.entries.flatMap(({ route }) => {
    const links = $('[aria-labelledby=our-services] h3')
      .filter((_, heading) => $(heading).find(`a[href="${route}"]`).length === 1)
      .parent()
      .parent()
      .find('li a')
      .toArray();
    const expected = pageFields(route.slice(1), 'list').services.map(({ id }) => id);
    return [
      ...missing(links.map(({ attribs }) => attribs.href).join() === expected.map(serviceRoute).join(), `${route}: other services`),
      ...missing(
        links.every((link, i) => $(link).text() === services.get(expected[i] ?? '')?.title),
        `${route}: other titles`,
      ),
    ];
  });

const viewsOf = (file = '') => (file ? load(read(file.slice(1)), { xml: true })('view').toArray() : []);

const firmFaults = ($: CheerioAPI) => {
  const { founded, record } = company;
  const section = '[aria-labelledby=who-we-are]';
  const values = [String(founded), String(team.length), record.machines.toLocaleString('en-GB'), String(record.countries)];
  return [
    ...missing(textOf($, `${section} dd`) === values.join(''), 'the figures'),
    ...missing(viewsOf($(`${section} img`).attr('src')).length === team.filter(({ data }) => data.drawing).length, 'the people’s drawings'),
  ];
};

/** The one call of the page: the last section has the only link to the contact page. */
const callFaults = ($: CheerioAPI) => {
  const links = $(`main a[href="${ROUTES.contact}"]`);
  const last = $('main section').last();
  return [
    ...missing(links.length === 1, `${links.length} links to the contact page`),
    ...missing(last.find(links).length === 1 && flat(last.find('h2').text()) === home.contact.title, 'no call at the end'),
  ];
};

const onHome = (faults: readonly string[]) => faults.map((fault) => `src/content/pages/home.mdx: the built page lacks or has: ${fault}`);

describe('the home page', () => {
  test('shows the chosen cases, each with its number, drawing and link', () => none(onHome(caseFaults(built))));
  test('shows every service of both lists as a link', () => none(onHome(serviceFaults(built))));
  test('shows the firm in figures and the drawings of its people', () => none(onHome(firmFaults(built))));
  test('ends with one call to action', () => none(onHome(callFaults(built))));
});

describe('the portraits', () => {
  const about = pageAt(ROUTES.about).$;
  test('stand on the page about the firm, each in the file of drawings under the person’s id; else the initials alone', () => {
    const without = team.filter(({ data }) => !data.profileImage);
    expect(without.map(({ data }) => Boolean(data.drawing)).toSorted()).toEqual([false, true]);
    for (const { id, data } of without) {
      if (!data.drawing) {
        expect(about(`#${id} img`).length, id).toBe(0);
        expect(about(`#${id} [aria-hidden]`).text().trim(), id).toBe('CM');
        continue;
      }
      const [file = '', symbol] = (about(`#${id} img`).attr('src') ?? '').split('#');
      expect(symbol, id).toBe(id);
      expect(load(read(file.slice(1)), { xml: true })(`view[id="${id}"] + svg path`).length, id).toBeGreaterThan(1);
    }
  });
  test('are the photographs of the people who have one', () => {
    const photographs = team.filter(({ data }) => data.profileImage).map(({ id }) => about(`#${id} img`).attr('src')?.slice(1));
    expect(photographs).toEqual([expect.stringMatching(/^_astro\//)]);
    expect(files).toEqual(expect.arrayContaining(photographs));
  });
});
