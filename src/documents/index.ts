/*
 * Each document is typeset once for its content and then read from `.cache`. Two builds give the
 * same bytes: a document contains no dates except those in its text.
 */
import type { DocumentSize } from '../lib/document-facts.ts';
import { cached } from '../lib/node/cached.ts';
import { type CasePaper, casePaperData } from './case-paper.ts';
import { checklistData } from './checklist.ts';
import { compile } from './compiler.ts';
import type { Template } from './compiler-thread.ts';
import { type Flyer, flyerTemplateData } from './flyer.ts';
import type { DocumentSettings } from './frame.ts';
import { fromMdx } from './from-mdx.ts';
import { textOfInline } from './inline.ts';
import { pageCount } from './page-count.ts';
import { type Paper, paperData } from './paper.ts';
import { supplierFileData } from './supplier-file.ts';

export type { DocumentSettings } from './frame.ts';

type Typeset<Input> = (input: Input, settings: DocumentSettings) => Promise<Uint8Array>;

/** Makes a PDF of an input, by way of what its template expects. */
const typesetter =
  <Input extends { file: string; id?: string }>(
    template: Template,
    dataOf: (input: Input, settings: DocumentSettings) => object,
  ): Typeset<Input> =>
  (input, settings) => {
    const name = input.id === undefined ? template : `${template}/${input.id}`;
    return cached('documents', name, { input, settings }, () =>
      typesetTemplate(template, input.file, dataOf(input, settings)),
    );
  };

/** A long white paper of `src/content/papers` as PDF. */
export const typesetPaper = typesetter('paper', paperData);
/** The white paper of a case, made from the case's own text, as PDF. */
export const typesetCasePaper = typesetter('case', casePaperData);
/** What to have to hand before a call, as PDF. */
export const typesetChecklist = typesetter('checklist', checklistData);
/** What a buyer's vendor form asks for, as PDF. */
export const typesetSupplierFile = typesetter('supplier-file', supplierFileData);

/** The white paper of a case: one of `src/content/papers`, or one made from the case's own text. */
type WhitePaper = { paper: Paper } | { casePaper: CasePaper };

/** Length and size of a document. */
export const documentSize = async (pdf: Uint8Array): Promise<DocumentSize> => ({
  pages: await pageCount(pdf),
  bytes: pdf.length,
});

/** Subtitle, number of pages, size and section headings of a white paper, for its page. */
export interface PaperFacts extends DocumentSize {
  subtitle?: string;
  contents: string[];
}

export async function paperFacts(
  source: WhitePaper,
  settings: DocumentSettings,
): Promise<PaperFacts> {
  if ('casePaper' in source) {
    const { casePaper } = source;
    return sizeAndContents(casePaper, await typesetCasePaper(casePaper, settings), settings);
  }
  const { paper } = source;
  const facts = await sizeAndContents(paper, await typesetPaper(paper, settings), settings);
  return { ...facts, subtitle: paper.data.subtitle };
}

const sizeAndContents = async (
  { file, body }: { file: string; body: string },
  pdf: Uint8Array,
  settings: DocumentSettings,
): Promise<PaperFacts> => ({
  ...(await documentSize(pdf)),
  contents: fromMdx(body, file, settings).flatMap((block) =>
    block.t === 'heading' && block.level === 1 ? [textOfInline(block.c)] : [],
  ),
});

/** Numbers of words for each part of a flyer, tried in turn until the flyer fits one sheet. */
const FLYER_WORDS = [110, 80, 50, 0];
/** Number of pages: the front and back of one sheet. */
const FLYER_PAGES = 2;

/** The flyer of a service as PDF: one sheet, if at least its shortest version fits one. */
export const typesetFlyer: Typeset<Flyer> = (flyer, settings) =>
  cached('documents', `flyer/${flyer.id}`, { flyer, settings }, async () => {
    let pdf: Uint8Array = new Uint8Array();
    for (const maxWords of FLYER_WORDS) {
      const data = flyerTemplateData(flyer, settings, maxWords);
      pdf = await typesetTemplate('flyer', flyer.file, data);
      if ((await pageCount(pdf)) <= FLYER_PAGES) break;
    }
    return pdf;
  });

/** @throws with the content file and the compiler's message */
async function typesetTemplate(template: Template, file: string, data: object) {
  try {
    return await compile(template, data);
  } catch (error) {
    throw new Error(`${file}: its document could not be typeset. ${(error as Error).message}`);
  }
}
