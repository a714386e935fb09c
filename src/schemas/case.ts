import { z } from 'zod';
import { type DialogId, PAPER_DIALOG_IDS, QUALIFICATION_DIALOG_ID } from '../config/dialog-ids.ts';
import { MACHINES } from '../config/machines.ts';
import { monthAndYear, outcomeOf } from '../lib/diary.ts';
import { diarySchema } from './diary.ts';
import {
  line,
  publishing,
  type SchemaContext,
  seo,
  signatures,
  textDate,
  webAddress,
} from './fields.ts';
import { figureSchema } from './figures/index.ts';

/** The one number that the work of a case changed. */
const change = z
  .strictObject({
    from: line('Value before, without its unit', 8),
    to: line('Value after, without its unit; the data plate then gives another result', 8),
    unit: line('Unit of both values, as the case writes it', 12),
    what: line('What was measured, where', 90),
  })
  .describe('The one number that the work changed, for the home page');

const whitePaper = ({ reference }: SchemaContext) =>
  z
    .strictObject({
      paper: reference('papers')
        .optional()
        .describe('A longer paper in src/content/papers that replaces the case’s own text'),
      dialogId: z
        .enum([...PAPER_DIALOG_IDS, QUALIFICATION_DIALOG_ID])
        .optional()
        .describe(
          'Key by which the form service identifies this paper’s form; if left out, the form of its first service',
        ),
      title: line(
        'Title of the paper; if left out, the paper’s own, or the case’s if it has none',
        90,
      ).optional(),
      previewUrl: webAddress(
        'Hosted form and preview shown in the dialog; if left out, none is connected',
      ).optional(),
      downloadUrl: webAddress(
        'File on the file share; if left out, the PDF made from this text is used',
      ).optional(),
    })
    .optional()
    .describe('The white paper of this case, if it isn’t the case’s own text');

/** src/content/cases/<slug>.mdx: a case study. The file's name is its URL, /case-studies/<slug>. */
export const caseSchema = (schemaContext: SchemaContext) => {
  const { reference } = schemaContext;
  return z
    .strictObject({
      id: z.int().min(1).describe('Number of the case, used once; the grid is in ascending order'),
      ...signatures(schemaContext),
      industry: line(
        'Industry of the site, for page and card, such as "Offshore gas"',
        28,
      ).optional(),
      model: line(
        'The machine as its owner calls it, for the card, such as "LM2500" or "Barrel compressor"',
        44,
      ).optional(),
      subject: line('What kind of work it was, two to four words', 44),
      title: line('Title: the machine and what was wrong with it', 90, 12),
      quote: line('The problem in one sentence, below the title', 220, 30),
      excerpt: line('Text on the card: problem and method', 320, 80),
      date: textDate(
        'Month, as text, such as "March 2024"; if left out, the month of the outcome in the diary',
        24,
      ).optional(),
      tags: z.array(reference('topics')).min(1).max(5).describe('Topics from topics.yaml'),
      services: z
        .array(reference('services'))
        .min(1)
        .max(3)
        .describe('Services this work belongs to, by file name'),
      machines: z
        .array(z.enum(MACHINES))
        .min(1)
        .max(3)
        .describe('Kinds of machine, for the coverage table of How We Work'),
      plate: z
        .record(z.string().max(20), line('Value with its unit', 80))
        .refine((plate) => Object.keys(plate).length >= 4 && Object.keys(plate).length <= 6, {
          error: 'four to six lines',
          // Also beside a line that is wrong.
          when: ({ value }) => value instanceof Object,
        })
        .describe('The data plate, as “Machine: …”: machine, duty, site, method, result'),
      diary: diarySchema,
      change: change.optional(),
      figure: figureSchema.describe(
        'The drawing; its alt text is the alt text of the case’s picture',
      ),
      whitePaper: whitePaper(schemaContext),
      seo: seo
        .partial()
        .optional()
        .describe('What search engines and shared links show; if left out, title and excerpt'),
      ...publishing,
    })
    .refine(({ date, diary }) => date !== undefined || outcomeOf(diary) !== undefined, {
      path: ['diary'],
      error: 'No line has kind: outcome. Add one, or say when it was: date: March 2024.',
    })
    .transform(({ whitePaper: paper, ...entry }) => ({
      ...entry,
      date: entry.date ?? monthAndYear(outcomeOf(entry.diary)?.on ?? ''),
      plate: Object.entries(entry.plate).map(([label, value]) => ({ label, value })),
      whitePaper: {
        ...paper,
        title: paper?.title ?? entry.title,
        // Without one of its own, a paper has the form of a service (data/cases.ts).
        dialogId: paper?.dialogId as DialogId | undefined,
      },
      seo: {
        title: entry.seo?.title ?? entry.title,
        description: entry.seo?.description ?? entry.excerpt,
      },
    }));
};

export type CaseData = z.infer<ReturnType<typeof caseSchema>>;
