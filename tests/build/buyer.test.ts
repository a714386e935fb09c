import { describe, expect, test } from 'vitest';
import {
  CHECKLIST_FILE,
  caseRoute,
  ROUTES,
  SUPPLIER_FILE,
  SYMPTOMS,
  serviceRoute,
} from '../../src/config/routes.ts';
import { withRates } from '../../src/lib/price.ts';
import { shownEntries } from '../support/content.ts';
import { bytesOf, pageAt, pages } from '../support/dist.ts';
import { valuesOf } from '../support/html.ts';
import { bare, readPdf } from '../support/pdf.ts';
import { company, contact, pageFields, ui } from '../support/ui.ts';

/** What a buyer looks for before the first call. */
const practice = pageFields('how-we-work', 'practice');
if (!practice.questions || !practice.experience || !contact.reply || !contact.checklist)
  throw new Error('The fixture lacks one of its sections.');
const { questions, experience } = practice;
const { reply, checklist } = contact;

describe('how we work', () => {
  const { $ } = pageAt(ROUTES.howWeWork);

  test('has a table of contents, whose links lead into all sections with a heading', () => {
    const links = valuesOf($, 'main header nav a', 'href').map((href) => href.slice(1));
    const headings = $('main section > h2').toArray();
    expect(headings.length).toBeGreaterThan(5);
    const linked = (heading: (typeof headings)[number]) =>
      links.some((id) => $(heading).parent().find(`[id="${id}"]`).length > 0);
    expect(
      headings
        .filter((heading) => !linked(heading))
        .map((heading) => `${$(heading).text()} is not in the contents`),
    ).toEqual([]);
    expect(
      links.filter((id) => $(`[id="${id}"]`).length !== 1).map((id) => `#${id} leads nowhere`),
    ).toEqual([]);
  });

  test('answers each question', () => {
    for (const { question, answer } of questions.list) {
      expect(bare($('#questions + div summary').text())).toContain(bare(question));
      expect(bare($('#questions + div details > p').text())).toContain(bare(answer));
    }
  });

  test('gives the machines by family with their sum, and leads from a family to its cases', () => {
    const table = $('[aria-labelledby=experience] table');
    expect(table.find('tfoot td').first().text()).toBe(
      company.record.machines.toLocaleString('en-GB'),
    );
    expect(valuesOf($, table.find('tbody a'), 'href')).toEqual(
      experience.rows.flatMap(({ cases }) => (cases ?? []).map(({ id }) => caseRoute(id))),
    );
  });

  test('offers the supplier file, which has all facts', async () => {
    expect($(`main a[download][href="${SUPPLIER_FILE}"]`)).toHaveLength(1);
    const { text } = await readPdf(bytesOf(SUPPLIER_FILE));
    const shown = bare($('main').text());
    for (const { facts, fileOnly } of withRates(practice.sections, company.rates)) {
      for (const { label, value } of facts) {
        for (const said of [label, value]) expect(text).toContain(bare(said));
        expect(shown.includes(bare(value)), label).toBe(!fileOnly);
      }
    }
    for (const standard of practice.standards.list) expect(text).toContain(bare(standard));
    expect(practice.sections.map(({ fileOnly }) => fileOnly)).toContain(true);
  });

  test('is linked from the home page, from contact and from each service', () => {
    const from = [
      ROUTES.home,
      ROUTES.contact,
      ...shownEntries('services').map(({ id }) => serviceRoute(id)),
    ];
    expect(
      from.filter((route) => pageAt(route).$(`main a[href="${ROUTES.howWeWork}"]`).length === 0),
    ).toEqual([]);
  });
});

test('contact says what happens next', () => {
  const { $ } = pageAt(ROUTES.contact);
  for (const { when } of reply.steps) expect($('#reply').parent().text()).toContain(when);
});

test('contact offers a checklist as a PDF of one page with all its lines and the numbers to call', async () => {
  expect(pageAt(ROUTES.contact).$(`main a[download][href="${CHECKLIST_FILE}"]`)).toHaveLength(1);
  const pdf = await readPdf(bytesOf(CHECKLIST_FILE));
  expect(pdf.pages).toHaveLength(1);
  for (const text of checklist.groups.flatMap(({ title, items }) => [title, ...items]))
    expect(pdf.text).toContain(bare(text));
  for (const { number } of [company.phone, company.outOfHours])
    expect(pdf.links).toContain(`tel:${number}`);
});

test('the home page has the number for a machine that is down beside the hero’s button', () => {
  const { $ } = pageAt(ROUTES.home);
  expect($('.hero .row > a').attr('href')).toBe(`tel:${company.outOfHours.number}`);
});

test('no link is called a button before a script makes it one', () => {
  expect(pages.filter(({ $ }) => $('a[role]').length > 0).map(({ route }) => route)).toEqual([]);
});

test('cards of cases say industry and machine, where the case does', () => {
  const { $ } = pageAt(ROUTES.cases);
  const shown = shownEntries('cases').filter(({ data }) => data.industry && data.model);
  expect(shown.length).toBeGreaterThan(0);
  for (const { data } of shown)
    expect($(`#cases > [data-id="${data.id}"]`).text()).toContain(
      `${data.industry} · ${data.model}`,
    );
});

test('a service whose paper the viewer shows leads there, and has no flyer', () => {
  const { $ } = pageAt('/seal-qualification');
  expect(valuesOf($, `main a:contains("${ui.actions.whitePaper}")`, 'href')).toEqual([
    ROUTES.viewer,
  ]);
  expect($('main [data-dialog]')).toHaveLength(0);
});

test('the card of a service shows its picture, or else its drawing', () => {
  const { $ } = pageAt(ROUTES.allServices);
  for (const { id, data } of shownEntries('services')) {
    const card = $('main li').filter(
      (_, element) => $(element).find(`a[href="${serviceRoute(id)}"]`).length > 0,
    );
    expect([card.find('img').length, card.find(`use[href$="#${id}"]`).length], id).toEqual(
      data.image ? [1, 0] : [0, 1],
    );
  }
});

describe('the way in by symptom', () => {
  const { rows } = pageFields('all-our-services', 'list').symptoms ?? { rows: [] };
  const toAll = `${ROUTES.allServices}#${SYMPTOMS}`;
  const sectionOf = (route: string) => pageAt(route).$(`[aria-labelledby=${SYMPTOMS}]`);

  test('leads from what an operator sees to the service, the price that applies, and a case', () => {
    const section = sectionOf(ROUTES.allServices);
    const links = valuesOf(pageAt(ROUTES.allServices).$, section.find('a'), 'href');
    for (const { first, service, case: example } of rows) {
      expect(bare(section.text())).toContain(bare(first));
      expect(links).toContain(serviceRoute(service.id));
      if (example) expect(links).toContain(caseRoute(example.id));
    }
    expect(bare(section.text())).toContain(bare('4 engineer-days, €4,000 for one shift'));
    expect(bare(section.text())).not.toContain(bare('for all shifts'));
  });

  test.each(shownEntries('services'))('stands on $id with its own rows', ({ id }) => {
    const seen = sectionOf(serviceRoute(id)).find('h3').toArray();
    const own = rows.filter(({ service }) => service.id === id);
    const { $ } = pageAt(serviceRoute(id));
    expect(seen.map((heading) => $(heading).text())).toEqual(own.map((row) => row.seen));
    expect($(`main a[href="${toAll}"]`)).toHaveLength(own.length > 0 ? 1 : 0);
  });

  test.each([ROUTES.operations, ROUTES.projects])('is linked from %s', (route) => {
    expect(pageAt(route).$(`main a[href="${toAll}"]`)).toHaveLength(1);
  });
});
