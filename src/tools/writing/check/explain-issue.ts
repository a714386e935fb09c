import { z } from 'zod';
import { nearest, onlyNear } from '../../../lib/nearest.ts';
import { field, fieldName } from '../model/entry.ts';

/** As zod's objects, lists and unions give it. */
type Schema = z.core.$ZodType;

/** One mistake in the writer's words: which field, what was found, what would be right. */
export interface Explained {
  /**
   * The field as written in the file, such as `tags 1`, the first of them, or `seo.title`; empty
   * for the entry itself.
   */
  field: string;
  /**
   * Keys and indices from the entry to the place of the mistake; for an unknown key it ends in that
   * key.
   */
  path: PropertyKey[];
  found: string;
  repair: string;
  /** The replacement, if the writer has nothing to decide: of the key, if the key is wrong. */
  right?: string | undefined;
  isKey?: boolean;
  /** The field that a wrong name most likely means. */
  meant?: PropertyKey[];
  isMissing?: boolean;
}

const show = (value: unknown) => {
  if (value === null) return 'an empty value';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…" (${text.length - 2} characters)` : text;
};

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

const keysOf = (schema: Schema | undefined, data: unknown) => {
  const within = schema && unwrap(schema, data);
  if (within instanceof z.ZodRecord && within.keyType instanceof z.ZodEnum)
    return within.keyType.options.map(String);
  return within instanceof z.ZodObject ? Object.keys(within.shape) : [];
};

/**
 * Turns one zod issue into words that a copywriter can act on. The repair comes from the field's
 * own description.
 * @param issue as zod reports it
 * @param schema the schema that the entry was checked against
 * @param data the entry as it was read, before the schema changed anything
 * @returns one explanation a mistake: an issue about three unknown keys gives three
 */
export function explainIssue(issue: z.core.$ZodIssue, schema: Schema, data: unknown): Explained[] {
  const { path } = issue;
  const value = field(data, ...path);
  const at = schemaAt(schema, data, path);
  const about = at && z.globalRegistry.get(at)?.description;
  const described = about ? ` (${about})` : '';
  const explained = (found: string, repair: string, right?: string): Explained[] => [
    { field: fieldName(path), path, found, repair, right },
  ];

  switch (issue.code) {
    case 'unrecognized_keys': {
      const known = keysOf(at, value);
      return issue.keys.map((key) => {
        const meant = nearest(key, known);
        return {
          field: fieldName([...path, key]),
          path: [...path, key],
          found: 'isn’t a field here',
          // A key isn't renamed to one that already exists.
          right: field(value, meant ?? '') === undefined ? onlyNear(key, known) : undefined,
          isKey: true,
          ...(meant && { meant: [...path, meant] }),
          repair: meant ? `Did you mean "${meant}"?` : strayKey(field(value, key), known),
        };
      });
    }
    case 'invalid_type': {
      if (value !== undefined)
        return explained(`is ${show(value)}`, wrongKind(issue, value, described));
      const repair = `Add "${String(path.at(-1) ?? '')}:"${described || `, ${issue.expected}`}.`;
      return explained('is missing', repair).map((each) => ({ ...each, isMissing: true }));
    }
    case 'invalid_value':
    case 'invalid_union': {
      const options = (
        issue.code === 'invalid_value'
          ? issue.values
          : ((issue as { options?: unknown[] }).options ?? [])
      ).map(String);
      const meant = value === undefined ? undefined : nearest(String(value), options);
      const repair = `${meant ? `Did you mean "${meant}"? ` : ''}Possible: ${options.join(', ') || about || issue.message}.`;
      return explained(
        value === undefined ? 'is missing' : `is ${show(value)}`,
        repair,
        onlyNear(String(value), options),
      );
    }
    case 'invalid_key':
      return [
        {
          field: fieldName(path),
          path,
          found: 'isn’t valid',
          repair: `${issue.issues[0]?.message ?? issue.message}.`,
          isKey: true,
        },
      ];
    default: {
      // A schema's message in lower case names what would be right: “a day, such as 2026-12-01”.
      const before = /^[a-z]/.test(issue.message) ? 'Write ' : '';
      const params = issue.code === 'custom' ? issue.params : undefined;
      const repair =
        before + inWords(issue.message) + (about === issue.message || params ? '' : described);
      return explained(
        value === undefined ? 'isn’t valid' : `is ${show(value)}`,
        repair,
        z.string().safeParse(params?.right).data,
      );
    }
  }
}

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
const strayKey = (value: unknown, known: readonly string[]) =>
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

/** What to write if a field holds the wrong kind of value. */
const wrongKind = ({ expected }: z.core.$ZodIssueInvalidType, value: unknown, described: string) =>
  expected === 'string' && ['number', 'boolean'].includes(typeof value)
    ? `Put it in quotation marks: "${String(value)}"${described}.`
    : `Write ${KINDS[expected] ?? expected}${described}.`;
