import { z } from 'astro/zod';
import { line } from '../tools.ts';

/** Words that only the documents and the shared pictures print; all else they take from the entries and from interface.yaml. */
export const documentsSchema = z.strictObject({
  kind: z.literal('documents'),
  whitePaper: line('Kind of document, over the title of a white paper', 32),
  flyer: line('Kind of document, over the title of a flyer', 32),
  contents: line('Heading of the table of contents', 32),
  figures: line('Heading of the list of figures', 32),
  tables: line('Heading of the list of tables', 32),
  figure: line('Label of a figure; {n} is its number', 24),
  table: line('First word of a table’s caption, as the texts write it: "Table 1. …"', 24),
  equation: line('First word of a reference to an equation, as the texts write it: "Equation 1"', 24),
  example: line('Title of the worked example’s table', 48),
  quantity: line('Head of the worked example’s first column: what is given or found', 24),
  symbol: line('Head of its column of symbols', 24),
  by: line('Head of its column of equations', 24),
  value: line('Head of its column of values', 24),
  references: line('Heading of the list of standards and literature', 32),
  named: line('Head of the column of pages that name a reference', 24),
  abstract: line('Label of the abstract', 24),
  page: line('Page number; {n} and {count} are filled in', 24),
  readOn: line('Label over the case a flyer leads on to', 32),
  online: line('Label of the address of the page a document was made from', 32),
  card: line('Text alternative of a page’s shared picture; {title} and {figure} are filled in', 48),
  plainCard: line('The same for a page without drawing; {title} and {firm} are filled in', 48),
});
