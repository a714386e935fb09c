import { z } from 'zod';
import { line, sample } from './fields.ts';

/** The dark strip that opens a page. */
export const banner = z
  .strictObject({
    title: line('The page’s heading (its only h1)', 64),
    lead: line('One or two sentences under it', 240, 20).optional(),
  })
  .describe('The banner that opens the page');

/** A section of a page: its heading, and the text with which it may begin. */
export const section = z.strictObject({
  title: line('Heading of the section', 48),
  text: line('A sentence or two under it', 320).optional(),
});
export const heading = section.omit({ text: true });

/** Steps in order, each with its time. */
export const steps = section.extend({
  steps: z
    .array(
      z.strictObject({
        name: line('Name of the step', 32),
        when: line('How long it takes, or when it comes', 40),
        text: line('What happens, and what the client does', 320),
      }),
    )
    .min(3)
    .max(8),
  sample,
});
