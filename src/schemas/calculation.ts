import { z } from 'zod';
import { key, line, notation } from './fields.ts';

/** A quantity's name in expressions. */
const identifier = z.string().regex(/^[A-Za-z]\w*$/, 'a name without spaces, such as lostPower');

/**
 * Typst math. `#`, `$`, `@` and backquotes would end the formula and run or quote something, so
 * they are rejected.
 */
const math = (what: string, max: number) =>
  notation(what, max).refine(
    (text) => !/[#$@`\\]/.test(text),
    'Typst math without #, $, @, backquotes or backslashes, such as p_"s" = (4 mu T) / (pi L)',
  );

const equation = z.strictObject({
  math: math(
    'The equation in Typst math: fractions by "/", indices by "_", words in quotation marks',
    240,
  ),
  reads: line(
    'The equation in words: what a screen reader says, and what a page without formulae shows',
    320,
    12,
  ),
  where: z
    .record(math('Symbol', 32), line('What it means, with its unit', 110))
    .default({})
    .describe('The symbols that are new here'),
});

/**
 * A number as a reader sees it: "26,280", "0.94". In quotation marks if the last digit is a zero
 * after the decimal point.
 */
const shown = z
  .union([z.number(), z.string()])
  .transform(String)
  .pipe(z.string().regex(/^[−-]?\d[\d,]*(\.\d+)?$/, 'a number such as 1,030 or "0.90"'));

const quantity = {
  name: line('What it is', 80),
  symbol: math('Symbol, if it differs from the key', 48).optional(),
  value: shown.describe('Value as the paper prints it'),
  unit: notation('Unit; left out for a plain number', 16).optional(),
};

const example = z
  .strictObject({
    given: z
      .record(identifier, z.strictObject(quantity))
      .describe('What the calculation starts from, by the name used in expressions'),
    results: z
      .record(
        identifier,
        z.strictObject({
          ...quantity,
          by: notation(
            'How it follows, as an expression of the names above; the content check uses it to recompute the value',
            300,
          ),
          equation: key('Key of the equation').optional(),
        }),
      )
      .describe('What follows, in the order of calculation'),
  })
  .describe('The worked example; `<Example />` in the body places it');

/**
 * src/content/papers/<slug>.numbers.yaml, beside a white paper: its equations and its worked
 * example. An engineer maintains it.
 */
export const calculationSchema = z.strictObject({
  equations: z
    .record(key('Key of an equation'), equation)
    .default({})
    .describe('Equations of the paper, by key'),
  example: example.optional(),
});

export type Calculation = z.infer<typeof calculationSchema>;
