import path from 'node:path';
import { type PDFiumLibrary, PDFiumLibrary as Pdfium } from '@hyzyla/pdfium';
import sharp, { type Sharp } from 'sharp';
import { extractLinks, getDocumentProxy } from 'unpdf';
import { compareImages, writeCropped } from './browser/pixels.ts';
import { compareBlocks, type WordChanges } from './compare/text-changes.ts';
import type { Site } from './site.ts';

/** A PDF whose text, links or pages differ. */
export interface DocumentChange {
  path: string;
  pages: { before: number; after: number };
  words: WordChanges;
  /** Targets of links that came and went. */
  links: WordChanges;
  /** Images of the pages that differ: file names in the folder `shots`. */
  shots: { page: number; before?: string; after?: string; difference?: string }[];
}

interface PdfPage {
  text: string;
  image: Buffer;
}

/** Pixels per point: at 1.2 an A4 page is 714 px wide. */
const SCALE = 1.2;

/** Compares the PDFs of two sites. PDFs whose bytes differ but whose text, links and pages do not count as equal. */
export async function compareDocuments(before: Site, after: Site, folder: string): Promise<DocumentChange[]> {
  const isPdf = (file: string) => file.endsWith('.pdf');
  const files = [...new Set([...before.files, ...after.files])].filter(isPdf).sort();
  const differing = files.filter(
    (file) => !(before.files.has(file) && after.files.has(file) && before.read(file).equals(after.read(file))),
  );
  if (differing.length === 0) return [];
  const library = await Pdfium.init();
  try {
    const changes: DocumentChange[] = [];
    for (const file of differing) {
      const change = await compareDocument(library, before, after, file, folder);
      if (change) changes.push(change);
    }
    return changes;
  } finally {
    library.destroy();
  }
}

async function compareDocument(
  library: PDFiumLibrary,
  before: Site,
  after: Site,
  file: string,
  folder: string,
): Promise<DocumentChange | undefined> {
  const read = (site: Site) => (site.files.has(file) ? readPages(library, site.read(file)) : Promise.resolve([]));
  const [was, is] = [await read(before), await read(after)];
  const shots: DocumentChange['shots'] = [];
  for (let at = 0; at < Math.max(was.length, is.length); at++) {
    const [old, now] = [was[at], is[at]];
    const difference = old && now ? await compareImages(old.image, now.image) : undefined;
    if (difference?.share === 0) continue;
    const save = async (what: string, image: Sharp | undefined) => {
      if (!image) return {};
      const name = `${file.replaceAll('/', '--').replace(/\.pdf$/, '')}-page-${at + 1}-${what}.webp`;
      await writeCropped(image, undefined, path.join(folder, name));
      return { [what]: name };
    };
    shots.push({
      page: at + 1,
      ...(await save('before', old && sharp(old.image))),
      ...(await save('after', now && sharp(now.image))),
      ...(await save('difference', difference?.image)),
    });
  }
  const words = compareBlocks(paragraphs(was), paragraphs(is));
  const targets = (site: Site) => (site.files.has(file) ? readLinks(site.read(file)) : []);
  const links = compareBlocks(await targets(before), await targets(after));
  if (words.length + links.length + shots.length === 0) return undefined;
  return { path: `/${file}`, pages: { before: was.length, after: is.length }, words, links, shots };
}

/** The sentences of a PDF. Line breaks and hyphens of the typesetter are removed, so that another line break is no change. */
const paragraphs = (pages: readonly PdfPage[]) =>
  pages.flatMap(({ text }) =>
    text
      .replace(/-\s*\r?\n\s*(?=[a-z])/g, '')
      .replace(/\s+/g, ' ')
      .split(/(?<=[.!?])\s/)
      .filter(Boolean),
  );

async function readPages(library: PDFiumLibrary, bytes: Buffer): Promise<PdfPage[]> {
  const document = await library.loadDocument(bytes);
  try {
    const pages: PdfPage[] = [];
    for (const page of document.pages()) {
      const text = page.getText();
      const { data } = await page.render({
        scale: SCALE,
        render: ({ data: pixels, width, height }) =>
          sharp(pixels, { raw: { width, height, channels: 4 } })
            .png({ compressionLevel: 3 })
            .toBuffer(),
      });
      pages.push({ text, image: Buffer.from(data) });
    }
    return pages;
  } finally {
    document.destroy();
  }
}

async function readLinks(bytes: Buffer): Promise<string[]> {
  // PDF.js takes over the memory of the array it is given, so it is given a copy.
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const { links } = await extractLinks(document);
  await document.loadingTask.destroy();
  return links;
}
