import { Document, isMap, isScalar, isSeq } from 'yaml';
import type { z } from 'zod';
import { field } from '../model/entry.ts';
import { type FieldSchema, fieldSchemaOf, partOf, variantFor } from '../model/field-schema.ts';
import { YAML_OPTIONS } from '../model/source.ts';

/** A mark that the check finds: it is as long as the text has to be. */
export const gap = (length = 0) => `[fill ${'.'.repeat(Math.max(length - '[fill ]'.length, 3))}]`;

/**
 * A new entry as YAML, in the order of its schema: the given values, marks for the rest that is
 * required, and the descriptions as comments.
 * @param offers optional fields that a comment names in their place
 * @param isInList whether it is an item of a list
 */
export function template(
  schema: z.ZodType,
  values: object,
  offers: readonly string[] = [],
  isInList = false,
): string {
  const fields = fieldSchemaOf(schema);
  const data = filled(fields, values);
  const document = new Document(isInList ? [data] : data, YAML_OPTIONS);
  describe(
    isSeq(document.contents) ? document.contents.items[0] : document.contents,
    fields,
    offers,
  );
  return document.toString({ lineWidth: 0, flowCollectionPadding: true });
}

/**
 * A valid value for a schema: what is given, and marks to fill in for the rest that it requires.
 */
function filled(part: FieldSchema['items'], given: unknown): unknown {
  const schema = partOf(part) ?? {};
  if (schema.type === 'object' && schema.properties && (given === undefined || isRecord(given))) {
    const keys = Object.keys(schema.properties).filter(
      (key) => schema.required?.includes(key) || field(given, key) !== undefined,
    );
    return Object.fromEntries(
      keys.map((key) => [key, filled(schema.properties?.[key], field(given, key))]),
    );
  }
  if (given !== undefined) return given;
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'array')
    return Array.from({ length: schema.minItems ?? 0 }, () => filled(schema.items, undefined));
  return gap(schema.minLength);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Writes the description of each field over it; of a row in a list, what its fields are. */
function describe(
  node: unknown,
  schema: FieldSchema | undefined,
  offers: readonly string[] = [],
): void {
  if (!schema || !isMap(node)) return;
  /** Comments for the next field that is there. */
  let waiting: string[] = [];
  for (const [key, part] of Object.entries(variantFor(schema, node.toJSON()).properties ?? {})) {
    const own = partOf(part);
    const pair = node.items.find((item) => isScalar(item.key) && item.key.value === key);
    if (pair && isScalar(pair.key)) {
      const comments = [...waiting, ...described(own), ...rows(pair.value, own)];
      pair.key.commentBefore = comments.join('\n') || null;
      waiting = [];
      describe(pair.value, own);
    } else if (offers.includes(key)) {
      waiting.push(...described(own, `${key}: (optional) `));
    }
  }
  node.comment = waiting.join('\n') || null;
}

const described = (schema: FieldSchema | undefined, label = '') =>
  schema?.description ? [` ${label}${schema.description}`] : [];

/** Puts each row of a list on one line. @returns what its fields are */
function rows(list: unknown, schema: FieldSchema | undefined): string[] {
  if (!isSeq(list)) return [];
  const items = list.items.filter(isMap);
  for (const item of items) item.flow = true;
  if (items.length === 0) list.flow = true;
  const fields = Object.entries(partOf(schema?.items)?.properties ?? {}).filter(([key]) =>
    items.some((item) => item.has(key)),
  );
  return fields.flatMap(([key, part]) => described(partOf(part), `${key}: `));
}
