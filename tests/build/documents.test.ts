import path from 'node:path';
// cspell:words alts nendobj
import { describe, expect, test } from 'vitest';
import {
  CHECKLIST_FILE,
  caseRoute,
  documentFile,
  flyerFile,
  isFramed,
  ROUTES,
  SUPPLIER_FILE,
  serviceRoute,
} from '../../src/config/routes.ts';
import { documentFacts } from '../../src/lib/document-facts.ts';
import { paperName } from '../../src/lib/hosted-form.ts';
import { priceText } from '../../src/lib/price.ts';
import { shownEntries } from '../support/content.ts';
import { bytesOf, files, pageAt, pages } from '../support/dist.ts';
import { valuesOf } from '../support/html.ts';
import { bare, type Pdf, readPdf } from '../support/pdf.ts';
import { company, ui } from '../support/ui.ts';

const papers = shownEntries('papers');
const cases = shownEntries('cases').filter(({ data }) => !data.whitePaper.paper);
const services = shownEntries('services').filter(({ data }) => !data.whitePaperOf);
const { site } = company;

interface Made {
  name: string;
  bytes: Buffer;
  pdf: Pdf;
}
const make = async (file: string): Promise<Made> => ({
  name: file,
  bytes: bytesOf(file),
  pdf: await readPdf(bytesOf(file)),
});
const long = await Promise.all(
  papers.map(async (entry) => ({ entry, ...(await make(documentFile(entry.id))) })),
);
const short = await Promise.all(
  cases.map(async (entry) => ({ entry, ...(await make(documentFile(entry.id))) })),
);
const flyers = await Promise.all(
  services.map(async (entry) => ({ entry, ...(await make(flyerFile(entry.id))) })),
);
/** buyer.test.ts looks at what they hold; they have no drawing. */
const plain = await Promise.all([CHECKLIST_FILE, SUPPLIER_FILE].map(make));
const all: Made[] = [...long, ...short, ...flyers];

const factsOf = ({ pdf, bytes }: Made) =>
  documentFacts(ui.paper.facts, { pages: pdf.pages.length, bytes: bytes.length });
const headingsOf = (body: string) => body.match(/(?<=^## ).*/gm) ?? [];

describe('the documents', () => {
  test('are one for each paper, case, flyer and list', () => {
    const published = files
      .map((file) => `/${file}`)
      .filter((file) => file.endsWith('.pdf') && !isFramed(file));
    expect(published.sort()).toEqual([...plain, ...all].map(({ name }) => name).sort());
    for (const kind of [long, short, flyers]) expect(kind.length).toBeGreaterThan(0);
  });

  test('are accessible, small and without a trace of a fault', () => {
    const routes = new Set(pages.map(({ route }) => route));
    for (const { name, bytes, pdf } of [...all, ...plain]) {
      expect(pdf, name).toMatchObject({
        title: expect.stringMatching(/\S/),
        language: 'en-GB',
        tagged: true,
        ua: '1',
      });
      expect(pdf.outline.length, name).toBeGreaterThan(1);
      expect(pdf.alts, name).not.toContain('');
      expect(pdf.links.length, name).toBeGreaterThan(0);
      const dead = pdf.links.filter(
        (url) => url.startsWith(site) && !routes.has(new URL(url).pathname),
      );
      expect(dead, name).toEqual([]);
      expect(bytes.length, name).toBeLessThan(500_000);
      expect(pdf.text, name).not.toMatch(/undefined|NaN|\[object|\{\w+\}/);
    }
  });
});

describe('the white papers', () => {
  test('of their own list their headings and figures, and name every reference at the end', () => {
    for (const { pdf, entry } of long) {
      const { data, body } = entry;
      expect(pdf.title).toBe(data.title);
      const contents = bare(pdf.pages[1] ?? '');
      const headings = headingsOf(body);
      for (const title of [
        ...headings,
        ...Object.values(data.figures).map((figure) => figure.title),
      ])
        expect(contents).toContain(bare(title));
      for (const heading of headings)
        expect(pdf.outline).toContainEqual(expect.stringContaining(heading));
      for (const { id } of data.references)
        expect(bare(pdf.pages.slice(-2).join('')), id).toContain(bare(id));
    }
  });

  test('of the cases have 2 to 5 pages, and the case’s own quote, figure and plate', () => {
    for (const { pdf, entry } of short) {
      const { data } = entry;
      expect(pdf.pages.length, `${entry.file}: pages of its PDF`).toBeGreaterThanOrEqual(2);
      expect(pdf.pages.length, `${entry.file}: pages of its PDF`).toBeLessThanOrEqual(5);
      expect(pdf.title).toBe(data.whitePaper.title);
      expect(pdf.alts).toEqual([data.figure.alt]);
      for (const text of [data.quote, data.figure.title, ...data.plate.map(({ value }) => value)])
        expect(pdf.text, entry.id).toContain(bare(text));
    }
  });
});

describe('who signs', () => {
  const team = shownEntries('team');
  /** Name and bio of those whom an entry names. */
  const signatories = ({
    author,
    reviewer,
  }: {
    author?: { id: string } | undefined;
    reviewer?: { id: string } | undefined;
  }) =>
    team
      .filter(({ id }) => [author?.id, reviewer?.id].includes(id))
      .map(({ id, data }) => ({ name: data.name, bio: `/about-us#${id}` }));

  test('a white paper opens with its summary, and names author and reviewer with links to their bios', () => {
    const people = [...long, ...short].flatMap(({ name, pdf, entry: { data } }) => {
      const first = bare(pdf.pages[0] ?? '');
      for (const line of 'summary' in data ? (data.summary ?? []) : [])
        expect(first, name).toContain(bare(line));
      const signed = signatories(data);
      for (const person of signed) {
        expect(first, name).toContain(bare(person.name));
        expect(pdf.links, name).toContain(`${site}${person.bio}`);
      }
      return signed;
    });
    expect(papers.some(({ data }) => data.summary)).toBe(true);
    expect(people.length).toBeGreaterThan(2);
  });

  test('the page of a case names them too, and its structured data the author', () => {
    const people = shownEntries('cases').flatMap(({ id, data }) => {
      const { $ } = pageAt(caseRoute(id));
      const signed = signatories(data);
      expect(valuesOf($, 'main a[href^="/about-us#"]', 'href').sort(), id).toEqual(
        signed.map(({ bio }) => bio).sort(),
      );
      const author = team.find((person) => person.id === data.author?.id);
      if (author)
        expect($('script[type="application/ld+json"]').text()).toContain(
          `"name":"${author.data.name}"`,
        );
      return signed;
    });
    expect(people.length).toBeGreaterThan(1);
  });
});

test('the page of a case says what is in its white paper, how many pages and how large', () => {
  // Of one whose file is on the firm's file share it says nothing.
  for (const { id, data, body } of shownEntries('cases').filter(
    ({ data }) => !data.whitePaper.downloadUrl,
  )) {
    const name = paperName(id, data.whitePaper);
    const made = all.find((each) => each.name === documentFile(name));
    if (!made) throw new Error(`No document ${name}.`);
    const headings = headingsOf(papers.find((paper) => paper.id === name)?.body ?? body);
    const text = bare(pageAt(caseRoute(id)).$('main').text());
    for (const said of [factsOf(made), ...headings]) expect(text, id).toContain(bare(said));
  }
});

test('each link to a dialog says how many pages its document has and how large it is', () => {
  const links = pages.flatMap(({ $ }) => $('a[data-file]').toArray());
  const nameOf = (url: string | undefined) => path.basename(url ?? '');
  const said = new Map(
    links.map(({ attribs }) => [nameOf(attribs['data-file']), attribs['data-about']]),
  );
  for (const made of short) expect(said.get(nameOf(made.name)), made.name).toBe(factsOf(made));
});

describe('the flyers', () => {
  test('are one sheet with what changes, the idea, a use case and whom to ask', () => {
    for (const { pdf, entry } of flyers) {
      const { transformation, controllingIdea, figure, useCase } = entry.data;
      expect(pdf.pages.length, `${entry.file}: pages of its PDF`).toBeLessThanOrEqual(2);
      expect(bare(pdf.pages[0] ?? ''), entry.id).toContain(bare(transformation));
      for (const text of [controllingIdea, figure.title, useCase.trim().split('\n\n').at(-1) ?? ''])
        expect(pdf.text, entry.id).toContain(bare(text));
      expect(pdf.links.join(' '), entry.id).toContain('mailto:');
      expect(pdf.links).toContain(`${site}/${entry.id}`);
    }
  });

  test('carry the lines for a requisition, as the page and its structured data do', () => {
    for (const { pdf, entry } of flyers) {
      const { $ } = pageAt(serviceRoute(entry.id));
      const shown = bare($('main').text());
      const structured = bare($('script[type="application/ld+json"]').text());
      const { requisition } = entry.data;
      if (requisition) {
        for (const text of [requisition.effort, requisition.receive]) {
          for (const where of [pdf.text, shown, structured])
            expect(where, entry.id).toContain(bare(text));
        }
        if (requisition.unless)
          for (const where of [pdf.text, shown])
            expect(where, entry.id).toContain(bare(requisition.unless));
        const price = bare(priceText(requisition, company.rates, ui.service));
        for (const where of [pdf.text, shown]) expect(where, entry.id).toContain(price);
        expect(valuesOf($, 'main dl a', 'href'), entry.id).toContain(`${ROUTES.howWeWork}#charges`);
      }
      expect(shown.includes(bare(ui.service.requisition)), entry.id).toBe(
        requisition !== undefined,
      );
    }
  });
});
