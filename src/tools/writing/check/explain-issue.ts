import { z } from 'zod';
import { nearest } from '../../../lib/nearest.ts';
import { field } from '../model/entry.ts';

/** As zod's objects, lists and unions give it. */
type Schema = z.core.$ZodType;

/** One mistake in the writer's words: which field, what was found, what would be right. */
export interface Explained {
  /**
   * Keys and indices from the entry to the place of the mistake; for an unknown key it ends in that
   * key.
   */
  path: PropertyKey[];
  found: string;
  repair: string;
  /** The field that a wrong name most likely means. */
  meant?: PropertyKey[];
  isMissing?: boolean;
}

/**
 * Turns one zod issue into words that a copywriter can act on. The repair comes from the field's
 * own description.
 * @param issue as zod reports it
 * @param schema the schema that the entry was checked against
 * @param data the entry as it was read, before the schema changed anything
 * @param typed the value of a field as it stands in the file, without quotation marks; empty for a
 * list or a group of fields
 * @returns one explanation a mistake: an issue about three unknown keys gives three
 */
export function explainIssue(
  issue: z.core.$ZodIssue,
  schema: Schema,
  data: unknown,
  typed: string,
): Explained[] {
  const { path } = issue;
  const value = field(data, ...path);
  const at = schemaAt(schema, data, path);
  const description = at && z.globalRegistry.get(at)?.description;
  const about = description ? ` (${description})` : '';
  const found = value === undefined ? 'is missing' : `is ${shown(value, typed)}`;
  const one = (repair: string, how = found) => [{ path, found: how, repair }];
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => unknownField(key, path, value, fieldsOf(at, value)));
    case 'invalid_type': {
      const add = `Add "${String(path.at(-1) ?? '')}:"${about || `, ${issue.expected}`}.`;
      return value === undefined
        ? [{ path, found, repair: add, isMissing: true }]
        : one(wrongKind(issue.expected, typed, about));
    }
    case 'invalid_value':
      return one(choice(value, issue.values.map(String), description));
    case 'invalid_union':
      return one(choice(value, optionsOf(issue), description ?? issue.message));
    case 'invalid_key':
      return one(`${issue.issues[0]?.message ?? issue.message}.`, 'isn’t valid');
    default: {
      // A schema's message in lower case names what would be right: “a day, such as 2026-12-01”.
      const verb = /^[a-z]/.test(issue.message) ? 'Write ' : '';
      const more = description === issue.message ? '' : about;
      const how = value === undefined ? 'isn’t valid' : found;
      return one(`${verb}${inWords(issue.message)}${more}`, how);
    }
  }
}

/** A value as it is written; a long text is cut off. */
function shown(value: unknown, typed: string): string {
  if (value === null && !typed) return 'an empty value';
  const text = JSON.stringify(typed || value);
  return text.length > 60 ? `${text.slice(0, 57)}…" (${text.length - 2} characters)` : text;
}

/** A field that the schema doesn’t have. */
function unknownField(
  key: string,
  path: PropertyKey[],
  group: unknown,
  known: readonly string[],
): Explained {
  const meant = nearest(key, known);
  return {
    path: [...path, key],
    found: 'isn’t a field here',
    ...(meant && { meant: [...path, meant] }),
    repair: meant ? `Did you mean "${meant}"?` : strayField(field(group, key), known),
  };
}

/** The values that a field may have, with the one that was most likely meant. */
function choice(value: unknown, possible: readonly string[], otherwise = ''): string {
  const meant = value === undefined ? undefined : nearest(String(value), possible);
  const question = meant ? `Did you mean "${meant}"? ` : '';
  return `${question}Possible: ${possible.join(', ') || otherwise}.`;
}

/** The values of its discriminator, which zod gives with an issue of a union. */
const optionsOf = (issue: z.core.$ZodIssueInvalidUnion) =>
  ('options' in issue && Array.isArray(issue.options) ? issue.options : []).map(String);

/**
 * The schema at a path, through wrappers and the matching member of a union: the one that can
 * describe the field.
 */
function schemaAt(
  schema: Schema,
  data: unknown,
  [key, ...rest]: readonly PropertyKey[],
): Schema | undefined {
  if (key === undefined) return schema;
  const next = schemaIn(unwrap(schema, data), key);
  return next && schemaAt(next, field(data, key), rest);
}

/** The schema of what an unwrapped one holds under a key. */
export function schemaIn(schema: Schema, key: PropertyKey): Schema | undefined {
  if (schema instanceof z.ZodObject) return schema.shape[String(key)];
  if (schema instanceof z.ZodArray) return schema.element;
  if (schema instanceof z.ZodTuple) return schema.def.items[Number(key)];
  return schema instanceof z.ZodRecord ? schema.valueType : undefined;
}

/**
 * The schema that another one wraps. What is computed from a field is the output of a pipe; the
 * writer sees its input.
 */
export function wrappedBy(schema: Schema): Schema | undefined {
  if (schema instanceof z.ZodPipe) return schema.in;
  return schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
    ? schema.unwrap()
    : undefined;
}

/**
 * The schema that looks at the data itself: within wrappers, and of a union the matching member.
 */
export function unwrap(schema: Schema, data: unknown): Schema {
  const wrapped = wrappedBy(schema);
  if (wrapped) return unwrap(wrapped, data);
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return schema;
  const { discriminator } = schema.def;
  const member = schema.options.find((option) => {
    const shown = schemaAt(option, data, [discriminator]) as z.ZodType | undefined;
    return shown?.safeParse(field(data, discriminator)).success;
  });
  return member ? unwrap(member, data) : schema;
}

const fieldsOf = (schema: Schema | undefined, data: unknown) => {
  const within = schema && unwrap(schema, data);
  if (within instanceof z.ZodRecord && within.keyType instanceof z.ZodEnum)
    return within.keyType.options.map(String);
  return within instanceof z.ZodObject ? Object.keys(within.shape) : [];
};

/** Zod's words for a limit: “Too big: expected string to have <=90 characters”. */
const inWords = (message: string) =>
  message
    .replace('expected string', 'expected text')
    .replace('<=', 'at most ')
    .replace('>=', 'at least ');

/**
 * What to do with a field that isn't one: without a value, it is what follows a comma in a group in
 * braces.
 */
const strayField = (value: unknown, known: readonly string[]) =>
  value === null
    ? 'If it belongs to the text before the comma, put that text in quotation marks.'
    : `Take it out, or indent it if it belongs to the group above. Fields here: ${known.join(', ')}.`;

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number in digits, with a full stop and a hyphen, without quotation marks',
  array: 'a list, each entry on a line that starts with "- "',
  object: 'fields, indented below it',
  boolean: 'true or false',
};

/** What to write if a field holds the wrong kind of value, such as the number that YAML makes of a text. */
const wrongKind = (expected: string, typed: string, about: string) =>
  expected === 'string' && typed
    ? `Put it in quotation marks: "${typed}"${about}.`
    : `Write ${KINDS[expected] ?? expected}${about}.`;
