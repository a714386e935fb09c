import path from 'node:path';
import { type PDFiumLibrary, PDFiumLibrary as Pdfium } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { extractLinks, getDocumentProxy } from 'unpdf';
import { comparePictures } from './browser/pixels.ts';
import { pictureName } from './browser/shots.ts';
import { compareBlocks, type WordChanges } from './compare/text-changes.ts';
import type { Pictures } from './reviewed.ts';
import type { Site } from './site.ts';

/** A PDF whose text, links or pages differ. */
export interface DocumentChange {
  route: string;
  /** Former path of a document that moved. */
  from?: string | undefined;
  pages: { before: number; after: number };
  words: WordChanges;
  /** Targets of links that came and went. */
  links: WordChanges;
  /** Images of the pages that differ. */
  pictures: Pictures[];
}

interface PdfPage {
  text: string;
  image: Buffer;
}

/** Pixels per point: at 1.2 an A4 page is 714 px wide. */
const SCALE = 1.2;

/**
 * Compares the PDFs of two sites. PDFs whose bytes differ but whose text, links and pages do not count as equal.
 * @param moves former paths of pages and documents by their new ones
 */
export async function compareDocuments(
  before: Site,
  after: Site,
  folder: string,
  moves: ReadonlyMap<string, string> = new Map(),
): Promise<DocumentChange[]> {
  const moved = new Set(moves.values());
  const files = [...new Set([...before.files, ...after.files])].filter((file) => file.endsWith('.pdf') && !moved.has(`/${file}`)).sort();
  const differing = files.flatMap((file): Pair[] => {
    const route = `/${file}`;
    const from = moves.get(route);
    const [old, now] = [contentAt(before, from ?? route), contentAt(after, route)];
    return from === undefined && old && now?.equals(old) ? [] : [{ route, from, bytes: [old, now] }];
  });
  if (differing.length === 0) return [];
  const library = await Pdfium.init();
  try {
    const changes: DocumentChange[] = [];
    for (const pair of differing) {
      const change = await compareDocument(library, pair, folder);
      if (change) changes.push(change);
    }
    return changes;
  } finally {
    library.destroy();
  }
}

/** A PDF before and after; undefined where it is not there. */
interface Pair {
  route: string;
  from: string | undefined;
  bytes: [Buffer | undefined, Buffer | undefined];
}

const contentAt = (site: Site, route: string) => (site.files.has(route.slice(1)) ? site.read(route.slice(1)) : undefined);

async function compareDocument(library: PDFiumLibrary, { route, from, bytes }: Pair, folder: string): Promise<DocumentChange | undefined> {
  const [was = [], is = []] = await Promise.all(bytes.map((each) => readPages(library, each)));
  const pictures: Pictures[] = [];
  for (let at = 0; at < Math.max(was.length, is.length); at++) {
    const [old, now] = [was[at], is[at]];
    const picture = path.join(folder, `${pictureName(route)}-page-${at + 1}`);
    const { files } = await comparePictures(old?.image, now?.image, picture);
    if (Object.keys(files).length > 0) pictures.push({ title: `Page ${at + 1}`, note: '', files });
  }
  const words = compareBlocks(sentences(was), sentences(is));
  const [old = [], now = []] = await Promise.all(bytes.map(readLinks));
  const links = compareBlocks(old, now);
  if (from === undefined && words.length + links.length + pictures.length === 0) return undefined;
  return { route, from, pages: { before: was.length, after: is.length }, words, links, pictures };
}

/** The sentences of a PDF. Line breaks and hyphens of the typesetter are removed, so that another line break is no change. */
const sentences = (pages: readonly PdfPage[]) =>
  pages.flatMap(({ text }) =>
    text
      .replace(/-\s*\r?\n\s*(?=[a-z])/g, '')
      .replace(/\s+/g, ' ')
      .split(/(?<=[.!?])\s/)
      .filter(Boolean),
  );

async function readPages(library: PDFiumLibrary, bytes: Buffer | undefined): Promise<PdfPage[]> {
  if (!bytes) return [];
  const document = await library.loadDocument(bytes);
  try {
    const pages: PdfPage[] = [];
    for (const page of document.pages()) {
      const text = page.getText();
      const { data } = await page.render({
        scale: SCALE,
        render: ({ data: pixels, width, height }) =>
          sharp(pixels, { raw: { width, height, channels: 4 } })
            .png({ compressionLevel: 0 })
            .toBuffer(),
      });
      pages.push({ text, image: Buffer.from(data) });
    }
    return pages;
  } finally {
    document.destroy();
  }
}

async function readLinks(bytes: Buffer | undefined): Promise<string[]> {
  if (!bytes) return [];
  // PDF.js takes over the memory of the array it is given, so it is given a copy.
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const { links } = await extractLinks(document);
  await document.loadingTask.destroy();
  // A button and an address can lead to the same page.
  return [...new Set(links)];
}
