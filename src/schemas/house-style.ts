import { z } from 'zod';
import { flag } from './fields.ts';

/** Whether a text is a regular expression that can be read. */
function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u').source !== '';
  } catch {
    return false;
  }
}

/** src/content/house-style.yaml: what this site writes another way, or not at all. */
export const houseStyleSchema = z
  .array(
    z
      .strictObject({
        pattern: z
          .string()
          .min(1)
          .refine(
            isPattern,
            'a word, or a regular expression that can be read; a real . ( ) + ? is written with \\ before it',
          )
          .describe('A whole word or phrase, or a regular expression; capitals don’t matter'),
        message: z
          .string()
          .min(3)
          .optional()
          .describe('What is wrong, if there is no replacement or it doesn’t say enough'),
        replacement: z
          .string()
          .min(1)
          .optional()
          .describe(
            'What to write instead, with $1 for the first group of the pattern; --fix writes it',
          ),
        severity: z.enum(['warning', 'hint']).optional().describe('hint, if it is left out'),
        exact: flag('true if capitals matter, as in units'),
        in: z
          .enum(['texts', 'links'])
          .default('texts')
          .describe('links: the whole words of a link are compared'),
        except: z.array(z.string().min(3)).default([]).describe('Phrases in which it is right'),
      })
      .refine(
        ({ message, replacement }) => message ?? replacement,
        'Add “replacement:” or “message:”',
      ),
  )
  .describe('The house style');
