import { getDocumentProxy } from 'unpdf';

/**
 * Number of pages of a PDF.
 * @throws if the bytes aren't a PDF, or it has no pages
 */
export async function pageCount(pdf: Uint8Array): Promise<number> {
  // PDF.js takes ownership of the array it is given, so it gets a copy.
  const document = await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 });
  const { numPages } = document;
  await document.loadingTask.destroy();
  if (numPages < 1) throw new Error('The PDF has no pages.');
  return numPages;
}
