import { z } from 'zod';
import { code } from './tools.ts';

const name = z.string().regex(/^[A-Za-z]\w*$/, 'a name without spaces, such as lostPower');
/** A number as the text has it; a plain one needs no quotation marks. */
const written = z
  .union([z.string(), z.number()], { error: 'a number as the text writes it, such as "1,020 kt"' })
  .transform(String)
  .pipe(code('The number exactly as the text writes it, with as many words behind it as tell it from another', 80));

/** Numbers of a text that follow from others of it. No page shows them. */
export const sums = z
  .strictObject({
    given: z.record(name, written).default({}).describe('Numbers of the text that the sums begin with, by the name the expressions use'),
    results: z.record(
      name,
      z.strictObject({
        value: written,
        by: code('How it follows, as an expression of the names above it; the content check recomputes the value by it', 300),
      }),
    ),
  })
  .optional()
  .describe('Numbers of the text that follow from others of it: the content check recomputes them, no page shows them');

/** How the height of a line follows from `x`; the content check recomputes its points by it. */
export const lineExpression = code('How y follows from x, as an expression; the content check recomputes the points by it', 200).optional();
