import path from 'node:path';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { extractLinks, getDocumentProxy } from 'unpdf';
import { differingFiles, type Site } from '../../lib/node/built-site.ts';
import { comparePictures } from './browser/pixels.ts';
import { pictureName } from './browser/shots.ts';
import { compareBlocks, countChangedWords } from './compare/text-changes.ts';
import type { ItemReport, Reason } from './report-schema.ts';
import type { Item, Pictures } from './reviewed.ts';

/** Pixels per point: at 1.2 an A4 page is 714 px wide. */
const SCALE = 1.2;

/**
 * Compares the PDFs of two sites. PDFs whose bytes differ but whose text, links and pages do not count as equal.
 * @param moves former paths of pages and documents by their new ones
 */
export async function compareDocuments(before: Site, after: Site, folder: string, moves: ReadonlyMap<string, string>): Promise<Item[]> {
  const moved = new Set(moves.values());
  const files = differingFiles(before, after).filter((file) => file.endsWith('.pdf') && !moved.has(`/${file}`));
  const library = await PDFiumLibrary.init();
  try {
    const items: Item[] = [];
    for (const file of files) {
      const route = `/${file}`;
      const from = moves.get(route);
      const was = await readPdf(library, before.read(from?.slice(1) ?? file));
      const item = await itemOf(route, was, await readPdf(library, after.read(file)), folder);
      if (from !== undefined) items.push({ ...item, report: { ...item.report, kind: 'moved', from } });
      else if (item.words.length + item.details.length + item.pictures.length > 0) items.push(item);
    }
    return items;
  } finally {
    library.destroy();
  }
}

async function itemOf(route: string, was: Pdf, is: Pdf, folder: string): Promise<Item> {
  const pictures: Pictures[] = [];
  for (let at = 0; at < Math.max(was.images.length, is.images.length); at++) {
    const picture = path.join(folder, `${pictureName(route)}-page-${at + 1}`);
    const { files } = await comparePictures(was.images[at], is.images[at], picture);
    if (Object.keys(files).length > 0) pictures.push({ title: `Page ${at + 1}`, note: '', files });
  }
  const words = compareBlocks(was.sentences, is.sentences);
  const details = compareBlocks(was.links, is.links);
  const because: Reason[] = [];
  if (words.length > 0) because.push('text');
  if (details.length > 0) because.push('link');
  // Different words always look different.
  if (words.length === 0 && pictures.length > 0) because.push('look');
  const kind = was.images.length === 0 ? 'added' : is.images.length === 0 ? 'removed' : 'changed';
  const report: ItemReport = { route, kind, because, words: countChangedWords(words), fresh: [], looks: [], codeOnly: false };
  return { report, words, details, pictures };
}

/** A PDF; everything is empty for a missing document. */
interface Pdf {
  sentences: string[];
  /** Each page as PNG. */
  images: Buffer[];
  /** Targets of its links. */
  links: string[];
}

async function readPdf(library: PDFiumLibrary, bytes: Buffer | undefined): Promise<Pdf> {
  if (!bytes) return { sentences: [], images: [], links: [] };
  const document = await library.loadDocument(bytes);
  const texts: string[] = [];
  const images: Buffer[] = [];
  for (const page of document.pages()) {
    texts.push(page.getText());
    const { data, width, height } = await page.render({ scale: SCALE });
    images.push(
      await sharp(data, { raw: { width, height, channels: 4 } })
        .png({ compressionLevel: 0 })
        .toBuffer(),
    );
  }
  document.destroy();
  return { sentences: sentencesOf(texts), images, links: await linksOf(bytes) };
}

/** The sentences of pages. The typesetter's line breaks and hyphens are removed, so that a different line break isn't a change. */
const sentencesOf = (texts: readonly string[]) =>
  texts.flatMap((text) =>
    text
      .replace(/-\s*\r?\n\s*(?=[a-z])/g, '')
      .replace(/\s+/g, ' ')
      .split(/(?<=[.!?])\s/)
      .filter(Boolean),
  );

async function linksOf(bytes: Buffer): Promise<string[]> {
  // PDF.js takes ownership of the array it is given, so it gets a copy.
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const { links } = await extractLinks(document);
  await document.loadingTask.destroy();
  // A button and an address can lead to the same page.
  return [...new Set(links)];
}
