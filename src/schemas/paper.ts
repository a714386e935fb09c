import { z } from 'zod';
import { textDateProblem } from '../lib/text-date.ts';
import { figureSchema } from './figures/index.ts';
import { code, line, publishing, signatures, type Tools } from './tools.ts';

const key = (what: string) => z.string().regex(/^[a-z0-9-]+$/, `${what}: lower case letters, digits and hyphens`);

/** Typst math. `#`, `$`, `@` and backquotes would leave the formula and run or quote something, so they are refused. */
const math = (what: string, max: number) =>
  code(what, max).refine(
    (text) => !/[#$@`\\]/.test(text),
    'Typst math without #, $, @, backquotes or backslashes, such as p_"s" = (4 mu T) / (pi L)',
  );

const equation = z.strictObject({
  math: math('The equation in Typst math: fractions by "/", indices by "_", words in quotation marks', 240),
  reads: line('The equation in words: what a screen reader says, and what a page without formulae shows', 320, 12),
  where: z.record(math('Symbol', 32), line('What it means, with its unit', 110)).default({}).describe('The symbols that are new here'),
});

/** A number as a reader sees it: "26,280", "0.94". In quotation marks where the last digit is a zero behind the point. */
const shown = z
  .union([z.number(), z.string()])
  .transform(String)
  .pipe(z.string().regex(/^[−-]?\d[\d,]*(\.\d+)?$/, 'a number such as 1,030 or "0.90"'));

const quantity = {
  name: line('What it is', 80),
  symbol: math('Symbol, where it is not the key', 48).optional(),
  value: shown.describe('Value as the paper prints it'),
  unit: code('Unit; left out for a plain number', 16).optional(),
};

const example = z
  .strictObject({
    given: z
      .record(
        z.string().regex(/^[A-Za-z]\w*$/),
        z.strictObject({ ...quantity, stated: z.boolean().default(false).describe('true where the case states the number with its unit') }),
      )
      .describe('What the calculation begins with, by the name the expressions use'),
    results: z
      .record(
        z.string().regex(/^[A-Za-z]\w*$/),
        z.strictObject({
          ...quantity,
          by: code('How it follows, as an expression of the names above and `figures`; the content check recomputes the value by it', 300),
          equation: key('Key of the equation').optional(),
        }),
      )
      .describe('What follows, in the order of calculation'),
  })
  .describe('The worked example; `<Example />` in the body places it');

/** src/content/papers/<slug>.mdx: a white paper, made into a PDF. `<Figure id="…"/>`, `<Equation id="…"/>`, `<Example />` and `<Case />` in the body place what the fields hold. */
export const paperSchema = (tools: Tools) =>
  z.strictObject({
    title: line('Title on the cover', 90),
    subtitle: line('Subtitle on the cover', 160),
    number: line('Document number', 24),
    ...signatures(tools),
    summary: z
      .array(line('What the manager who pays has to know', 100, 20))
      .min(1)
      .max(5)
      .optional()
      .describe('Up to five lines for the manager who pays; they open the first page'),
    revision: line('Revision and date, such as "Revision 2, May 2025"', 40).superRefine((text, context) => {
      const [, date = ''] = text.split(', ');
      const message = textDateProblem(date);
      if (message) context.addIssue({ code: 'custom', message });
    }),
    abstract: line('Abstract on the cover', 700, 200),
    figures: z.record(key('Key of a drawing'), figureSchema).describe('Drawings of the paper, by key'),
    equations: z.record(key('Key of an equation'), equation).describe('Equations of the paper, by key'),
    example,
    long: z.boolean().default(false).describe('true for a paper that is longer than 1,800 words on purpose'),
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
