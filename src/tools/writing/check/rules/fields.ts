import { isScalar, visit } from 'yaml';
import type { z } from 'zod';
import { PAGE_IDS } from '../../../../config/page-files.ts';
import { collectionSchemas } from '../../../../schemas/collections.ts';
import { houseStyleSchema } from '../../../../schemas/house-style.ts';
import { redirectsSchema } from '../../../../schemas/redirects.ts';
import { parsed, referencesOf, schemaOf } from '../../model/checked.ts';
import { COLLECTION_NAMES, type Content, entriesOf } from '../../model/content.ts';
import { type Entry, field, fieldName } from '../../model/entry.ts';
import { fieldSchemaOf } from '../../model/field-schema.ts';
import type { Problem } from '../../model/problem.ts';
import type { Source } from '../../model/source.ts';
import { explainIssue } from '../explain-issue.ts';
import { atField, atKey, atOffset, eachEntry, type RuleResult, type Rules } from '../rule.ts';

export const rules: Rules = {
  fields: [
    {
      code: 'field',
      check: (content) => [
        checkFields(content),
        checkTables(content),
        alwaysLive(content),
        featuredCases(content),
      ],
    },
    { code: 'text-cut', check: ({ sources }) => sources.map(cutAtNote) },
  ],
};

const checkFields = eachEntry((entry) => {
  const { error } = parsed(entry);
  const meant = error && entry.base.length === 0 ? folderFor(entry) : undefined;
  const moved = `Move the file to ${meant}.`;
  return meant
    ? atField(entry, [], 'These are the fields of another kind of entry.', moved)
    : problemsOf(schemaOf(entry.collection), entry, error);
});

/** The folder of the texts that have exactly these fields. */
const folderFor = ({ data }: Entry): string | undefined =>
  COLLECTION_NAMES.map((collection) => ({ collection, ...collectionSchemas[collection] })).flatMap(
    ({ collection, place }) =>
      'folder' in place && place.extension === 'mdx' && parsed({ collection, data }).success
        ? place.folder
        : [],
  )[0];

/** Files that are no collection. */
const checkTables = ({ redirects, houseStyle }: Content): RuleResult => [
  checkTable(redirects.source, redirectsSchema),
  checkTable(houseStyle, houseStyleSchema),
];

function checkTable(source: Source | undefined, schema: z.ZodType): RuleResult {
  if (!source || source.problem) return undefined;
  const { data } = source;
  return problemsOf(schema, { data, source, base: [] }, schema.safeParse(data).error);
}

function problemsOf(
  schema: z.ZodType,
  { data, source, base }: Pick<Entry, 'data' | 'source' | 'base'>,
  error: z.ZodError | undefined,
): Problem[] {
  const issues = error?.issues ?? [];
  // If a value is of the wrong kind, nothing else about it is worth reporting.
  const wrongKind = issues.flatMap(({ code, path }) =>
    code === 'invalid_type' ? path.join('.') : [],
  );
  const explained = issues
    .filter(({ code, path }) => code === 'invalid_type' || !wrongKind.includes(path.join('.')))
    .flatMap((issue) => {
      const node = source.node([...base, ...issue.path]);
      const typed = isScalar(node) ? (node.source ?? String(node.value)) : '';
      return explainIssue(issue, fieldSchemaOf(schema), data, typed);
    });
  // A field with a misspelt name is missing as well.
  const misspelt = new Set(explained.flatMap(({ meant }) => (meant ? meant.join('.') : [])));
  return explained
    .filter(({ isMissing, path }) => !(isMissing && misspelt.has(path.join('.'))))
    .map(({ path, found, repair }) =>
      atKey(source, [...base, ...path], `${fieldName(path) || 'The entry'} ${found}.`, repair),
    );
}

/** The site’s own pages are always live: those that are lists have the fields of the others. */
const alwaysLive = (content: Content): RuleResult =>
  entriesOf(content, 'pages')
    .filter(({ id, data }) => PAGE_IDS.includes(id) && field(data, 'kind') === 'list')
    .map((entry) =>
      ['draft', 'publishOn'].map((key) => {
        if (!field(entry.data, key)) return undefined;
        const message = `The page ${entry.id} is always live: ${key} has no effect here.`;
        const repair = `Take “${key}” out; show the new version in a pull request.`;
        return atField(entry, [key], message, repair);
      }),
    );

/** The home page shows what the work of its cases changed. */
const featuredCases = (content: Content): RuleResult =>
  entriesOf(content, 'pages').map((page) =>
    referencesOf(page).map(({ path, id }) => {
      if (path[0] !== 'work') return undefined;
      const entry = entriesOf(content, 'cases').find((each) => each.id === id);
      if (!entry || field(entry.data, 'change') !== undefined) return undefined;
      const message = `"${id}" has no field “change”, which the home page shows.`;
      return atField(page, path, message, `Name another case, or add it to ${entry.source.file}.`);
    }),
  );

/** Plain texts after which YAML reads a comment: "Train #3" is "Train". */
function cutAtNote(source: Source): Problem[] {
  const found: Problem[] = [];
  if (source.problem) return found;
  visit(source.document, (key, node) => {
    if (key === 'key' || !isScalar(node) || node.type !== 'PLAIN' || typeof node.value !== 'string')
      return;
    const end = node.range?.[1] ?? 0;
    const [, spaces = '', comment = ''] = /^( +)(#[^\r\n]*)/.exec(source.text.slice(end)) ?? [];
    if (!comment) return;
    const message = `The text ends before “${comment.slice(0, 40)}”: after a space, # starts a note, which nobody sees.`;
    const repair = 'Put the whole text in quotation marks; put a real note on a line of its own.';
    found.push(atOffset(source, end + spaces.length, message, repair));
  });
  return found;
}
