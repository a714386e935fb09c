// cspell:words alts nendobj
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { documentFile, flyerFile } from '../../src/config/routes.ts';
import { wordsOf } from '../support/content.ts';
import { DIST, files, pages } from '../support/dist.ts';
import { LAUNCH } from '../support/launch.ts';
import { none } from '../support/none.ts';
import { bare, readPdf } from '../support/pdf.ts';

const papers = wordsOf('papers');
const cases = wordsOf('cases').filter(({ data }) => !data.whitePaper.paper);
/** Each case has a white paper, and each service but one a flyer. */
const AT_LEAST = LAUNCH.subjects.length + LAUNCH.services.length - 1;
const services = wordsOf('services').filter(({ data }) => data.download.kind === 'flyer');
const built = (address: string) => fs.readFileSync(path.join(DIST, address));
const { site } = wordsOf('settings').flatMap(({ data }) => (data.kind === 'company' ? [data] : []))[0] ?? { site: '' };

interface Made {
  name: string;
  bytes: Buffer;
  pdf: ReturnType<typeof readPdf>;
}
const make = (address: string): Made => ({ name: address, bytes: built(address), pdf: readPdf(built(address)) });
const long = papers.map(({ id }) => make(documentFile(id)));
const short = cases.map((entry) => ({ entry, ...make(documentFile(entry.id)) }));
const flyers = services.map((entry) => ({ entry, ...make(flyerFile(entry.id)) }));
const all: Made[] = [...long, ...short, ...flyers];

/** What is wrong with a document, whatever its kind. */
function faults({ bytes, pdf }: Pick<Made, 'bytes' | 'pdf'>): string[] {
  const routes = new Set(pages.map(({ route }) => route));
  const dead = pdf.links.filter((url) => url.startsWith(site) && !routes.has(new URL(url).pathname));
  return [
    ...(pdf.title ? [] : ['no title']),
    ...(pdf.language === 'en-GB' ? [] : [`language ${pdf.language || 'not set'}`]),
    ...(pdf.tagged ? [] : ['not tagged']),
    ...(pdf.ua === '1' ? [] : ['no PDF/UA-1']),
    ...(pdf.outline.length > 1 ? [] : ['no bookmarks']),
    ...(pdf.alts.some((alt) => alt.length > 40) && pdf.alts.every((alt) => alt.length > 0) ? [] : ['a figure without text alternative']),
    ...(pdf.links.length > 0 ? dead.map((url) => `dead link ${url}`) : ['no link']),
    ...(bytes.length < 500_000 ? [] : [`${bytes.length} bytes`]),
    ...(/undefined|NaN|\[object|\{\w+\}/.exec(pdf.text) ?? []),
  ];
}

describe('the documents', () => {
  test('are one for each long paper, each other case and each service with a flyer, and no more', () => {
    expect(
      files
        .filter((file) => file.endsWith('.pdf'))
        .map((file) => `/${file}`)
        .sort(),
    ).toEqual(all.map(({ name }) => name).sort());
    expect(all.length).toBeGreaterThanOrEqual(AT_LEAST);
  });

  test('have title, language, tags, bookmarks, text alternatives and live links, and are small', () =>
    none(all.flatMap((made) => faults(made).map((fault) => `${made.name}: ${fault}`))));

  test('are there for every case and service that offers one', () => {
    const offered = [
      ...wordsOf('cases').map(({ id, file, data }) => ({
        file,
        document: documentFile((data.whitePaper.paper as string | undefined) ?? id),
      })),
      ...services.map(({ id, file }) => ({ file, document: flyerFile(id) })),
    ];
    none(
      offered
        .filter(({ document }) => !files.includes(document.slice(1)))
        .map(({ file, document }) => `${file}: ${document} was not built`),
    );
  });

  test('a bare file is found', () => {
    const bytes = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Kids [] >>\nendobj\n');
    expect(faults({ bytes, pdf: readPdf(bytes) })).toHaveLength(7);
  });
});

describe('the white papers', () => {
  test('those with a file of their own have 6 to 12 pages, contents and every reference', () => {
    for (const { pdf, name } of long) {
      const { data, body } = papers.find(({ id }) => documentFile(id) === name) ?? {};
      expect(pdf.pages.length, name).toBeGreaterThanOrEqual(6);
      expect(pdf.pages.length, name).toBeLessThanOrEqual(12);
      expect(pdf.title).toBe(data?.title);
      for (const head of body?.match(/(?<=^## ).*/gm) ?? []) {
        expect(bare(pdf.pages[1] ?? ''), head).toContain(bare(head));
        expect(
          pdf.outline.some((entry) => entry.endsWith(head)),
          head,
        ).toBe(true);
      }
      for (const { id } of data?.references ?? []) expect(bare(pdf.pages.at(-1) ?? ''), id).toContain(bare(id));
    }
  });

  test('those of the cases have 3 to 5 pages and the case’s own words', () => {
    for (const { pdf, entry } of short) {
      const { data, body } = entry;
      expect(pdf.pages.length, entry.id).toBeGreaterThanOrEqual(3);
      expect(pdf.pages.length, entry.id).toBeLessThanOrEqual(5);
      expect(pdf.title).toBe(data.whitePaper.title);
      expect(pdf.alts).toEqual([data.figure.alt]);
      for (const text of [data.quote, data.figure.title, ...data.plate.map(({ value }) => value)])
        expect(pdf.text, entry.id).toContain(bare(text));
      expect(pdf.text).toContain(bare(lastSentence(body)));
    }
  });
});

describe('the flyers', () => {
  test('are one sheet with what changes, the idea, a use case and whom to ask', () => {
    for (const { pdf, entry } of flyers) {
      const { transformation, controllingIdea, figure, useCase } = entry.data;
      expect(pdf.pages.length, entry.id).toBeLessThanOrEqual(2);
      expect(bare(pdf.pages[0] ?? ''), entry.id).toContain(bare(transformation));
      for (const text of [controllingIdea, figure.title, useCase.trim().split('\n\n').at(-1) ?? ''])
        expect(pdf.text, entry.id).toContain(bare(text));
      expect(
        pdf.links.some((url) => url.startsWith('mailto:')),
        entry.id,
      ).toBe(true);
      expect(pdf.links).toContain(`${site}/${entry.id}`);
    }
  });
});

/** The end of a text, up to its last link or mark of emphasis: those are set between the words. */
const lastSentence = (body: string) =>
  body
    .trim()
    .split('\n')
    .at(-1)
    ?.split(/[[\]*]|\([^)]*\)/)
    .find((part) => part.trim().length > 20) ?? '';
