import { extractLinks, extractText, getDocumentProxy } from 'unpdf';
import type { Facets } from './facets.ts';

/**
 * Sentences of a PDF, and the targets of its links. Nothing else of it is compared, so one whose
 * bytes alone differ counts as equal.
 */
export async function documentFacets(bytes: Buffer): Promise<Facets> {
  // PDF.js takes ownership of the array it is given, so it gets a copy.
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const { text } = await extractText(document);
  const { links } = await extractLinks(document);
  await document.loadingTask.destroy();
  // A button and an address can lead to the same page.
  return { text: text.flatMap(sentencesOf), link: [...new Set(links)] };
}

/** Without the typesetter's hyphens, so that a different line break isn't a change. */
const sentencesOf = (text: string) =>
  text
    .replace(/-\s*\r?\n\s*(?=[a-z])/g, '')
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?])\s/)
    .filter(Boolean);
