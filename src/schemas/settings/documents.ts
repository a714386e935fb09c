import { phrase, settingsFile } from '../fields.ts';

/**
 * Texts that only the documents and the Open Graph images show; all others come from the entries
 * and from interface.yaml.
 */
export const documentsSchema = settingsFile('documents', {
  whitePaper: phrase('Kind of document, over the title of a white paper', 32),
  flyer: phrase('Kind of document, over the title of a flyer', 32),
  contents: phrase('Heading of the table of contents', 32),
  figures: phrase('Heading of the list of figures', 32),
  tables: phrase('Heading of the list of tables', 32),
  figure: phrase('Label of a figure; {n} is its number', 24),
  table: phrase('First word of a table’s caption, as the texts write it: "Table 1. …"', 24),
  equation: phrase(
    'First word of a reference to an equation, as the texts write it: "Equation 1"',
    24,
  ),
  example: phrase('Title of the worked example’s table', 48),
  quantity: phrase('Heading of the worked example’s first column: what is given or found', 24),
  symbol: phrase('Heading of its column of symbols', 24),
  by: phrase('Heading of its column of equations', 24),
  value: phrase('Heading of its column of values', 24),
  references: phrase('Heading of the list of standards and literature', 32),
  citedOn: phrase('Heading of the column of pages that name a reference', 24),
  summary: phrase('Label of the lines for the manager who pays', 24),
  abstract: phrase('Label of the abstract', 24),
  page: phrase('Page number; {n} and {count} are filled in', 24),
  readOn: phrase('Label over the case that a flyer links to', 32),
  online: phrase('Label of the URL of the page that a document was made from', 32),
  card: phrase(
    'Text alternative of a page’s Open Graph image; {title} and {figure} are filled in',
    48,
  ),
  plainCard: phrase('The same for a page without a drawing; {title} and {firm} are filled in', 48),
});
