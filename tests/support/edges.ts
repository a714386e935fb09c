// cspell:ignore cleo
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { collectionSchemas } from '../../src/schemas/collections.ts';
import { UNCHECKED_CONTEXT } from '../../src/schemas/fields.ts';
import { splitFrontMatter } from '../../src/tools/writing/model/front-matter.ts';
import { allOf, append, type Change, type Edit, first, swap } from './edits.ts';

type Limit = 'shortest' | 'longest';
type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Fields that stay: texts that have a form of their own, or that other fields repeat. */
const KEPT = ['date', 'revision', 'effort', 'figure', 'figures'];
const words = (length: number) => 'Gear wheel '.repeat(length).slice(0, length).replace(/ $/, 's');

/** Fields with every text as short or as long as its schema allows. */
function withTextsAt(limit: Limit, schema: unknown, data: unknown): unknown {
  const { minLength = 1, maxLength, pattern, format, items, ...group } = schema as JsonSchema;
  if (typeof data === 'string') {
    if (!maxLength || pattern || format) return data;
    return words(limit === 'shortest' ? minLength : maxLength);
  }
  if (Array.isArray(data)) return data.map((item) => withTextsAt(limit, items ?? {}, item));
  if (typeof data !== 'object' || data === null) return data;
  const partOf = (key: string) => group.properties?.[key] ?? group.additionalProperties ?? {};
  const fields = Object.entries(data).map(([key, value]) => [
    key,
    KEPT.includes(key) ? value : withTextsAt(limit, partOf(key), value),
  ]);
  return Object.fromEntries(fields);
}

/** An entry at a limit, with some fields of its own; the shortest has no text either. */
const atLimit =
  (limit: Limit) =>
  (collection: 'cases' | 'services' | 'team' | 'papers', own: object): Edit =>
  (text) => {
    const { yaml = '', body = '' } = splitFrontMatter(text) ?? {};
    const schema = collectionSchemas[collection].schema(UNCHECKED_CONTEXT);
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    const fields = { ...(withTextsAt(limit, json, parse(yaml)) as object), ...own };
    return `---\n${stringify(fields)}---\n${limit === 'shortest' ? '' : body}`;
  };
const shortest = atLimit('shortest');
const longest = atLimit('longest');

const LONG = 'The log was read at the machine. '.repeat(60);
const USE_CASE = ['Client Problem', 'Approach', 'Intervention Outcome']
  .map((heading) => `${heading}\n\n${LONG}`)
  .join('\n\n');
const CHECKLIST = Array.from({ length: 6 }, (_, i) => ({
  title: `Group ${i + 1}`,
  items: Array.from({ length: 8 }, (_, item) => `${i + 1}.${item + 1} ${words(100)}`),
}));

const SHORTEST: Change[] = [
  {
    file: 'cases/shortest-case.mdx',
    from: 'cases/seal-leak.mdx',
    edit: shortest('cases', { id: 2000, whitePaper: undefined, allow: {} }),
  },
  {
    file: 'services/shortest.mdx',
    from: 'services/gear-review.mdx',
    edit: shortest('services', { requisition: undefined }),
  },
  {
    file: 'team/shortest.mdx',
    from: 'team/cleo-marsh.mdx',
    // A photograph where a drawing is meant.
    edit: shortest('team', { order: 50, email: undefined, drawing: './bram-osei.png' }),
  },
  {
    file: 'papers/shortest.mdx',
    from: 'papers/seal-qualification.mdx',
    // A paper that no case names yet still places one.
    edit: allOf(
      shortest('papers', { draft: true, figures: {}, references: [] }),
      append('<Case />'),
    ),
  },
];

const LONGEST: Change[] = [
  {
    file: 'cases/longest-case.mdx',
    from: 'cases/seal-trial.mdx',
    edit: longest('cases', { id: 2001, whitePaper: { paper: 'longest' }, allow: {} }),
  },
  {
    file: 'services/longest.mdx',
    from: 'services/gear-review.mdx',
    edit: longest('services', { useCase: USE_CASE }),
  },
  {
    file: 'team/longest.mdx',
    from: 'team/cleo-marsh.mdx',
    // A drawing where a photograph is meant.
    edit: longest('team', { order: 51, email: undefined, profileImage: './astrid-vale.svg' }),
  },
  {
    file: 'papers/longest.mdx',
    from: 'papers/seal-qualification.mdx',
    edit: longest('papers', {}),
  },
  {
    file: 'papers/longest.numbers.yaml',
    from: 'papers/seal-qualification.numbers.yaml',
    edit: (text) => text,
  },
  {
    file: 'pages/contact-us.mdx',
    edit: swap(/^ {2}groups:\n(?: {2}[- ].*\n)*/m, `  groups: ${JSON.stringify(CHECKLIST)}\n`),
  },
];

/** What the content check accepts at its limits, and a build has to show all the same. */
export const EDGES: Change[] = [
  ...SHORTEST,
  ...LONGEST,
  {
    file: 'pages/all-our-services.mdx',
    edit: swap('gear-review, ', 'gear-review, shortest, longest, '),
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
