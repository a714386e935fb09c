import fs from 'node:fs';
import path from 'node:path';
import type { ImageMetadata } from 'astro';
import { type Scalar, visit } from 'yaml';
import { z } from 'zod';
import { nearest } from '../../../lib/nearest.ts';
import { isoDay } from '../../../lib/publishing.ts';
import { type CollectionName, collectionSchemas } from '../../../schemas/collections.ts';
import { numbersSchema } from '../../../schemas/numbers.ts';
import { redirectsSchema } from '../../../schemas/redirects.ts';
import type { Target, Tools } from '../../../schemas/tools.ts';
import type { Entry } from '../entry.ts';
import { explainIssue } from '../explain-issue.ts';
import { COLLECTION_NAMES, type Content, EVERY, idsOf } from '../model.ts';
import { atOffset, eachSource, type Found, type Rule } from '../rule.ts';
import type { Source } from '../source.ts';

export const rules: Rule[] = [
  {
    id: 'yaml',
    check: ({ sources }) => sources.flatMap(({ problems }) => problems),
  },
  { id: 'field', check: checkFields },
  { id: 'text-cut', check: eachSource((source) => cutTexts(source)) },
  { id: 'day', check: eachSource((source) => wrongDays(source)) },
];

function checkFields(content: Content): Found[] {
  const { schemas, right } = schemasFor(content);
  const entries = COLLECTION_NAMES.flatMap((name) =>
    (content.entries.get(name) ?? []).flatMap((entry) => {
      const schema = schemas.get(name);
      if (!schema || right.has(entry)) return [];
      const found = [...problemsOf(schema, entry), ...numbersProblems(entry)];
      if (found.length === 0) right.add(entry);
      return found;
    }),
  );
  const { source } = content.redirects;
  if (!source || source.problems.length > 0) return entries;
  return [...entries, ...problemsOf(redirectsSchema, { data: source.data, source, base: [] })];
}

/** The numbers of a paper are its calculation, an entry with a schema of its own. */
const numbersProblems = ({ collection, numbers }: Entry): Found[] =>
  collection !== 'papers' && numbers && numbers.problems.length === 0
    ? problemsOf(numbersSchema, { data: numbers.data, source: numbers, base: [] })
    : [];

/** The schemas of the collections, and the entries in which they found nothing. */
interface Schemas {
  /** The files and ids that the schemas look at. */
  known: string;
  schemas: ReadonlyMap<CollectionName, z.ZodType>;
  right: WeakSet<Entry>;
}
let last: Schemas | undefined;

/** Made anew where a file or an id has come or gone. */
function schemasFor(content: Content): Schemas {
  const known = JSON.stringify([content.root, content.files, COLLECTION_NAMES.map((name) => idsOf(content, name))]);
  if (last?.known === known) return last;
  const schemas = COLLECTION_NAMES.map((name) => {
    const { place, schema } = collectionSchemas[name];
    const folder = 'folder' in place ? place.folder : path.posix.dirname(place.file);
    return [name, schema(toolsFor(content, folder)) as z.ZodType] as const;
  });
  last = { known, schemas: new Map(schemas), right: new WeakSet() };
  return last;
}

function problemsOf(schema: z.ZodType, entry: Pick<Entry, 'data' | 'source' | 'base'>): Found[] {
  const result = schema.safeParse(entry.data);
  if (result.success) return [];
  const { issues } = result.error;
  // Of a value of the wrong kind, nothing else is worth saying.
  const wrongKinds = new Set(issues.filter(({ code }) => code === 'invalid_type').map((issue) => issue.path.join('\0')));
  const explained = issues
    .filter((issue) => issue.code === 'invalid_type' || !wrongKinds.has(issue.path.join('\0')))
    .flatMap((issue) => explainIssue(issue, schema, entry.data));
  // A name that is written wrong is missing as well.
  const meant = new Set(
    explained.flatMap(({ path: at, repair }) => {
      const [, name] = /^Did you mean "(.+)"\?$/.exec(repair) ?? [];
      return name === undefined ? [] : [[...at.slice(0, -1), name].join('\0')];
    }),
  );
  return explained
    .filter(({ path: at, found }) => !(found === 'is missing' && meant.has(at.join('\0'))))
    .map(({ path: at, field, found, repair }) => ({
      file: entry.source.file,
      ...entry.source.place([...entry.base, ...at]),
      message: `${field || 'The entry'} ${found}.`,
      repair,
    }));
}

/** The schema's tools, looking at the real files: a picture must exist, a reference must lead to an entry. */
function toolsFor(content: Content, folder: string): Tools {
  return {
    image: () =>
      z.string().superRefine((value, context) => {
        const message = missingFile(content, folder, value);
        if (message) context.addIssue({ code: 'custom', message });
      }) as unknown as z.ZodType<ImageMetadata>,
    reference: <C extends Target>(collection: C) =>
      z.string().transform((id, context) => {
        const known = idsOf(content, collection);
        if (!known.includes(id) && !known.includes(EVERY)) {
          const meant = nearest(id, known);
          const { place } = collectionSchemas[collection];
          const [where, add] = 'file' in place ? [place.file, ' If it is new, add it there.'] : [collection, ''];
          context.addIssue({
            code: 'custom',
            message: `There is no such entry in ${where}. ${meant ? `Did you mean "${meant}"?` : `Known: ${known.join(', ')}.`}${add}`,
          });
        }
        return { collection, id };
      }),
  };
}

/** What is wrong with the path of a file in a folder; nothing where it is there, written so. */
export function missingFile({ root, files }: Content, folder: string, value: string): string | undefined {
  const wanted = path.posix.join(folder, value);
  if (files.includes(wanted)) return undefined;
  const other = files.find((name) => name.toLowerCase() === wanted.toLowerCase());
  const near = other ?? nearestFile(files, wanted);
  const shown = near && `./${path.posix.relative(folder, near)}`;
  if (other) return `The file is called "${shown}": capital and small letters count. Write it so.`;
  if (near) return `There is no such file. Did you mean "${shown}"?`;
  return fs.existsSync(path.join(root, wanted))
    ? 'The picture stands outside src/content. Put it beside this file.'
    : 'There is no such file. Put it beside this one and write its path from here, such as ./portrait.jpg.';
}

function nearestFile(files: readonly string[], wanted: string): string | undefined {
  const folder = path.posix.dirname(wanted);
  const beside = files.filter((name) => path.posix.dirname(name) === folder && !/\.(mdx|yaml)$/.test(name));
  const meant = nearest(
    path.posix.basename(wanted),
    beside.map((name) => path.posix.basename(name)),
  );
  return meant && `${folder}/${meant}`;
}

/** Every value of a file's YAML, and the stretch of the file that holds it. */
function scalarsIn({ document, problems, yamlOffset }: Source): { node: Scalar; start: number; end: number }[] {
  const scalars: { node: Scalar; start: number; end: number }[] = [];
  if (problems.length > 0) return scalars;
  visit(document, {
    Scalar: (key, node) => {
      const [start = 0, end = 0] = node.range ?? [];
      if (key !== 'key') scalars.push({ node, start: yamlOffset + start, end: yamlOffset + end });
    },
  });
  return scalars;
}

/** Plain texts behind which YAML reads a comment: "Train #3" is "Train". */
const cutTexts = (source: Source): Found[] =>
  scalarsIn(source).flatMap(({ node, start, end }) => {
    const [, comment = ''] = /^( +#[^\r\n]*)/.exec(source.text.slice(end)) ?? [];
    if (!comment || node.type !== 'PLAIN' || typeof node.value !== 'string') return [];
    const whole = `${source.text.slice(start, end)}${comment}`.trimEnd();
    return [
      atOffset(
        source,
        end + comment.indexOf('#'),
        `The text ends before “${comment.trim().slice(0, 40)}”: after a space, # starts a note that nobody sees.`,
        'Put the whole text in quotation marks; put a real note on a line of its own.',
        whole.includes('"') || whole.includes('\\') ? undefined : { start, end: start + whole.length, text: `"${whole}"` },
      ),
    ];
  });

/** YAML turns 31 February into 3 March without a word. */
const wrongDays = (source: Source): Found[] =>
  scalarsIn(source).flatMap(({ node, start, end }) => {
    if (!(node.value instanceof Date)) return [];
    const written = source.text.slice(start, end);
    const day = Number.isNaN(node.value.getTime()) ? '' : isoDay(node.value);
    const [, year = '', month = '', date = ''] = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(written) ?? [];
    return day === `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
      ? []
      : [atOffset(source, start, `The calendar has no ${written}.`, 'Write a day that exists: year-month-day, such as 2026-12-01.')];
  });
