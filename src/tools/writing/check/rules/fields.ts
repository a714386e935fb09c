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
import { atField, atKey, type DraftFinding, type Rule, type RuleResult } from '../rule.ts';

export const rules: Rule[] = [{ code: 'field', check: (content) => [checkFields(content), checkTables(content), alwaysLive(content)] }];

const checkFields = (content: Content): RuleResult =>
  COLLECTION_NAMES.map((name) => {
    const { place, schema } = collectionSchemas[name];
    const made: z.ZodType = schema(contextFor(content, 'folder' in place ? place.folder : path.posix.dirname(place.file)));
    return entriesOf(content, name).map((entry) => problemsOf(made, entry));
  });

/** Files that are no collection. */
const checkTables = ({ redirects, houseStyle }: Content): RuleResult =>
  [
    { source: redirects.source, schema: redirectsSchema },
    { source: houseStyle, schema: houseStyleSchema },
  ].map(({ source, schema }) => source && source.problems.length === 0 && problemsOf(schema, { data: source.data, source, base: [] }));

function problemsOf(schema: z.ZodType, { data, source, base }: Pick<Entry, 'data' | 'source' | 'base'>): DraftFinding[] {
  const issues = schema.safeParse(data).error?.issues ?? [];
  // If a value is of the wrong kind, nothing else about it is worth reporting.
  const wrongKind = issues.flatMap(({ code, path: at }) => (code === 'invalid_type' ? at.join('.') : []));
  const explained = issues
    .filter(({ code, path: at }) => code === 'invalid_type' || !wrongKind.includes(at.join('.')))
    .flatMap((issue) => explainIssue(issue, schema, data));
  // A field with a misspelt name is missing as well.
  const misspelt = new Set(explained.flatMap(({ meant }) => (meant ? meant.join('.') : [])));
  return explained
    .filter((each) => !(each.isMissing && misspelt.has(each.path.join('.'))))
    .map(({ path: at, field: name, found, repair, right, isKey }) => {
      const whole = [...base, ...at];
      const parent = source.node(whole.slice(0, -1));
      const pair = isKey && isMap(parent) ? parent.items.find(({ key }) => isScalar(key) && key.value === whole.at(-1)) : undefined;
      const node = pair?.key ?? source.node(whole);
      const fix = right !== undefined && isScalar(node) ? { ...stretchOf(source, node), text: right } : undefined;
      return atKey(source, whole, `${name || 'The entry'} ${found}.`, repair, fix);
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
  const meant = nearest(id, known);
  const message = `There is no such entry in ${'file' in place ? place.file : place.folder}.`;
  return {
    message: `${message} ${meant ? `Did you mean "${meant}"?` : `Known: ${known.join(', ')}.`}`,
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

/** The site’s own pages are always live: those that are lists have the fields of the others. */
const alwaysLive = (content: Content): RuleResult =>
  entriesOf(content, 'pages')
    .filter(({ id, data }) => PAGE_IDS.includes(id) && field(data, 'kind') === 'list')
    .map((entry) =>
      ['draft', 'publishOn'].map((key) => {
        const message = `The page ${entry.id} is always live: ${key} has no effect here.`;
        return (
          Boolean(field(entry.data, key)) && atField(entry, [key], message, `Take “${key}” out; show the new version in a pull request.`)
        );
      }),
    );
