import { z } from 'zod';
import { line } from '../fields.ts';

/** No drawing has room for larger numbers, and none can tell smaller ones from 0. */
const LARGEST = 1e9;
const SMALLEST = 1e-6;
const TOO_LARGE = `at most ${LARGEST}; choose a larger unit`;

/** A measured quantity, of either sign. */
export const measured = (what: string) => between({ min: -LARGEST, max: LARGEST }, what);

/** A measured quantity that cannot be below zero. */
export const amount = (what: string) =>
  z
    .number({ error: `${what}: a number` })
    .min(0, `${what} can't be negative`)
    .max(LARGEST, TOO_LARGE)
    .refine((value) => value === 0 || value >= SMALLEST, `0, or at least ${SMALLEST}`)
    .describe(what);

/** A quantity that must be above zero: a speed, a duration, a logarithmic axis. */
export const positive = (what: string) =>
  z
    .number({ error: `${what}: a number above 0` })
    .min(SMALLEST, `${what} must be above 0`)
    .max(LARGEST, TOO_LARGE)
    .describe(what);

/** A quantity between two limits. */
export const between = ({ min, max }: { min: number; max: number }, what: string) =>
  z
    .number({ error: `${what}: a number` })
    .min(min, `${what}: at least ${min}`)
    .max(max, `${what}: at most ${max}`)
    .describe(what);

/**
 * The unit of a quantity, with those that drawings have used so far. Leaving it out is an error: a
 * number without a unit means nothing.
 */
export const unit = (usual: readonly string[]) =>
  z
    .string({ error: `the unit, such as ${usual.join(', ')}` })
    .min(1)
    .max(16)
    .meta({ description: `Unit, such as ${usual.join(', ')}`, examples: [...usual] });

export const state = z
  .enum(['before', 'after', 'expected'])
  .describe('before = as found, after = as left, expected = from the vendor or the calculation');
export type State = z.infer<typeof state>;

/** Fields that every figure has, whatever its type. */
const figureWords = {
  title: line('Heading over the drawing: what it shows, not what it is called', 90, 8),
  caption: line(
    'One or two sentences under the drawing: where the numbers come from and how to read them',
    320,
    40,
  ),
  alt: line(
    'What a reader who cannot see the drawing needs to know: its shape and its message, with the numbers',
    400,
    40,
  ),
};

/** A type of figure: the common fields, then its own. */
export const figure = <const T extends string, F extends z.ZodRawShape>(type: T, fields: F) =>
  z.strictObject({ type: z.literal(type), ...figureWords, ...fields });
