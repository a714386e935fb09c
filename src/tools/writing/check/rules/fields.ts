import path from 'node:path';
import type { ImageMetadata } from 'astro';
import { isMap, isScalar } from 'yaml';
import { z } from 'zod';
import { PAGE_IDS } from '../../../../config/page-files.ts';
import { nearest, onlyNear } from '../../../../lib/nearest.ts';
import { collectionSchemas } from '../../../../schemas/collections.ts';
import type { SchemaContext, Target } from '../../../../schemas/fields.ts';
import { houseStyleSchema } from '../../../../schemas/house-style.ts';
import { redirectsSchema } from '../../../../schemas/redirects.ts';
import { COLLECTION_NAMES, type Content, EVERY, entriesOf, idsOf } from '../../model/content.ts';
import { type Entry, field } from '../../model/entry.ts';
import { stretchOf } from '../../model/source.ts';
import { explainIssue } from '../explain-issue.ts';
import { atField, type DraftFinding, type Rule, type RuleResult } from '../rule.ts';

export const rules: Rule[] = [{ code: 'field', check: (content) => [checkFields(content), alwaysLive(content)] }];

function checkFields(content: Content): RuleResult {
  const entries = COLLECTION_NAMES.map((name) => {
    const { place, schema } = collectionSchemas[name];
    const made: z.ZodType = schema(contextFor(content, 'folder' in place ? place.folder : path.posix.dirname(place.file)));
    return entriesOf(content, name).map((entry) => problemsOf(made, entry, missingDrawings(content, entry)));
  });
  const others = [
    { source: content.redirects.source, schema: redirectsSchema },
    { source: content.houseStyle, schema: houseStyleSchema },
  ];
  return [
    entries,
    others.map(
      ({ source, schema }) => source && source.problems.length === 0 && problemsOf(schema, { data: source.data, source, base: [] }),
    ),
  ];
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
  { data, source, base }: Pick<Entry, 'data' | 'source' | 'base'>,
  more: readonly z.core.$ZodIssue[] = [],
): DraftFinding[] {
  const issues = [
    ...(schema.safeParse(data).error?.issues ?? []).filter(({ path: [key] }) => !more.some((each) => each.path[0] === key)),
    ...more,
  ];
  const nameOf = (at: readonly PropertyKey[]) => at.map(String).join('\0');
  // If a value is of the wrong kind, nothing else about it is worth reporting.
  const wrongKinds = new Set(issues.filter(({ code }) => code === 'invalid_type').map((issue) => nameOf(issue.path)));
  const explained = issues
    .filter((issue) => issue.code === 'invalid_type' || !wrongKinds.has(nameOf(issue.path)))
    .flatMap((issue) => explainIssue(issue, schema, data));
  // A field that has lost its indentation is missing in the group that it belongs to.
  const placed = explained.map((each) => {
    const home =
      each.isKey &&
      explained.find(({ isMissing, path: at }) => isMissing && at.length > each.path.length && at.at(-1) === each.path.at(-1));
    if (!home) return each;
    const group = home.path.slice(0, -1).map(String).join('.');
    return { ...each, meant: home.path, right: undefined, repair: `Indent it by two spaces: it belongs to “${group}:”.` };
  });
  // A misspelt or misplaced name is also reported as missing.
  const meant = new Set(placed.flatMap((each) => (each.meant ? nameOf(each.meant) : [])));
  return placed
    .filter((each) => !(each.isMissing && meant.has(nameOf(each.path))))
    .flatMap(({ path: at, field: name, found, repair, right, isKey }) => {
      const whole = [...base, ...at];
      const parent = source.node(whole.slice(0, -1));
      const pairs = isKey && isMap(parent) ? parent.items : [];
      const i = pairs.findIndex(({ key }) => isScalar(key) && String(key.value) === whole.at(-1));
      const pair = pairs[i];
      // What a comma has cut off from a text is reported as such.
      if (pair?.value === null && isScalar(pairs[i - 1]?.value)) return [];
      const node = pair?.key ?? source.node(whole);
      return {
        file: source.file,
        ...source.place(whole),
        message: `${name || 'The entry'} ${found}.`,
        repair,
        ...(right !== undefined && isScalar(node) && { fix: { ...stretchOf(source, node), text: right } }),
      };
    });
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

/** What is wrong with a reference, as a zod issue. */
function unknownId(content: Content, collection: Target, id: string) {
  const known = idsOf(content, collection);
  if (known.includes(id) || known.includes(EVERY)) return undefined;
  const { place } = collectionSchemas[collection];
  const [where, add] = 'file' in place ? [place.file, ' If it is new, add it there.'] : [collection, ''];
  const meant = nearest(id, known);
  const all = known.length > 20 ? '' : ` Known: ${known.join(', ')}.`;
  return {
    message: `There is no such entry in ${where}.${meant ? ` Did you mean "${meant}"?` : all}${add}`,
    params: { right: onlyNear(id, known) },
  };
}

/** What is wrong with the path of a picture in a folder, as a zod issue; nothing if the file exists under exactly that name. */
function missingFile({ files }: Content, folder: string, value: string) {
  if (files.includes(path.posix.join(folder, value))) return undefined;
  const beside = files.filter((name) => name.startsWith(`${folder}/`) && !/\.(?:mdx|yaml)$/.test(name));
  const paths = beside.map((file) => `./${path.posix.relative(folder, file)}`);
  const meant = paths.find((each) => path.posix.basename(each) === path.posix.basename(value)) ?? nearest(value, paths);
  return meant
    ? { message: `There is no such file. Did you mean "${meant}"? Capitals matter.`, params: { right: meant } }
    : { message: 'There is no such file. Put it beside this one and write its path from here, such as ./portrait.jpg.' };
}

/** Pages with their own route in the templates are always live, and so are the settings. */
function alwaysLive(content: Content): RuleResult {
  const always = [...entriesOf(content, 'pages').filter(({ id }) => PAGE_IDS.includes(id)), ...entriesOf(content, 'settings')];
  return always.map((entry) =>
    ['draft', 'publishOn'].map((key) => {
      // The settings’ own schema has no such fields.
      if (!field(entry.data, key) || entry.collection === 'settings') return undefined;
      const repair = `Take “${key}” out. Write the new version on its own branch: the pull request shows it before it goes live.`;
      return atField(entry, [key], `The page ${entry.id} is always live: ${key} has no effect here.`, repair);
    }),
  );
}
