import type { ImageMetadata } from 'astro';
import { z } from 'astro/zod';
import { gapsIn } from '../lib/fill.ts';

/** Collections another entry may point at. */
export type Target = 'services' | 'cases' | 'team' | 'topics' | 'papers';

/**
 * What a schema needs from whoever runs it. Astro brings `image()` and `reference()`; the content check brings its own,
 * which look at the files themselves and so can say at once what is missing.
 */
export interface Tools {
  image: () => z.ZodType<ImageMetadata>;
  reference: <C extends Target>(collection: C) => z.ZodType<{ collection: C; id: string }>;
}

/** Characters that no reader can see and no page may hold; line ends and tabs apart. */
const UNSEEN = /(?![\n\r\t])\p{Cc}/u;

/** A line of visible text with its limits. */
export const line = (what: string, max: number, min = 1) =>
  z
    .string()
    .trim()
    .min(min)
    .max(max)
    .refine((text) => !UNSEEN.test(text), 'It holds a character that cannot be seen. Write the text anew.')
    .describe(`${what}; ${min > 1 ? `${min} to ` : 'up to '}${max} characters`);

/** A line with gaps that are filled in later; any other gap is a mistake, since a visitor would read it. */
export const lineWith = <const G extends string>(what: string, max: number, gaps: readonly G[]) =>
  line(what, max).superRefine((text, context) => {
    const wrong = gapsIn(text).filter((gap) => !(gaps as readonly string[]).includes(gap));
    const known = gaps.map((gap) => `{${gap}}`).join(', ') || 'none';
    for (const gap of wrong)
      context.addIssue({ code: 'custom', message: `There is nothing to put in place of {${gap}}. Known here: ${known}.` });
  });

/** A text of the interface or of the documents: the gaps that its description names are filled in, and no other. */
export const phrase = (what: string, max: number) => lineWith(what, max, gapsIn(what));

/** A group of interface words: key and where the word stands. */
export const words = <const W extends Record<string, string>>(where: W, max = 60) => {
  const shape = Object.fromEntries(Object.entries(where).map(([key, what]) => [key, phrase(what, max)]));
  return z.strictObject(shape as { [K in keyof W]: ReturnType<typeof line> });
};

/** An address within the site: "/about-us", "/about-us#story". */
export const path = (what: string) =>
  z
    .string()
    .regex(/^\/[a-z0-9/-]*(#[a-z0-9-]+)?$/, 'an address within the site starts with "/" and is lower case, such as /about-us')
    .describe(what);

/** An address elsewhere. Only https: a visitor's browser is not to be sent over an open line. */
export const webAddress = (what: string) =>
  z.url({ protocol: /^https$/, error: 'a whole https address, such as https://example.com/form' }).describe(what);

export const seo = z
  .strictObject({
    title: line('Title in search results and browser tabs, without the firm’s name', 60, 10),
    description: line('Description in search results', 160, 70),
  })
  .describe('What search engines and shared links show');

/** `sample: true` marks an entry that was invented to fill the site; the launch check lists them all. */
export const sample = z
  .boolean()
  .default(false)
  .describe('true while this is an invented sample; the launch check lists it until it is replaced');

/** The dark strip that opens a page. */
export const banner = z
  .strictObject({
    title: line('The page’s heading (its only h1)', 64),
    lead: line('One or two sentences under it', 240, 20).optional(),
  })
  .describe('The banner that opens the page');
