import { extractLinks, extractText, getDocumentProxy } from 'unpdf';
import { differingFiles, type Site } from '../../lib/node/built-site.ts';
import { compareBlocks } from './compare/text-changes.ts';
import type { Entry, Reason } from './report-data.ts';

/**
 * Compares the text and the links of the PDFs of two sites. Those whose bytes alone differ count as equal.
 * @param moves former paths of pages and documents by their new ones
 */
export async function compareDocuments(before: Site, after: Site, moves: ReadonlyMap<string, string>): Promise<Entry[]> {
  const moved = new Set(moves.values());
  const entries: Entry[] = [];
  for (const file of differingFiles(before, after)) {
    const route = `/${file}`;
    if (!file.endsWith('.pdf') || moved.has(route)) continue;
    const from = moves.get(route);
    const [was, is] = [await readPdf(before.read(from?.slice(1) ?? file)), await readPdf(after.read(file))];
    const words = compareBlocks(was?.sentences ?? [], is?.sentences ?? []);
    const details = compareBlocks(was?.links ?? [], is?.links ?? []);
    const because: Reason[] = [...(words.length > 0 ? (['text'] as const) : []), ...(details.length > 0 ? (['link'] as const) : [])];
    const kind = !was ? 'added' : !is ? 'removed' : from === undefined ? 'changed' : 'moved';
    if (kind !== 'changed' || because.length > 0) entries.push({ route, kind, from, because, words, details, pictures: [] });
  }
  return entries;
}

/** Sentences of a PDF, and the targets of its links. */
async function readPdf(bytes: Buffer | undefined): Promise<{ sentences: string[]; links: string[] } | undefined> {
  if (!bytes) return undefined;
  // PDF.js takes ownership of the array it is given, so it gets a copy.
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const { text } = await extractText(document);
  const { links } = await extractLinks(document);
  await document.loadingTask.destroy();
  // A button and an address can lead to the same page.
  return { sentences: text.flatMap(sentencesOf), links: [...new Set(links)] };
}

/** The sentences of a page. The typesetter's line breaks and hyphens are removed, so that a different line break isn't a change. */
const sentencesOf = (text: string) =>
  text
    .replace(/-\s*\r?\n\s*(?=[a-z])/g, '')
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?])\s/)
    .filter(Boolean);
