import { z } from 'astro/zod';
import { figureSchema } from './figures/index.ts';
import { line, publishing } from './tools.ts';

/** src/content/papers/<slug>.mdx: a long white paper, made into a PDF. `<Figure id="…"/>` in the body places a drawing. */
export const paperSchema = () =>
  z.strictObject({
    title: line('Title on the cover', 90),
    subtitle: line('Subtitle on the cover', 160),
    number: line('Document number', 24),
    revision: line('Revision and date, such as "Revision 2, May 2025"', 40),
    abstract: line('Abstract on the cover', 700, 200),
    figures: z.record(z.string().regex(/^[a-z0-9-]+$/), figureSchema).describe('Drawings of the paper, by key'),
    references: z
      .array(
        z.strictObject({
          id: line('Short form used in the text, such as "DNV-RP-A203"', 32),
          title: line('Full title, publisher, year', 200),
        }),
      )
      .min(1)
      .describe('Standards and literature the text names'),
    ...publishing,
  });

export type PaperData = z.infer<ReturnType<typeof paperSchema>>;
