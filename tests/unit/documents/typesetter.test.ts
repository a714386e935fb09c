import { getEntry } from 'astro:content';
import { describe, expect, test } from 'vitest';
import { getCases } from '../../../src/data/cases.ts';
import {
  casePaperOf,
  flyerData,
  getDocumentSettings,
  getPapers,
} from '../../../src/data/documents.ts';
import { type CasePaper, casePaperData } from '../../../src/documents/case-paper.ts';
import { compile } from '../../../src/documents/compiler.ts';
import { flyerTemplateData } from '../../../src/documents/flyer.ts';
import { typesetCasePaper, typesetFlyer, typesetPaper } from '../../../src/documents/index.ts';
import { pageCount } from '../../../src/documents/page-count.ts';
import { bare, readPdf } from '../../support/pdf.ts';

// What a build typesets.
const settings = await getDocumentSettings();
const papers = await getPapers();
const found = <T>(entry: T | undefined): T => {
  if (!entry) throw new Error('The fixture lacks this entry.');
  return entry;
};
const paperInput = (name: string) => found(papers.find(({ id }) => id === name));
const input = await casePaperOf(found((await getCases()).find(({ id }) => id === 'seal-leak')));
const flyer = await flyerData(found(await getEntry('services', 'gear-review')));
const compileCase = (paper: CasePaper) => compile('case', casePaperData(paper, settings));

/** What Typst would parse as markup, as a text shows it. */
const SIGNS = [
  '#panic("out")',
  '#import',
  '$x^2$',
  '@ref',
  '<label>',
  '[b]',
  '*star*',
  '_under_',
  '`tick`',
  'back\\slash',
  'a ~ b',
  '// note',
  '= head',
  '/* off */',
];
/**
 * The same as a writer types it: what Markdown would read is escaped. Quotation marks are set as in
 * print.
 */
const typed = (sign: string) => sign.replace('<', '&lt;').replace(/[[\]*_`\\]/g, '\\$&');
const printed = (sign: string) => bare(sign.replace(/"(.*)"/, '“$1”'));

test('characters that Typst would parse as markup are printed as written', async () => {
  const plate = SIGNS.slice(0, 5).map((value) => ({ label: value, value }));
  const body = `## ${SIGNS[0]}\n\n${SIGNS.map((sign) => `Sign ${typed(sign)} end.`).join('\n\n')}\n\n| ${SIGNS[1]} |\n|---|\n| ${SIGNS[2]} |`;
  const { text } = await readPdf(
    await compileCase({ ...input, body, data: { ...input.data, title: SIGNS.join(' '), plate } }),
  );
  for (const sign of SIGNS) expect(text).toContain(`Sign${printed(sign)}end.`);
  expect(text).toContain(bare(SIGNS.join('')));
});

test('the bytes of a document are the same twice, whatever was set between', async () => {
  const data = casePaperData(input, settings);
  const first = await compile('case', data);
  await compile('flyer', flyerTemplateData(flyer, settings, 110));
  expect(Buffer.compare(await compile('case', data), first)).toBe(0);
});

test('a character that no font has is a box, and a sign of mathematics is set from the font of equations', async () => {
  const { text } = await readPdf(
    await typesetCasePaper(
      { ...input, id: 'test-box', body: 'A 漢字 sign and an angle ∠ of it.' },
      settings,
    ),
  );
  expect(text).toContain(bare('A □□ sign and an angle ∠ of it.'));
});

describe('what cannot be set is refused with the name of its file', () => {
  // One that can’t be parsed is found by the content check, which asks the same compiler.
  test('an equation of a paper without a calculation', async () => {
    const without = { ...paperInput('coupling-wear'), id: 'test-refused', calculation: undefined };
    await expect(typesetPaper(without, settings)).rejects.toThrow(
      /^src\/content\/papers\/coupling-wear\.mdx:/,
    );
    const words = { ...without, body: '## What was found\n\nA paper may do without equations.' };
    expect((await typesetPaper(words, settings)).length).toBeGreaterThan(10_000);
  });
});

test('a flyer shortens its parts until it fits one sheet', async () => {
  const useCase = {
    problem: 'word '.repeat(150),
    approach: 'word '.repeat(150),
    outcome: 'word '.repeat(150),
  };
  expect(
    await pageCount(
      await compile('flyer', flyerTemplateData({ ...flyer, useCase }, settings, 110)),
    ),
  ).toBe(3);
  expect(
    (await readPdf(await typesetFlyer({ ...flyer, id: 'test-long', useCase }, settings))).pages,
  ).toHaveLength(2);
});
