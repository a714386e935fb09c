import { z } from 'zod';
import { HERO_PARTS } from '../config/hero-parts.ts';
import {
  allow,
  line,
  path,
  publishing,
  reviewBy,
  type SchemaContext,
  sample,
  seo,
  textDate,
  words,
} from './fields.ts';
import { practiceFields } from './practice.ts';
import { banner, heading, section, steps } from './sections.ts';

const page = <const K extends string>(kind: K) => ({
  kind: z.literal(kind).describe('Which layout the page has'),
  banner,
  seo,
  sample,
  allow,
  reviewBy,
});

const home = ({ reference }: SchemaContext) =>
  z.strictObject({
    ...page('home'),
    hero: z.strictObject({
      button: line('Button that shrinks the hero and moves on to the page', 32),
      parts: z
        .strictObject(
          Object.fromEntries(
            HERO_PARTS.map((part) => [part, line('Name of a part of the drawing', 24)]),
          ),
        )
        .describe('Names on the drawing, by part'),
      drawing: line('Text alternative of the drawing', 300, 40),
      speed: line('Label of the speed read-out', 24),
      speedUnit: line('Unit of the speed read-out', 12),
      call: line(
        'Question before the number for a machine that is down, beside the button',
        24,
      ).optional(),
      pause: line(
        'What the checkbox that stops the rotor does; starts with the word Pause, as on the carousels',
        32,
      ),
    }),
    work: heading
      .extend({
        cases: z
          .array(reference('cases'))
          .length(3)
          .describe(
            'Three cases that have a change:, with their drawings; the first is the largest',
          ),
      })
      .describe('The work, directly under the hero'),
    trustedBy: heading,
    testimonials: heading,
    services: section.extend({
      entries: z
        .array(
          z.strictObject({
            title: line('Name of the list', 40),
            route: path('Address of the list page'),
            icon: z.enum(['operations', 'projects']).describe('operations or projects'),
            text: line('What is found there', 260, 40),
          }),
        )
        .length(2),
    }),
    about: section
      .extend({
        facts: words(
          {
            founded: 'Label of the year of foundation',
            people: 'Label of the number of people in the team',
            machines: 'Label of the number of machines examined',
            countries: 'Label of the number of countries',
          },
          32,
        ).describe(
          'Labels of the firm’s figures; the figures themselves come from settings/company.yaml and the team’s files',
        ),
      })
      .describe('The section that leads to Who We Are'),
    contact: section.describe('The section that closes the page'),
  });

const list = ({ reference }: SchemaContext) =>
  z.strictObject({
    ...page('list'),
    // A list that was added can be a draft; the site's own three are always live, which the content
    // check enforces.
    ...publishing,
    subtitle: line('Line under the heading of the list', 200).optional(),
    text: z
      .enum(['description', 'teaser'])
      .describe('Which of a service’s two texts the cards show'),
    icons: z.boolean().describe('true shows the icon on each card'),
    services: z
      .array(reference('services'))
      .min(1)
      .describe('The services of this list, by file name, in the order shown'),
    symptoms: section
      .extend({
        rows: z
          .array(
            z.strictObject({
              seen: line('What an operator sees, in an operator’s words', 72, 12),
              first: line('What we look at first; one sentence', 150, 20),
              service: reference('services').describe(
                'The service, by file name; its days and price are shown',
              ),
              for: line('Which of its prices, where it has several, by its “for”', 60).optional(),
              case: reference('cases').optional().describe('A case like it, by file name'),
            }),
          )
          .min(1)
          .max(22),
      })
      .optional()
      .describe('The way in by symptom; each service shows its own rows too'),
  });

const contact = () =>
  z.strictObject({
    ...page('contact'),
    booking: section.describe('The embedded scheduling widget'),
    form: section.describe('The embedded form'),
    reply: steps
      .optional()
      .describe('When a visitor hears from the firm, from whom, and what happens next'),
    checklist: section
      .extend({
        link: line('Button that downloads the checklist', 32),
        lead: line('Text under the title of the PDF', 240, 20),
        groups: z
          .array(
            z.strictObject({
              title: line('Heading of the group', 32),
              items: z.array(line('What to have to hand', 110)).min(1).max(8),
            }),
          )
          .min(1)
          .max(6),
      })
      .optional()
      .describe('What to have to hand before the call; its one-page PDF is made from these fields'),
    call: section.describe('The telephone'),
    explore: section.describe('Links to further pages'),
  });

const about = () =>
  z.strictObject({
    ...page('about'),
    story: heading.describe('Heading over the body of this file'),
    team: section,
    booking: section,
  });

const cases = () =>
  z.strictObject({
    ...page('cases'),
    filter: heading,
    services: section.describe('The section that leads to the services'),
  });

const policy = () =>
  z.strictObject({ ...page('policy'), updated: textDate('Date of the last change, as text', 40) });

const viewer = ({ reference }: SchemaContext) =>
  z.strictObject({
    ...page('viewer'),
    paper: reference('papers').describe('The paper shown, by file name in src/content/papers'),
  });

const practice = (schemaContext: SchemaContext) =>
  z.strictObject({
    ...page('practice'),
    story: heading.extend({ sample }).describe('Heading over the body of this file'),
    ...practiceFields(schemaContext),
  });

const error = () =>
  z.strictObject({ ...page('error'), text: line('What happened and what to do', 320) });

/**
 * src/content/pages/<name>.mdx: one file for each page that is neither a service nor a case. `kind`
 * decides which fields it has.
 */
export const pageSchema = (schemaContext: SchemaContext) =>
  z.discriminatedUnion('kind', [
    home(schemaContext),
    list(schemaContext),
    contact(),
    about(),
    cases(),
    policy(),
    viewer(schemaContext),
    practice(schemaContext),
    error(),
  ]);

type PageData = z.infer<ReturnType<typeof pageSchema>>;
export type PageKind = PageData['kind'];
export type PageOf<K extends PageKind> = Extract<PageData, { kind: K }>;
