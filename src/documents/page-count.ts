import { getDocumentProxy } from 'unpdf';

/**
 * Number of pages of a PDF.
 * @throws where the bytes are no PDF, or one without a page
 */
export async function pageCount(pdf: Uint8Array): Promise<number> {
  // PDF.js takes over the memory of the array it is given, so it is given a copy.
  const document = await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 });
  const { numPages } = document;
  await document.loadingTask.destroy();
  if (numPages < 1) throw new Error('The PDF has no page.');
  return numPages;
}
