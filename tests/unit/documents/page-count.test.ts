import { expect, test } from 'vitest';
import { pageCount } from '../../../src/documents/page-count.ts';

/** A PDF of so many empty pages. */
const pdfOf = (pages: number) => {
  const numbers = Array.from({ length: pages }, (_, at) => at + 3);
  const objects = [
    '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n',
    `2 0 obj\n<< /Type /Pages /Kids [${numbers.map((number) => `${number} 0 R`).join(' ')}] /Count ${pages} >>\nendobj\n`,
    ...numbers.map((number) => `${number} 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>\nendobj\n`),
  ];
  return new TextEncoder().encode(`%PDF-1.7\n${objects.join('')}trailer\n<< /Root 1 0 R >>\n%%EOF\n`);
};

test('counts the pages and leaves the bytes as they are', async () => {
  const pdf = pdfOf(3);
  const { length } = pdf;
  expect(await pageCount(pdf)).toBe(3);
  expect(pdf).toHaveLength(length);
});

test('a PDF without a page and what is no PDF are errors', async () => {
  await expect(pageCount(pdfOf(0))).rejects.toThrow('The PDF has no page.');
  await expect(pageCount(new TextEncoder().encode('/Type /Pages /Count 2'))).rejects.toThrow('Invalid PDF structure');
});
