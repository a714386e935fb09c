import { z } from 'zod';
import { code } from './fields.ts';

/** A quantity's name in expressions. */
export const identifier = z.string().regex(/^[A-Za-z]\w*$/, 'a name without spaces, such as lostPower');
/** A number as the text has it; a plain one needs no quotation marks. */
const written = z
  .union([z.string(), z.number()], { error: 'a number as the text writes it, such as "1,020 kt"' })
  .transform(String)
  .pipe(code('The number exactly as the text writes it, with as many of the following words as tell it from another', 80));

const quoted = z
  .array(z.string())
  .min(1)
  .describe('Numbers of a drawing that the text quotes, with unit, exactly as written there; checked against both');

/** Former fields, and what takes their place. */
export const FORMER: Record<string, string> = {
  spans: 'Did you mean "results"? Write each time as one: running: { value: 26 months, by: "months(diary[1].on, diary[5].on)" }.',
};

/**
 * src/content/<folder>/<slug>.numbers.yaml, beside the entry: how the numbers of its text relate. An engineer maintains it; no page
 * shows it, and the content check recomputes it. A white paper’s has more: `calculation.ts`.
 */
export const numbersSchema = z.strictObject({
  quoted: z
    .union([quoted, z.record(z.string(), quoted)])
    .optional()
    .describe('A list for an entry with one drawing; for a paper, one list per drawing, by its key'),
  given: z
    .record(identifier, written)
    .default({})
    .describe('Numbers of the text that the sums start from, by the name used in expressions'),
  results: z
    .record(
      identifier,
      z.strictObject({
        value: written,
        by: code(
          'How it follows, as an expression of the names above it, or months(diary[1].on, diary[5].on); the content check recomputes the value',
          300,
        ),
      }),
    )
    .default({})
    .describe('Numbers of the text that follow from its other numbers'),
});

/** How the height of a line follows from `x`; the content check uses it to recompute the points. */
export const lineExpression = code(
  'How y follows from x, as an expression; the content check uses it to recompute the points',
  200,
).optional();
