import { fill } from './fill.ts';

export interface DocumentSize {
  pages: number;
  bytes: number;
}

/**
 * Length and size of a document as a page writes them.
 * @param text with the placeholders {pages} and {size}, the latter in kB
 */
export const documentFacts = (text: string, { pages, bytes }: DocumentSize): string =>
  fill(text, { pages, size: Math.round(bytes / 1000) });
