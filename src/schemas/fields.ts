import type { ImageMetadata } from 'astro';
import { z } from 'zod';
import { gapsIn } from '../lib/fill.ts';
import { nearest } from '../lib/nearest.ts';
import { isoDay } from '../lib/publishing.ts';
import { textDateProblem } from '../lib/text-date.ts';
import { punctuate } from '../lib/typeset.ts';

/** Collections that another entry may refer to. */
export type Target = 'services' | 'cases' | 'team' | 'topics' | 'papers' | 'literature';

/**
 * What a schema needs from its caller. Astro provides `image()` and `reference()`; the content
 * model provides its own, which mark what a field names, so that the check can look for it.
 */
export interface SchemaContext {
  image: () => z.ZodType<ImageMetadata, string>;
  reference: <C extends Target>(collection: C) => z.ZodType<{ collection: C; id: string }, string>;
}

/** Accepts any image and any name: for callers that look only at the fields. */
export const UNCHECKED_CONTEXT: SchemaContext = { image: () => z.any(), reference: () => z.any() };

/** Invisible characters that no page may contain, except line ends and tabs. */
const UNSEEN = /(?![\n\r\t])\p{Cc}/u;

/**
 * Schemas of texts that a visitor reads: the content check looks at their words. A schema made from
 * one of them counts as well.
 */
export const visibleTexts = z.registry<{ visible: true; hasGaps?: true }>();

/** A line that no visitor reads as words, such as a formula, with its limits. */
export const notation = (what: string, max: number, min = 1) =>
  z
    .string()
    .trim()
    .min(min)
    .max(max)
    .refine((text) => !UNSEEN.test(text), 'It holds an invisible character. Type the text again.')
    .describe(`${what}; ${min > 1 ? `${min} to ` : 'up to '}${max} characters`);

/** A line of visible text with its limits. */
export const line = (what: string, max: number, min = 1) =>
  notation(what, max, min).overwrite(punctuate).register(visibleTexts, { visible: true });

/** What is wrong and how to fix it; with a path where only a part of the value is wrong. */
export type Mistake = string | { path: PropertyKey[]; message: string };

/** A check that reports all mistakes of a value, for `superRefine`. */
export const reporting =
  <V>(mistakesIn: (value: V) => readonly Mistake[]) =>
  (value: V, context: z.core.$RefinementCtx<V>): void => {
    for (const mistake of mistakesIn(value)) {
      const issue = typeof mistake === 'string' ? { message: mistake } : mistake;
      context.addIssue({ code: 'custom', ...issue });
    }
  };

/**
 * A date that is printed as it is written, such as "March 2024" or "June 18th 2025".
 * @param dateIn finds it in a text that says more
 */
export const textDate = (what: string, max: number, dateIn = (text: string) => text) =>
  line(what, max).superRefine(
    reporting((text) => {
      const problem = textDateProblem(dateIn(text));
      return problem ? [problem] : [];
    }),
  );

/** Gaps as other programs write them: "{{count}}", "${count}", "{ count }". */
const CROOKED_GAP = /\$\{\s*(\w+)\s*\}|\{\{\s*(\w+)\s*\}\}|\{(?:\s+(\w+)\s*|\s*(\w+)\s+)\}/g;

/**
 * A line with gaps that are filled in later. Any other gap is a mistake, since a visitor would read
 * it.
 * @param needed `every` where a text without one of the gaps would say too little
 */
export const lineWith = (
  what: string,
  max: number,
  gaps: readonly string[],
  needed: 'any' | 'every' = 'any',
) =>
  line(what, max)
    .superRefine(reporting((text) => gapMistakes(text, gaps, needed)))
    .register(visibleTexts, { visible: true, hasGaps: true });

/** Gaps that are written another way; if there are none, unknown ones; if none, missing ones. */
function gapMistakes(text: string, known: readonly string[], needed: 'any' | 'every'): string[] {
  const crooked = [...text.matchAll(CROOKED_GAP)];
  if (crooked.length > 0)
    return crooked.map(([gap, ...names]) => {
      const right = `{${names.find(Boolean)}}`;
      return `${gap} won’t be filled in. Write ${right}: one brace on each side, no space, no $.`;
    });
  const found = gapsIn(text);
  const unknown = found.filter((gap) => !known.includes(gap));
  if (unknown.length > 0) return unknown.map((gap) => unknownGap(gap, known));
  const missing = needed === 'every' ? known.filter((gap) => !found.includes(gap)) : [];
  return missing.map((gap) => `{${gap}} is missing: put it where the value should appear.`);
}

export function unknownGap(gap: string, known: readonly string[]): string {
  const meant = nearest(gap, known);
  const all = known.map((name) => `{${name}}`).join(', ') || 'none';
  const repair = meant ? `Did you mean {${meant}}?` : `Known here: ${all}.`;
  return `There is no value for {${gap}}. ${repair}`;
}

/**
 * A text of the interface or of the documents. Its description names the gaps that are filled in:
 * the text must have each of them, and no others.
 */
export const phrase = (what: string, max: number) => lineWith(what, max, gapsIn(what), 'every');

/**
 * A group of interface labels: the key, and where the label appears. The gaps that a description
 * names are required.
 */
export const words = <const W extends Record<string, string>>(where: W, max = 60) => {
  const shape = Object.fromEntries(
    Object.entries(where).map(([key, what]) => [key, phrase(what, max)]),
  );
  return z.strictObject(shape as { [K in keyof W]: ReturnType<typeof line> });
};

/** A name within a file, of a drawing or of an item of a list. */
export const key = (what: string) =>
  z.string().regex(/^[a-z0-9-]+$/, `${what}: lower case letters, digits and hyphens`);

/** A path within the site: "/about-us", "/about-us#story". */
export const path = (what: string) =>
  z
    .string()
    .regex(
      /^\/[a-z0-9/-]*(#[a-z0-9-]+)?$/,
      'a path within the site: it starts with "/" and is lower case, such as /about-us',
    )
    .describe(what);

export const email = z.email('an email address, such as info@example.com');

/** An address elsewhere. Only https: a visitor's connection must be encrypted. */
export const webAddress = (what: string) =>
  z
    .url({
      protocol: /^https$/,
      hostname: z.regexes.domain,
      error: 'a full https address, such as https://example.com/form',
    })
    .describe(what);

/** true or false; false where it is left out. */
export const flag = (what: string) => z.boolean().default(false).describe(what);

export const seo = z
  .strictObject({
    title: line('Title in search results and browser tabs, without the firm’s name', 60, 10),
    description: line('Description in search results', 160, 70),
  })
  .describe('What search engines and shared links show');

/**
 * `sample: true` marks an entry that was invented to fill the site; the launch check lists them
 * all.
 */
export const sample = flag(
  'true while this is an invented sample; the launch check lists it until it is replaced',
);

/** The day of a date; nothing if no calendar has it. */
const dayIn = (date: Date) => (Number.isNaN(date.getTime()) ? '' : isoDay(date));

/** A calendar day. YAML reads 2026-12-01 as a date; here it stays text. */
const day = (what: string) =>
  z
    .preprocess(
      (value) => (value instanceof Date ? dayIn(value) : value),
      z.iso.date({ error: 'a day, such as 2026-12-01' }),
    )
    .optional()
    .describe(what);

/** When an entry is due for review. */
export const reviewBy = day(
  'Day by which the entry is due for review, such as 2027-03-01; npm run calendar lists it',
);

/** Findings of the content check that a writer sets aside. */
export const allow = z
  .record(
    z.string().regex(/^[a-z-]+$/, 'the code in brackets after a finding'),
    z.string().min(3, 'the reason, in a few words'),
  )
  .optional()
  .describe(
    'Hints and warnings set aside in this entry: the code, then the reason, such as style: Seamless is the kind of pipe',
  );

/** A file of `settings`: the fields that all of them have, then its own. */
export const settingsFile = <const K extends string, F extends z.ZodRawShape>(kind: K, fields: F) =>
  z.strictObject({ kind: z.literal(kind), allow, reviewBy, ...fields });

/** Fields on the state of an entry. */
export const publishing = {
  allow,
  sample,
  draft: flag(
    'true while the entry is being written; the live site leaves it out, previews show it',
  ),
  publishOn: day(
    'First day on which the live site shows the entry, such as 2026-12-01; left out, at once',
  ),
  reviewBy,
};

/** Who signs a case or a paper; its page and its PDF lead to their bios. */
export const signatures = ({ reference }: SchemaContext) => ({
  author: reference('team').optional().describe('Who wrote it, by file name in src/content/team'),
  reviewer: reference('team')
    .optional()
    .describe('Who reviewed it: somebody from another discipline, by file name'),
});
