import { z } from 'zod';
import { DIALOG_IDS } from '../config/dialog-ids.ts';
import { MACHINES } from '../config/machines.ts';
import { diarySchema } from './diary.ts';
import { figureSchema } from './figures/index.ts';
import { sums } from './sums.ts';
import { line, publishing, seo, type Tools, textDate, webAddress } from './tools.ts';

/** src/content/cases/<slug>.mdx: a case study. The file's name is its URL, /case-studies/<slug>. */
export const caseSchema = ({ reference }: Tools) =>
  z.strictObject({
    id: z.int().min(1).describe('Number of the case, given once; the grid is in ascending order'),
    subject: line('What kind of work it was, two to four words', 44),
    title: line('Title: the machine and what changed', 90, 12),
    quote: line('The one sentence a reader should keep', 220, 30),
    excerpt: line('Text on the card: problem, method, result', 320, 80),
    date: textDate('Month of the outcome in the diary, as text, such as "March 2024"', 24),
    tags: z.array(reference('topics')).min(1).max(5).describe('Topics from topics.yaml'),
    services: z.array(reference('services')).min(1).max(3).describe('Services this work belongs to, by file name'),
    machines: z.array(z.enum(MACHINES)).min(1).max(3).describe('Kinds of machine, for the coverage table of How We Work'),
    plate: z
      .array(z.strictObject({ label: line('Name', 20), value: line('Value with its unit', 80) }))
      .min(4)
      .max(6)
      .describe('The data plate: machine, duty, site, method, result'),
    diary: diarySchema,
    figure: figureSchema.describe('The drawing; its alt text is the alt text of the case’s picture'),
    whitePaper: z
      .strictObject({
        dialogId: z.enum(DIALOG_IDS).describe('Key by which the form service knows the form'),
        title: line('Title of the paper', 90),
        paper: reference('papers').optional().describe('A longer paper in src/content/papers that takes the place of the case’s own text'),
        previewUrl: webAddress('Hosted form and preview shown in the dialog; left out, the stand-in is used').optional(),
        downloadUrl: webAddress('File on the file share; left out, the PDF made from this text is used').optional(),
      })
      .describe('The white paper of this case'),
    seo,
    sums,
    ...publishing,
  });

export type CaseData = z.infer<ReturnType<typeof caseSchema>>;
