import { z } from 'zod';
import { key, line, publishing, type SchemaContext, signatures, textDate } from './fields.ts';
import { figureSchema } from './figures/index.ts';

/**
 * src/content/papers/<slug>.mdx: a white paper, made into a PDF. `<Figure id="…"/>` and `<Case />`
 * in the body place drawings and case, `<Equation id="…"/>` and `<Example />` what its calculation
 * holds (`calculation.ts`).
 */
export const paperSchema = (schemaContext: SchemaContext) =>
  z.strictObject({
    title: line('Title on the cover', 90),
    subtitle: line('Subtitle on the cover', 160),
    number: line('Document number', 24),
    ...signatures(schemaContext),
    summary: z
      .array(line('What the manager who pays has to know', 100, 20))
      .min(1)
      .max(5)
      .optional()
      .describe('Up to five lines for the manager who pays, at the top of the first page'),
    revision: textDate(
      'Revision and date, such as "Revision 2, May 2025"',
      40,
      (text) => text.split(', ')[1] ?? '',
    ),
    abstract: line('Abstract on the cover', 700, 200),
    figures: z
      .record(key('Key of a drawing'), figureSchema)
      .describe('Drawings of the paper, by key'),
    references: z
      .array(schemaContext.reference('literature'))
      .default([])
      .describe(
        'Standards and literature mentioned in the text, by their short form in literature.yaml; the PDF lists them in this order',
      ),
    ...publishing,
  });

export type PaperData = z.infer<ReturnType<typeof paperSchema>>;
