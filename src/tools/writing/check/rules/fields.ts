import fs from 'node:fs';
import path from 'node:path';
import type { ImageMetadata } from 'astro';
import { isMap, isScalar, type Pair, type Scalar, visit } from 'yaml';
import { z } from 'zod';
import { nearest, onlyNear } from '../../../../lib/nearest.ts';
import { isoDay } from '../../../../lib/publishing.ts';
import { type CollectionName, collectionSchemas } from '../../../../schemas/collections.ts';
import type { SchemaContext, Target } from '../../../../schemas/fields.ts';
import { numbersSchema } from '../../../../schemas/numbers.ts';
import { redirectsSchema } from '../../../../schemas/redirects.ts';
import { COLLECTION_NAMES, type Content, EVERY, entriesOf, idsOf } from '../../model/content.ts';
import { type Entry, field } from '../../model/entry.ts';
import { CONTENT } from '../../model/paths.ts';
import { type Source, stretchOf } from '../../model/source.ts';
import { explainIssue } from '../explain-issue.ts';
import { changedFiles, oldSource, renamedFiles } from '../git.ts';
import { atField, atOffset, type DraftFinding, eachSource, type Rule, type RuleResult } from '../rule.ts';

export const rules: Rule[] = [
  { id: 'yaml', check: ({ sources }) => sources.flatMap(({ problems }) => problems) },
  { id: 'field', check: checkFields },
  { id: 'text-cut', check: eachSource((source) => [cutTexts(source), atCommas(source)]) },
  { id: 'day', check: eachSource((source) => wrongDays(source)) },
];

function checkFields(content: Content): RuleResult {
  const { schemas, right } = schemasFor(content);
  const entries = COLLECTION_NAMES.flatMap((name) =>
    entriesOf(content, name).flatMap((entry) => {
      const schema = schemas.get(name);
      if (!schema || right.has(entry)) return [];
      const [above, below] = [-1, 1].map((step) => field(entry.source.data, Number(entry.base[0]) + step));
      if (isHalf(entry.data, below)) return [];
      const [key] = isHalf(above, entry.data) ? Object.keys(entry.data as object) : [];
      if (key !== undefined)
        return atField(
          entry,
          [],
          'This item has only what the item above lacks.',
          `Take its hyphen out: write “  ${key}: …” below the item above.`,
        );
      const found = [...problemsOf(schema, entry, missingDrawings(content, entry)), ...numbersProblems(entry)];
      if (found.length === 0) right.add(entry);
      return found;
    }),
  );
  const { source } = content.redirects;
  if (!source || source.problems.length > 0) return entries;
  return [...entries, ...problemsOf(redirectsSchema, { data: source.data, source, base: [] })];
}

/** Whether an item of a list has no field of the next one: one item, split in two by a hyphen. */
const isHalf = (item: unknown, next: unknown) =>
  [item, next].every((each) => each !== null && typeof each === 'object') &&
  !Object.keys(item as object).some((key) => key in (next as object));

/** The numbers of a paper are its calculation, an entry with a schema of its own. */
const numbersProblems = ({ collection, numbers }: Entry): DraftFinding[] =>
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

/** Made again when a file or an id is added or removed. */
function schemasFor(content: Content): Schemas {
  const known = JSON.stringify([content.root, content.files, COLLECTION_NAMES.map((name) => idsOf(content, name))]);
  if (last?.known === known) return last;
  const schemas = COLLECTION_NAMES.map((name) => {
    const { place, schema } = collectionSchemas[name];
    const folder = 'folder' in place ? place.folder : path.posix.dirname(place.file);
    return [name, schema(contextFor(content, folder)) as z.ZodType] as const;
  });
  last = { known, schemas: new Map(schemas), right: new WeakSet() };
  return last;
}

/** Missing logos and drawn portraits: their schema checks only the name. */
const missingDrawings = (content: Content, { data, source }: Entry): z.core.$ZodIssue[] =>
  ['logo', 'drawing'].flatMap((key) => {
    const value = field(data, key);
    const missing = typeof value === 'string' && missingFile(content, path.posix.dirname(source.file), value);
    return missing ? [{ code: 'custom', path: [key], input: value, ...missing } as const] : [];
  });

/** @param more further issues; for the same field, they replace the schema's */
function problemsOf(
  schema: z.ZodType,
  entry: Pick<Entry, 'data' | 'source' | 'base'>,
  more: readonly z.core.$ZodIssue[] = [],
): DraftFinding[] {
  const result = schema.safeParse(entry.data);
  const issues = [...(result.error?.issues ?? []).filter((issue) => !more.some((each) => each.path[0] === issue.path[0])), ...more];
  // If a value is of the wrong kind, nothing else about it is worth reporting.
  const wrongKinds = new Set(issues.filter(({ code }) => code === 'invalid_type').map((issue) => issue.path.join('\0')));
  const explained = issues
    .filter((issue) => issue.code === 'invalid_type' || !wrongKinds.has(issue.path.join('\0')))
    .flatMap((issue) => explainIssue(issue, schema, entry.data));
  // A misspelt name is also reported as missing.
  const meant = new Set(
    explained.flatMap(({ path: at, repair }) => {
      const [, name] = /^Did you mean "(.+)"\?$/.exec(repair) ?? [];
      return name === undefined ? [] : [[...at.slice(0, -1), name].join('\0')];
    }),
  );
  return explained
    .filter(({ path: at, found }) => !(found === 'is missing' && meant.has(at.join('\0'))))
    .flatMap(({ path: at, field: name, found, repair, right, isKey }) => {
      const path = [...entry.base, ...at];
      const pairs = isKey ? pairsTo(entry.source, path) : [];
      const pair = pairs.at(-1);
      // What a comma has cut off from a text is reported by `text-cut`.
      if (pair?.value === null && isScalar(pairs.findLast(({ value }) => value !== null)?.value)) return [];
      const node = pair?.key ?? entry.source.node(path);
      return {
        file: entry.source.file,
        ...entry.source.place(path),
        message: `${name || 'The entry'} ${found}.`,
        repair,
        ...(right !== undefined && isScalar(node) && { fix: { ...stretchOf(entry.source, node), text: right } }),
      };
    });
}

/** A field with its value, after those before it. */
function pairsTo(source: Source, path: readonly PropertyKey[]): Pair[] {
  const parent = source.node(path.slice(0, -1));
  const items = isMap(parent) ? parent.items : [];
  return items.slice(0, 1 + items.findIndex(({ key }) => isScalar(key) && String(key.value) === path.at(-1)));
}

/** The context of the schemas, which looks at the real files: a picture must exist, a reference must lead to an entry. */
function contextFor(content: Content, folder: string): SchemaContext {
  return {
    image: () =>
      z.string().superRefine((value, context) => {
        const missing = missingFile(content, folder, value);
        if (missing) context.addIssue({ code: 'custom', ...missing });
      }) as unknown as z.ZodType<ImageMetadata, string>,
    reference: <C extends Target>(collection: C) =>
      z.string().transform((id, context) => {
        const unknown = unknownId(content, collection, id);
        if (unknown) context.addIssue({ code: 'custom', ...unknown });
        return { collection, id };
      }),
  };
}

/** Body and number of a standard, by which it is known: “API RP 687” is API 687. */
const standardIn = (id: string) => /^(\p{Lu}+)\b.*?\b(\d{3,})/u.exec(id)?.slice(1).join(' ');

/** What is wrong with a reference, as a zod issue. */
function unknownId(content: Content, collection: Target, id: string) {
  const known = idsOf(content, collection);
  if (known.includes(id) || known.includes(EVERY)) return undefined;
  const file = `${CONTENT}/${collection}/${id}.mdx`;
  const renamed = renamedFiles(content).get(file);
  if (changedFiles(content).has(file) || renamed !== undefined) {
    const rename = `npm run content:rename ${collection}/${id} ${path.basename(renamed ?? 'its-new-name', '.mdx')}`;
    return {
      message: `Its file ${file} is gone. Name another one here; or, if it was renamed by hand, restore it and rename it with: ${rename}`,
    };
  }
  const { place } = collectionSchemas[collection];
  const list = 'file' in place ? content.sources.find(({ file }) => file === place.file) : undefined;
  const old = list && oldSource(content, list)?.data;
  if (Array.isArray(old) && old.some((item) => field(item, 'id') === id))
    return { message: `It was in ${list?.file} until now: write it there again, or name another one here.` };
  const standard = standardIn(id);
  const meant = (standard && known.find((each) => standardIn(each) === standard)) ?? nearest(id, known);
  const all = known.length > 20 ? 'Is a comma missing between two of them?' : `Known: ${known.join(', ')}.`;
  const [where, add] = 'file' in place ? [place.file, ' If it is new, add it there.'] : [collection, ''];
  const message = `There is no such entry in ${where}. ${meant ? `Did you mean "${meant}"?` : all}${add}`;
  return { message, params: { right: onlyNear(id, known) } };
}

/** What is wrong with the path of a picture in a folder, as a zod issue; nothing if the file exists under exactly that name. */
function missingFile({ root, files }: Content, folder: string, value: string) {
  const wanted = path.posix.join(folder, value);
  if (files.includes(wanted)) return undefined;
  const issue = (message: string, right?: string) => ({ message, params: { right } });
  const other = files.find((name) => name.toLowerCase() === wanted.toLowerCase());
  const written = (file: string) => `./${path.posix.relative(folder, file)}`;
  if (other) return issue(`The file is called "${written(other)}": capitals matter. Write it that way.`, written(other));
  // Beside the entry, or in a folder below: the logos' folder.
  const pictures = files.filter((name) => name.startsWith(`${folder}/`) && path.posix.extname(name) === path.posix.extname(value));
  const names = pictures.map((name) => path.posix.basename(name));
  const pathOf = (name: string | undefined) => pictures.filter((file) => path.posix.basename(file) === name).map(written)[0];
  const near = pathOf(nearest(path.posix.basename(wanted), names));
  if (near) return issue(`There is no such file. Did you mean "${near}"?`, pathOf(onlyNear(path.posix.basename(wanted), names)));
  return issue(
    fs.existsSync(path.join(root, wanted))
      ? 'The picture is outside src/content. Put it beside this file.'
      : 'There is no such file. Put it beside this one and write its path from here, such as ./portrait.jpg.',
  );
}

/** The nodes of a kind in a file's YAML, apart from the names of fields. */
function nodesOf<Wanted>({ document, problems }: Source, isWanted: (node: unknown) => node is Wanted): Wanted[] {
  const found: Wanted[] = [];
  if (problems.length > 0) return found;
  visit(document, (key, node) => {
    if (key !== 'key' && isWanted(node)) found.push(node);
  });
  return found;
}

/** Plain texts after which YAML reads a comment: "Train #3" is "Train". */
const cutTexts = (source: Source): RuleResult =>
  nodesOf(source, isScalar).map(({ type, value, range }) => {
    const [start = 0, end = 0] = range ?? [];
    const [, comment = ''] = /^( +#[^\r\n]*)/.exec(source.text.slice(end)) ?? [];
    if (!comment || type !== 'PLAIN' || typeof value !== 'string') return undefined;
    const whole = `${source.text.slice(start, end)}${comment}`.trimEnd();
    const message = `The text ends before “${comment.trim().slice(0, 40)}”: after a space, # starts a note, which nobody sees.`;
    const repair = 'Put the whole text in quotation marks; put a real note on a line of its own.';
    const fix = /["\\]/.test(whole) ? undefined : { start, end: start + whole.length, text: `"${whole}"` };
    return atOffset(source, end + comment.indexOf('#'), message, repair, fix);
  });

/** In braces, a comma begins the next field: `label: NDT, dimensions`, `value: 1,019`. */
const atCommas = (source: Source): RuleResult =>
  nodesOf(source, isMap).map(({ flow, items }) =>
    items.map(({ key, value }, i) => {
      const before = items[i - 1];
      if (!flow || value !== null || !isScalar(before?.value) || !isScalar(key)) return undefined;
      const after = items.findIndex((pair, j) => j > i && pair.value !== null);
      const last = items[after < 0 ? items.length - 1 : after - 1] ?? before;
      const [start, end] = [before.value.range?.[0] ?? 0, ((last.value ?? last.key) as Scalar).range?.[1] ?? 0];
      const whole = source.text.slice(start, end);
      const number = /^[-−]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(whole) ? whole.replaceAll(',', '').replace('−', '-') : undefined;
      const text = number ?? `"${whole.replaceAll('"', '')}"`;
      const message = `“${before.value.source}” ends before the comma: inside { } a comma starts the next field.`;
      const repair = number ? `Write ${number}: the page adds the comma.` : `Put the whole text in quotation marks: ${text}`;
      return atOffset(source, key.range?.[0] ?? 0, message, repair, { start, end, text });
    }),
  );

/** YAML turns 31 February into 3 March without a word. */
const wrongDays = (source: Source): RuleResult =>
  nodesOf(source, isScalar).map(({ value, range }) => {
    if (!(value instanceof Date)) return undefined;
    const [start = 0, end = 0] = range ?? [];
    const written = source.text.slice(start, end);
    const day = Number.isNaN(value.getTime()) ? '' : isoDay(value);
    const [, year = '', month = '', date = ''] = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(written) ?? [];
    if (day === `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`) return undefined;
    return atOffset(source, start, `The date ${written} doesn’t exist.`, 'Write a real date: year-month-day, such as 2026-12-01.');
  });
