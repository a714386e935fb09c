// cspell:ignore cleo
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { splitFrontMatter } from '../../src/lib/front-matter.ts';
import { collectionSchemas } from '../../src/schemas/collections.ts';
import { UNCHECKED_CONTEXT } from '../../src/schemas/fields.ts';
import { allOf, append, type Edit, first, set, swap } from './edits.ts';
import { FIRST_ID } from './many-cases.ts';

/** What the content check accepts at its limits, and a build has to show all the same. */
type Limit = 'shortest' | 'longest';
type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Texts that have a form of their own, or that other fields repeat. */
const OF_A_FORM = ['date', 'revision', 'effort', 'figure', 'figures'];
const words = (length: number) => 'Gear wheel '.repeat(length).slice(0, length).replace(/ $/, 's');

/** Fields with every text as short or as long as its schema allows. */
function filled(schema: unknown, data: unknown, limit: Limit): unknown {
  const { minLength = 1, maxLength, pattern, format, items, ...group } = schema as JsonSchema;
  if (typeof data === 'string')
    return maxLength && !pattern && !format
      ? words(limit === 'shortest' ? minLength : maxLength)
      : data;
  if (Array.isArray(data)) return data.map((item) => filled(items ?? {}, item, limit));
  if (typeof data !== 'object' || data === null) return data;
  const partOf = (key: string) => group.properties?.[key] ?? group.additionalProperties ?? {};
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      OF_A_FORM.includes(key) ? value : filled(partOf(key), value, limit),
    ]),
  );
}

/** An entry at a limit, with some fields of its own; the shortest has no text either. */
const atLimit =
  (collection: 'cases' | 'services' | 'team' | 'papers', limit: Limit, own: object): Edit =>
  (text) => {
    const { yaml = '', body = '' } = splitFrontMatter(text) ?? {};
    const schema = collectionSchemas[collection].schema(UNCHECKED_CONTEXT);
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    const fields = { ...(filled(json, parse(yaml), limit) as object), ...own };
    return `---\n${stringify(fields)}---\n${limit === 'shortest' ? '' : body}`;
  };

/** An edge: which file of the content becomes which other one, or itself. */
interface Edge {
  file: string;
  from?: string;
  edit: Edit;
}

const LONG = 'The log was read at the machine. '.repeat(60);
const USE_CASE = ['Client Problem', 'Approach', 'Intervention Outcome']
  .map((heading) => `${heading}\n\n${LONG}`)
  .join('\n\n');
const CHECKLIST = Array.from({ length: 6 }, (_, i) => ({
  title: `Group ${i + 1}`,
  items: Array.from({ length: 8 }, (_, item) => `${i + 1}.${item + 1} ${words(100)}`),
}));

/** The edges of the full site. @param figures one for each of the first made cases */
export const edges = (figures: readonly object[]): Edge[] => [
  ...figures.map((figure, i) => ({
    file: `cases/case-${FIRST_ID + i}.mdx`,
    edit: set('figure', JSON.stringify(figure)),
  })),
  ...(['shortest', 'longest'] as const).flatMap((limit, i): Edge[] => [
    {
      file: `cases/case-${FIRST_ID + figures.length + i}.mdx`,
      edit: atLimit('cases', limit, {
        whitePaper: limit === 'longest' ? { paper: 'longest' } : undefined,
        allow: {},
      }),
    },
    {
      file: `services/${limit}.mdx`,
      from: 'services/gear-review.mdx',
      edit: atLimit(
        'services',
        limit,
        limit === 'shortest' ? { requisition: undefined } : { useCase: USE_CASE },
      ),
    },
    {
      file: `team/${limit}.mdx`,
      from: 'team/cleo-marsh.mdx',
      // A photograph where a drawing is meant, and the other way round.
      edit: atLimit('team', limit, {
        order: 50 + i,
        email: undefined,
        ...(limit === 'shortest'
          ? { drawing: './bram-osei.png' }
          : { profileImage: './astrid-vale.svg' }),
      }),
    },
    {
      file: `papers/${limit}.mdx`,
      from: 'papers/seal-qualification.mdx',
      edit: atLimit(
        'papers',
        limit,
        limit === 'shortest' ? { draft: true, figures: {}, references: [] } : {},
      ),
    },
  ]),
  // A paper that no case names yet still places one; only the longest has equations.
  { file: 'papers/shortest.mdx', edit: append('<Case />') },
  {
    file: 'papers/longest.numbers.yaml',
    from: 'papers/seal-qualification.numbers.yaml',
    edit: (text) => text,
  },
  {
    file: 'pages/all-our-services.mdx',
    edit: swap('gear-review, ', 'gear-review, shortest, longest, '),
  },
  {
    file: 'pages/contact-us.mdx',
    edit: swap(/^ {2}groups:\n(?: {2}[- ].*\n)*/m, `  groups: ${JSON.stringify(CHECKLIST)}\n`),
  },
  { file: 'pages/how-we-work.mdx', edit: swap(/cases:(?: \[.*\]|(?:\n {4}- .*)+)/, 'cases: []') },
  { file: 'topics.yaml', edit: append('- id: no-case\n  label: Without a case') },
  // In a draft, a link that leads nowhere is still allowed.
  {
    file: 'cases/quillon-trips.mdx',
    edit: append('It is [there](/no-such-page), or [here](https://).'),
  },
  {
    file: 'pages/privacy-policy.mdx',
    edit: append('Ask [Bram](/about-us#bram-osei) of [seals](/case-studies?topic=seals).'),
  },
  {
    file: 'pages/about-us.mdx',
    edit: allOf(first('allow: {}'), append('- one\n\n  | A | B |\n  | --- | --- |\n  | a | |')),
  },
];
