import { z } from 'zod';
import { MACHINES } from '../config/machines.ts';
import { punctuate } from '../lib/typeset.ts';
import { parseUseCase } from '../lib/use-case.ts';
import {
  email,
  line,
  publishing,
  reporting,
  type SchemaContext,
  seo,
  visibleTexts,
} from './fields.ts';
import { figureSchema } from './figures/index.ts';
import { banner } from './sections.ts';

const useCaseText = z
  .string()
  .overwrite(punctuate)
  .superRefine(
    reporting((text) => {
      const parsed = parseUseCase(text);
      return parsed.ok ? [] : parsed.problems;
    }),
  )
  .describe(
    'One text of blocks separated by blank lines. Three of them are headings: Client Problem, Approach, Intervention Outcome; the paragraph after each is shown. “Approach” can have the name of a product before it.',
  )
  .register(visibleTexts, { visible: true });

const requisition = z
  .strictObject({
    effort: line(
      'What the work takes, after the label “Typically”: engineer-days, engineers, time to the report, such as "12 to 18 engineer-days, two engineers, report in 6 weeks"',
      150,
      20,
    ),
    team: z
      .strictObject({ senior: z.number().min(0), principal: z.number().min(0) })
      .refine(({ senior, principal }) => senior + principal > 0, 'somebody does the work')
      .describe(
        'How many of the usual team are charged at each of the day rates in settings/company.yaml; effort names them',
      ),
    prices: z
      .array(
        z.strictObject({
          days: z
            .tuple([z.number().positive(), z.number().positive()])
            .refine(([fewest, most]) => fewest <= most, 'the fewest days come first')
            .describe(
              'The fewest and the most days that are charged, such as [12, 16]; effort must say the same days, and the price follows from the team’s day rates',
            ),
          for: line(
            'What it is the price of, such as "for a design", where there are several',
            60,
          ).optional(),
        }),
      )
      .min(1)
      .max(3),
    receive: line('What the client has at the end, after the label “You receive”', 230, 40),
    unless: line(
      'When nobody needs this service, after the label “Not needed”: a sentence that begins “You need not call us if”',
      200,
      40,
    ).optional(),
  })
  .describe(
    'Lines that a buyer can copy into a requisition; shown on the page and in the flyer, effort and receive also in structured data',
  );

/**
 * src/content/services/<slug>.mdx: a service. The file's name is its URL, /<slug>. Its body has
 * three parts: What we do, Why, How.
 */
export const serviceSchema = ({ image, reference }: SchemaContext) =>
  z
    .strictObject({
      title: line('Name of the service, as on its card and in menus', 60),
      description: line('Text on the card of the operations and projects lists', 170, 60),
      teaser: line('Text on the card of the list of all services', 230, 80),
      icon: z.enum(['operations', 'projects']).describe('Icon of the card: operations or projects'),
      image: image()
        .optional()
        .describe(
          'A picture beside this file for the card; if left out, the drawing below is used',
        ),
      banner: banner.partial({ title: true }),
      transformation: line(
        'The client’s machine before and after the work: from what state to what state; one or two sentences',
        320,
        80,
      ),
      controllingIdea: line('The one idea that governs how we do this; one sentence', 200, 40),
      useCase: useCaseText,
      requisition: requisition.optional(),
      case: reference('cases').describe('The case to read next, by file name'),
      machines: z
        .array(z.enum(MACHINES))
        .min(1)
        .describe(
          'Kinds of machine that the service covers, for the coverage table of How We Work',
        ),
      contact: z
        .strictObject({
          person: reference('team').describe(
            'Who answers, by file name in src/content/team, which gives the portrait and the job title',
          ),
          role: line('What this person does in this service', 60),
          email: email.optional().describe('If left out, the company’s address'),
          phone: line('If left out, the company’s number', 24).optional(),
        })
        .describe('The "Get in touch" card'),
      whitePaperOf: reference('cases')
        .optional()
        .describe('The case whose white paper the page offers instead of its flyer'),
      figure: figureSchema,
      seo: seo
        .partial()
        .optional()
        .describe('What search engines and shared links show; if left out, title and description'),
      ...publishing,
    })
    .transform((entry) => ({
      ...entry,
      banner: { ...entry.banner, title: entry.banner.title ?? entry.title },
      seo: {
        title: entry.seo?.title ?? entry.title,
        description: entry.seo?.description ?? entry.description,
      },
    }));

export type ServiceData = z.infer<ReturnType<typeof serviceSchema>>;
