import type { z } from 'zod';
import { nearest } from '../../../lib/nearest.ts';
import { field } from '../model/entry.ts';
import { type FieldSchema, fieldNamesOf, schemaAt } from '../model/field-schema.ts';

/** One mistake in the writer's words: which field, what was found, what would be right. */
export interface Explained {
  /** From the entry; of an unknown field, with its name. */
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
 * @param data the entry as it was read, before the schema changed anything
 * @param typed the value as it stands in the file, without quotation marks; empty for a list or a
 * group
 * @returns one explanation a mistake: an issue about three unknown keys gives three
 */
export function explainIssue(
  issue: z.core.$ZodIssue,
  schema: FieldSchema,
  data: unknown,
  typed: string,
): Explained[] {
  const { path } = issue;
  const value = field(data, ...path);
  const at = schemaAt(schema, data, path);
  const description = at?.description;
  const about = description ? ` (${description})` : '';
  const found = value === undefined ? 'is missing' : `is ${shown(value, typed)}`;
  const one = (repair: string, how = found) => [{ path, found: how, repair }];
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) =>
        unknownField(key, path, value, at ? fieldNamesOf(at, value) : []),
      );
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

const optionsOf = (issue: z.core.$ZodIssueInvalidUnion) =>
  ('options' in issue && Array.isArray(issue.options) ? issue.options : []).map(String);

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
