import { Document, isMap, isScalar, isSeq } from 'yaml';
import { z } from 'zod';
import { MACHINES } from '../../../config/machines.ts';
import { documentFile } from '../../../config/routes.ts';
import { monthAndYear } from '../../../lib/diary.ts';
import { slugOf } from '../../../lib/slug.ts';
import { calculationSchema } from '../../../schemas/calculation.ts';
import { type CollectionName, collectionSchemas } from '../../../schemas/collections.ts';
import { UNCHECKED_CONTEXT } from '../../../schemas/fields.ts';
import { type Content, idsOf } from '../model/content.ts';
import { field } from '../model/entry.ts';
import { CONTENT, numbersFile } from '../model/paths.ts';
import { pathsOf, takenBy } from './change.ts';

/** A choice that a new entry needs from the writer. */
interface Question {
  flag: 'services' | 'tags' | 'machines' | 'icon' | 'case' | 'person';
  asks: string;
  choices: (content: Content) => readonly string[];
  /** How many of the choices it takes. */
  most: number;
}

export type Answers = Partial<Record<Question['flag'], string[]>>;

/** What a writer can create: the collection, what to ask for, and values that the schema can't supply. */
interface Kind {
  collection: CollectionName;
  questions: Question[];
  values: (given: Given) => Record<string, unknown>;
  body?: string;
  /** What its numbers file contains. */
  numbers?: object;
}

interface Given {
  title: string;
  slug: string;
  content: Content;
  answers: Answers;
}

/** Files of a new entry by path, or what is missing or wrong. */
type Scaffold = { file: string; files: Map<string, string>; next: string[] } | { problem: string };

const machines: Question = { flag: 'machines', asks: 'Which kinds of machine?', choices: () => MACHINES, most: 3 };
const among = (name: CollectionName) => (content: Content) => idsOf(content, name);

/** A mark that the check finds: it is as long as the text has to be. */
const gap = (length = 0) => `[fill ${'.'.repeat(Math.max(length - '[fill ]'.length, 3))}]`;

/** Numbers and months can't be marked, so the words beside them mark them as made up. */
const figure = () => ({
  type: 'pareto',
  title: gap(8),
  caption: gap(40),
  alt: gap(40),
  unit: '[fill]',
  period: gap(),
  items: [3, 2, 1].map((value, i) => ({ label: `[fill, and its value] ${i + 1}`, value })),
  marked: 1,
});

export const KINDS: Record<string, Kind> = {
  case: {
    collection: 'cases',
    questions: [
      { flag: 'services', asks: 'Which services does it belong to?', choices: among('services'), most: 3 },
      { flag: 'tags', asks: 'Which topics?', choices: among('topics'), most: 5 },
      machines,
    ],
    values: ({ title, content, answers }) => {
      const month = (back: number) => monthBefore(content.today, back);
      const on = (back: number, kind: string) => ({ on: month(back), kind, text: '[fill, and its month]' });
      return {
        id: nextNumber(content, 'cases', 'id'),
        title,
        ...answers,
        plate: Object.fromEntries(['Machine', 'Duty', 'Site', 'Method', 'Result'].map((label) => [label, gap()])),
        diary: [on(12, 'before'), on(9, 'call'), on(6, 'measurement'), on(3, 'work'), on(0, 'outcome')],
        figure: figure(),
      };
    },
    body: `## What was found\n\n${gap()}\n\n## What was measured\n\n${gap()}\n\n## What changed\n\n${gap()}\n`,
  },
  service: {
    collection: 'services',
    questions: [
      { flag: 'icon', asks: 'Is it for operations or for projects?', choices: () => ['operations', 'projects'], most: 1 },
      { flag: 'case', asks: 'Which case should a visitor read next?', choices: among('cases'), most: 1 },
      { flag: 'person', asks: 'Who answers visitors?', choices: among('team'), most: 1 },
      machines,
    ],
    values: ({ title, answers }) => ({
      title,
      icon: answers.icon?.[0],
      banner: { lead: gap(20) },
      useCase: `Client Problem\n\n${gap()}\n\nApproach\n\n${gap()}\n\nIntervention Outcome\n\n${gap()}\n`,
      case: answers.case?.[0],
      machines: answers.machines,
      contact: { person: answers.person?.[0], role: gap() },
      figure: figure(),
    }),
    body: `## What we do\n\n${gap()}\n\n## Why\n\n${gap()}\n\n## How\n\n${gap()}\n`,
  },
  person: {
    collection: 'team',
    questions: [],
    values: ({ title, content }) => ({
      name: title,
      order: nextNumber(content, 'team', 'order'),
    }),
    body: `${gap()}\n`,
  },
  paper: {
    collection: 'papers',
    questions: [],
    values: ({ title, content }) => ({
      title,
      number: `WP-${String(nextNumber(content, 'papers', 'number')).padStart(2, '0')}`,
      revision: `Revision 1, ${monthAndYear(content.today)}`,
      figures: { causes: figure() },
    }),
    numbers: {
      equations: { pressure: { math: 'p = F / A', reads: gap(12), where: { F: gap(), A: gap() } } },
      example: {
        given: {
          force: { name: gap(), symbol: 'F', value: 1000, unit: 'N' },
          area: { name: gap(), symbol: 'A', value: '0.5', unit: 'm²' },
        },
        results: { pressure: { name: gap(), symbol: 'p', value: '2,000', unit: 'Pa', by: 'force / area', equation: 'pressure' } },
      },
    },
    body: `## ${gap()}\n\n${gap()}\n\n<Figure id="causes" />\n\n<Equation id="pressure" />\n\n<Example />\n\n<Case />\n`,
  },
  testimonial: { collection: 'testimonials', questions: [], values: ({ slug }) => ({ id: slug }) },
  topic: { collection: 'topics', questions: [], values: ({ title, slug }) => ({ id: slug, label: title }) },
  client: { collection: 'clients', questions: [], values: ({ title, slug }) => ({ id: slug, name: title }) },
};

/**
 * Works out the files of a new entry; writes nothing. Its fields, their order and the comments over them come from its schema.
 * @param name one of KINDS
 * @param answers by flag, to the questions of its kind
 */
export function scaffold(content: Content, name: string, title: string, answers: Answers): Scaffold {
  const kind = KINDS[name];
  if (!kind) {
    const wrong = name
      ? `“${name}” isn’t a kind of entry`
      : 'Write the kind of the entry and its title: npm run content:new -- topic "Dry gas seals"';
    return { problem: `${wrong}. Kinds: ${Object.keys(KINDS).join(', ')}. More: src/content/README.md` };
  }
  const slug = slugOf(title);
  if (!slug) return { problem: 'The title is missing: it needs a letter from a to z, or a digit.' };
  const wrong = kind.questions.flatMap((question) => problemOf(question, answers[question.flag] ?? [], content));
  if (wrong.length > 0) return { problem: wrong.join('\n') };
  const values = kind.values({ title, slug, content, answers });
  // A white paper may have the name of its case, and then takes the place of the case's document.
  const pages = pathsOf({ collection: kind.collection, data: values }).flatMap((pathOf) => (pathOf === documentFile ? [] : pathOf(slug)));
  const taken = takenBy(content, kind.collection, slug, pages);
  if (taken) return { problem: `${taken} Choose another title.` };

  const { place, schema } = collectionSchemas[kind.collection];
  const yaml = written(schema(UNCHECKED_CONTEXT), { ...values, ...(name !== 'topic' && { draft: true }) }, 'file' in place);
  if ('file' in place) {
    const before = content.sources.find(({ file }) => file === place.file)?.text ?? '';
    return { file: place.file, files: new Map([[place.file, `${before.trimEnd()}\n${yaml}`]]), next: nextSteps(name, slug) };
  }
  const file = `${place.folder}/${slug}.mdx`;
  const files = new Map([[file, `---\n${yaml}---\n\n${kind.body ?? ''}`]]);
  if (kind.numbers) files.set(numbersFile(file), written(calculationSchema, kind.numbers));
  if (name === 'service') for (const [list, text] of listed(content, slug, answers.icon?.[0] ?? '')) files.set(list, text);
  return { file, files, next: nextSteps(name, slug) };
}

/**
 * A new entry as YAML: the given values, marks for the rest that its schema requires, and the descriptions as comments.
 * @param isInList whether it is an item of a list
 */
function written(schema: z.ZodType, values: object, isInList = false): string {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const data = filled(json, values) as object;
  const document = new Document(isInList ? [data] : data);
  const top = isSeq(document.contents) ? document.contents.items[0] : document.contents;
  describe(top, json);
  if (isMap(top)) {
    const left = Object.entries(json.properties ?? {}).filter(([key]) => !(key in data));
    top.comment = left.map(([key, part]) => ` ${key}: (optional) ${schemaOf(part)?.description ?? ''}`).join('\n');
  }
  return document.toString({ lineWidth: 0 });
}

type JsonSchema = z.core.JSONSchema.JSONSchema;
type Part = JsonSchema['items'];

/** A part of a JSON Schema: one schema, `true` for anything, or a list with one for each place. */
const schemaOf = (part: Part): JsonSchema | undefined => (typeof part === 'object' && !Array.isArray(part) ? part : undefined);

/** A valid value for a schema: what is given, and marks to fill in for the rest that it requires. */
function filled(part: Part, given: unknown): unknown {
  const schema = schemaOf(part) ?? {};
  if (schema.type === 'object' && schema.properties && (given === undefined || isRecord(given))) {
    const keys = Object.keys(schema.properties).filter((key) => schema.required?.includes(key) || field(given, key) !== undefined);
    return Object.fromEntries(keys.map((key) => [key, filled(schema.properties?.[key], field(given, key))]));
  }
  if (given !== undefined) return given;
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'array') return Array.from({ length: schema.minItems ?? 0 }, () => filled(schema.items, undefined));
  return gap(schema.minLength);
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const COMMENT_WIDTH = 110;

/** Writes the description of each field over it; of a list, over the fields of its first item. */
function describe(node: unknown, schema: JsonSchema | undefined): void {
  if (isSeq(node)) describe(node.items[0], schemaOf(schema?.items));
  if (!isMap(node)) return;
  const branch = schema?.oneOf?.find(({ properties }) =>
    Object.entries(properties ?? {}).some(([key, part]) => {
      const only = schemaOf(part)?.const;
      return only !== undefined && node.get(key) === only;
    }),
  );
  for (const { key, value } of node.items) {
    const own = schemaOf((branch ?? schema)?.properties?.[isScalar(key) ? String(key.value) : '']);
    if (isScalar(key) && own?.description) key.commentBefore = wrapped(own.description);
    describe(value, own);
  }
}

function wrapped(text: string): string {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    if ((lines.at(-1) ?? '').length + word.length > COMMENT_WIDTH) lines.push('');
    lines.push(`${lines.pop()} ${word}`);
  }
  return lines.join('\n');
}

function problemOf({ flag, choices, most }: Question, answers: string[], content: Content): string[] {
  const known = choices(content);
  const strange = answers.filter((answer) => !known.includes(answer));
  const amount = most === 1 ? 'one' : `one to ${most}, joined by commas,`;
  if (answers.length === 0 || answers.length > most || strange.length > 0)
    return [
      `--${flag} takes ${amount} of: ${known.join(', ')}.${strange.length > 0 ? ` “${strange.join('”, “')}” isn’t one of them.` : ''}`,
    ];
  return [];
}

/** One more than the highest number of a collection; numbers such as "WP-12" count too. */
function nextNumber(content: Content, name: CollectionName, key: string): number {
  const numbers = (content.entries.get(name) ?? []).map(({ data }) => Number(/\d+$/.exec(String(field(data, key)))?.[0] ?? 0));
  return Math.max(0, ...numbers) + 1;
}

/** A month before a day such as "2026-12-01", as "2026-03". */
function monthBefore(day: string, back: number): string {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - back);
  return date.toISOString().slice(0, 7);
}

/** The lists that show a new service, with its name added at the end. */
function listed(content: Content, slug: string, icon: string): [string, string][] {
  return ['all-our-services', `support-to-${icon}`].flatMap((id): [string, string][] => {
    const source = content.entries.get('pages')?.find((entry) => entry.id === id)?.source;
    const list = source?.node(['services']);
    const last = isSeq(list) ? list.items.at(-1) : undefined;
    if (!source || !isScalar(last) || !last.range) return [];
    const [, end] = last.range;
    const added = isSeq(list) && list.flow ? `, ${slug}` : `\n  - ${slug}`;
    return [[source.file, `${source.text.slice(0, end)}${added}${source.text.slice(end)}`]];
  });
}

const nextSteps = (name: string, slug: string): string[] => [
  ...(name === 'client'
    ? [
        `The home page shows the name in type. Once the client has agreed, put its logo beside the others and add “logo: ./clients/${slug}.svg”`,
      ]
    : []),
  ...(name === 'paper'
    ? [
        `${CONTENT}/papers/${slug}.numbers.yaml holds its equations and worked example; a paper can do without them`,
        `Add it to its case, under whitePaper: “paper: ${slug}”`,
      ]
    : []),
  'npm run check lists everything still to be filled in; npm run dev shows the page',
  ...(name === 'topic' ? [] : ['Take out “draft: true” once it can go live']),
];
