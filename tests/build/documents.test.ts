// cspell:words alts
import { describe, expect, test } from 'vitest';
import { isFramed } from '../../src/config/routes.ts';
import { bytesOf, files, pageAt, pages } from '../support/dist.ts';
import { valuesOf } from '../support/html.ts';
import { bare, readPdf } from '../support/pdf.ts';

/** The cases of the fixture whose white paper is made from their own text. */
const CASES = ['pinion-noise', 'seal-leak', 'slow-start'];
const published = files
  .map((file) => `/${file}`)
  .filter((file) => file.endsWith('.pdf') && !isFramed(file));
const read = await Promise.all(
  published.map(async (file) => {
    const bytes = bytesOf(file);
    return { file, bytes, pdf: await readPdf(bytes) };
  }),
);

function documentAt(file: string) {
  const found = read.find((each) => each.file === file);
  if (!found) throw new Error(`No document was made at ${file}.`);
  return found;
}
const pdfAt = (file: string) => documentAt(file).pdf;
const firstPageOf = (file: string) => bare(pdfAt(file).pages[0] ?? '');
/** What a page shows, and what it tells search engines. */
const shownAt = (route: string) => bare(pageAt(route).$('main').text());
const structuredAt = (route: string) =>
  bare(pageAt(route).$('script[type="application/ld+json"]').text());

function expectAll(texts: readonly string[], places: readonly string[]): void {
  for (const text of texts) for (const place of places) expect(place).toContain(bare(text));
}

describe('the documents', () => {
  test('are one for each paper, case, flyer and list', () => {
    const names = ['checklist', 'coupling-wear', 'flyers/gear-review', 'flyers/seal-training'];
    names.push('pinion-noise', 'seal-leak', 'seal-qualification', 'slow-start', 'supplier-file');
    expect(published.toSorted()).toEqual(names.map((name) => `/documents/${name}.pdf`));
  });

  test('are accessible, small and without a trace of a fault', () => {
    const routes = new Set(pages.map(({ route }) => route));
    for (const { file, bytes, pdf } of read) {
      expect(pdf, file).toMatchObject({
        title: expect.stringMatching(/\S/),
        language: 'en-GB',
        tagged: true,
        ua: '1',
      });
      expect(pdf.outline.length, file).toBeGreaterThan(1);
      expect(pdf.alts, file).not.toContain('');
      expect(pdf.links.length, file).toBeGreaterThan(0);
      const own = pdf.links
        .map((url) => new URL(url))
        .filter(({ host }) => host === 'halden.example');
      expect(
        own.filter(({ pathname }) => !routes.has(pathname)),
        file,
      ).toEqual([]);
      expect(bytes.length, file).toBeLessThan(500_000);
      expect(pdf.text, file).not.toMatch(/undefined|NaN|\[object|\{\w+\}/);
    }
  });
});

describe('the white papers', () => {
  test('of their own list their headings and figures, and name their references at the end', () => {
    const { title, pages, outline } = pdfAt('/documents/coupling-wear.pdf');
    expect(title).toBe('Why couplings wear');
    const headings = ['What is asked', 'What is measured', 'What follows'];
    const figures = [
      'Critical speed below the running range',
      'Failures before the change',
      'Life used by hours and by starts',
    ];
    expectAll([...headings, ...figures], [bare(pages[1] ?? '')]);
    for (const heading of headings)
      expect(outline).toContainEqual(expect.stringContaining(heading));
    expectAll(['API 692'], [bare(pages.slice(-2).join(''))]);
  });

  test('of the cases have 2 to 5 pages, and the case’s own quote, figure and plate', () => {
    for (const name of CASES) {
      const { length } = pdfAt(`/documents/${name}.pdf`).pages;
      expect([2, 3, 4, 5], name).toContain(length);
    }
    const { title, alts, text } = pdfAt('/documents/pinion-noise.pdf');
    expect(title).toBe('Notes on pinion noise');
    expect(alts).toEqual([
      'Spectrum to 500 Hz. Running speed 49.7 Hz at 1.8 mm/s, vane pass 347.9 Hz at 3.2 mm/s with sidebands.',
    ]);
    expectAll(
      [
        'Nobody had looked at the pinion noise while the machine was running.',
        'Vane pass stands out',
        'Two compressors of 4 MW',
        'Gearbox at 1.8 mm/s and 3.2 mm/s, a pinion',
      ],
      [text],
    );
  });

  test('open with their summary, and name author and reviewer with links to their bios', () => {
    const summary = [
      'A coupling that wears is seen in a log of one week.',
      'The part need not be ordered a fourth time.',
    ];
    expectAll(summary, [firstPageOf('/documents/coupling-wear.pdf')]);
    for (const file of ['/documents/coupling-wear.pdf', '/documents/pinion-noise.pdf']) {
      expectAll(['Astrid Vale', 'Bram Osei'], [firstPageOf(file)]);
      for (const id of ['astrid-vale', 'bram-osei'])
        expect(pdfAt(file).links, file).toContain(`https://halden.example/about-us#${id}`);
    }
  });
});

describe('the page of a case', () => {
  const biosAt = (route: string) => valuesOf(pageAt(route).$, 'main a[href^="/about-us#"]', 'href');
  /** How long and how large a document is, as the fixture says it. */
  const factsOf = (name: string) => {
    const { pdf, bytes } = documentAt(`/documents/${name}.pdf`);
    return `PDF, ${pdf.pages.length} pages, ${Math.round(bytes.length / 1000)} kB`;
  };

  test('names author and reviewer too, and its structured data the author', () => {
    const route = '/case-studies/pinion-noise';
    expect(biosAt(route).sort()).toEqual(['/about-us#astrid-vale', '/about-us#bram-osei']);
    expect(structuredAt(route)).toContain(bare('"name":"Bram Osei"'));
    expect(biosAt('/case-studies/slow-start')).toEqual([]);
  });

  test('says what is in its white paper, how many pages and how large', () => {
    for (const name of CASES)
      expectAll(
        [factsOf(name), 'What was found', 'What was measured', 'What changed'],
        [shownAt(`/case-studies/${name}`)],
      );
    for (const [route, paper] of [
      ['/case-studies/coupling-wear', 'coupling-wear'],
      ['/case-studies/seal-trial', 'seal-qualification'],
    ] as const)
      expectAll([factsOf(paper), 'What is asked', 'What follows'], [shownAt(route)]);
  });

  test('and each other link to a dialog say how many pages the document has and how large it is', () => {
    for (const name of CASES) {
      const said = pages.flatMap(({ $ }) =>
        valuesOf($, `a[data-file$="/${name}.pdf"]`, 'data-about'),
      );
      expect(new Set(said), name).toEqual(new Set([factsOf(name)]));
    }
  });
});

describe('the flyers', () => {
  test('say what changes, the idea, a use case and whom to ask', () => {
    const { text, links } = pdfAt('/documents/flyers/gear-review.pdf');
    expectAll(
      ['A crew that guessed about gear review can read the log by itself and knows when to call.'],
      [firstPageOf('/documents/flyers/gear-review.pdf')],
    );
    expectAll(
      [
        'Each finding on gear review names the instrument and the hour it rests on.',
        'Duty point close to surge',
        'A bolt was tightened. The part ordered for the fourth time is on the shelf, and has stayed there for two years.',
      ],
      [text],
    );
    expect(links.join(' ')).toContain('mailto:');
    expect(links).toContain('https://halden.example/gear-review');
  });

  test('carry the lines for a requisition, as the page and its structured data do', () => {
    const route = '/gear-review';
    const flyer = pdfAt('/documents/flyers/gear-review.pdf').text;
    const effort = '6 engineer-days, two engineers, note in 2 weeks';
    const receive =
      'The log of the week with one spectrum, and a note of two pages that two people have signed.';
    const unless = 'You need not call us if the bolt beside the part has not been tried yet.';
    const price = '€6,000, rounded, at €1,050 an engineer-day, plus travel and VAT';
    expectAll([effort, receive], [flyer, shownAt(route), structuredAt(route)]);
    expectAll([unless, price], [flyer, shownAt(route)]);
    expect(valuesOf(pageAt(route).$, 'main dl a', 'href')).toContain('/how-we-work#charges');
  });

  test('and pages have the price of each purpose, or none', () => {
    const prices =
      '€4,000 for one shift; €8,000 to €13,000 for all shifts, rounded, at €900 an engineer-day';
    const flyer = pdfAt('/documents/flyers/seal-training.pdf').text;
    expectAll([prices], [flyer, shownAt('/seal-training')]);
    expect(shownAt('/seal-training')).toContain(bare('For a requisition'));
    expect(shownAt('/seal-qualification')).not.toContain(bare('For a requisition'));
  });
});
