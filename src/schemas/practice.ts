import { z } from 'zod';
import { MACHINES } from '../config/machines.ts';
import { CHARGES } from '../config/routes.ts';
import { flag, line, lineWith, phrase, type SchemaContext, sample } from './fields.ts';
import { heading, section, steps } from './sections.ts';

const fact = z.strictObject({
  label: line('What it is', 48),
  value: lineWith(
    'The fact itself; {senior} and {principal} are the day rates of settings/company.yaml',
    320,
    ['senior', 'principal'],
  ),
});

const facts = section
  .extend({
    id: z
      .string()
      .regex(/^[a-z][a-z-]*$/, 'lower-case letters and hyphens')
      .describe('Fragment of the section’s URL'),
    facts: z.array(fact).min(2).max(12),
    fileOnly: flag('true shows the section in the supplier file and not on the page'),
    sample,
  })
  .describe('A section of facts, each with its label');

const sections = z
  .array(facts)
  .min(1)
  .max(8)
  .refine(
    (all) => all.some(({ id, fileOnly }) => id === CHARGES && !fileOnly),
    `None of them has "id: ${CHARGES}" and is on the page: each service links to its day rates. Call that section so again.`,
  )
  .describe('Sections of facts, in the order of the page');

const questions = heading
  .extend({
    list: z
      .array(
        z.strictObject({
          question: line('Question of a client', 90, 8),
          answer: line('Its answer', 320, 20),
        }),
      )
      .min(2)
      .max(10),
    sample,
  })
  .optional()
  .describe('What clients ask, with the answers');

const experience = ({ reference }: SchemaContext) =>
  z
    .strictObject({
      title: line('Heading of the table', 48),
      text: line('What counts as one', 320),
      family: line('Heading of the column of families', 24),
      count: line('Heading of the column of numbers', 24),
      cases: line('Heading of the column of cases', 24),
      total: line('Label of the sum', 24),
      rows: z
        .array(
          z.strictObject({
            family: line('Family or model, as its owner calls it', 40),
            count: z.int().min(1).describe('How many of them'),
            cases: z.array(reference('cases')).optional().describe('Cases with such a machine'),
          }),
        )
        .min(2)
        .describe('They add up to `record.machines` in settings/company.yaml'),
      sample,
    })
    .optional()
    .describe('Machines examined, by family');

const coverage = z
  .strictObject({
    title: line('Heading of the table', 48),
    text: line('How to read it', 320),
    service: line('Heading of the column of services', 24),
    covered: line('What a mark says to a screen reader', 24),
    open: line('What an empty cell says to a screen reader', 24),
    case: phrase('What a link to a case says to a screen reader; {id} is filled in', 24),
    machines: z
      .record(z.enum(MACHINES), line('Name of a kind of machine', 28))
      .describe('Columns, by the key used in services and cases'),
  })
  .describe(
    'Which service covers which kind of machine; the marks come from `machines:` of services and cases',
  );

const standards = z
  .strictObject({
    title: line('Heading of the index', 48),
    text: line('How to read it', 320),
    list: z
      .array(z.string().regex(/^[A-Z][A-Z\d /.-]+$/, 'a standard by its number, such as ISO 20816'))
      .min(1)
      .describe('Standards, by the number that texts use; it finds the pages that cite each one'),
  })
  .describe('Index of standards with the pages that cite them, for the supplier file');

const report = ({ reference }: SchemaContext) =>
  heading
    .extend({
      text: line('What is shown', 320),
      case: reference('cases').describe('The case whose report is shown'),
      mark: line('Mark on the page that says it isn’t a real report', 40),
      number: line('Number of the report', 40),
      question: line('Question of the client', 200),
      answer: line('Answer of the report', 400, 80),
      basis: z.array(line('What the answer rests on', 120)).min(2).max(6),
      labels: z.strictObject({
        question: line('Label', 24),
        answer: line('Label', 24),
        basis: line('Label', 24),
        lead: line('Label of the lead’s signature', 24),
        reviewer: line('Label of the reviewer’s signature', 24),
      }),
      lead: reference('team').describe('Who signs as lead'),
      reviewer: reference('team').describe('Who signs as reviewer'),
      sample,
    })
    .describe('First page of a report, made from a case');

/** Fields of the page that says how the firm works: what clients ask before the first order. */
export const practiceFields = (schemaContext: SchemaContext) => ({
  engagement: steps.describe('The steps of an engagement, from enquiry to report'),
  sections,
  supplierFile: section
    .extend({
      link: line('Button that downloads the file', 32),
      lead: line('Text under the title of the PDF', 240, 20),
    })
    .describe('The supplier file: a PDF with all sections of facts and the standards'),
  questions,
  experience: experience(schemaContext),
  coverage,
  standards,
  report: report(schemaContext),
});
