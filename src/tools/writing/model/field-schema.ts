import { z } from 'zod';
import { memoize } from '../../../lib/memoize.ts';
import { visibleTexts } from '../../../schemas/fields.ts';
import { field } from './entry.ts';

/** A field, and the fields within it, as a writer writes them. */
export type FieldSchema = z.core.JSONSchema.JSONSchema & {
  /** Of words that visitors read; see `visibleTexts`. */
  visible?: { hasGaps?: true };
};

export const fieldSchemaOf = memoize(
  (schema: z.ZodType): FieldSchema =>
    z.toJSONSchema(schema, {
      io: 'input',
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        const visible = visibleTexts.get(zodSchema);
        if (visible) Object.assign(jsonSchema, { visible });
      },
    }),
);

/** A part of a schema; none where it allows anything or nothing. */
export const partOf = (part: FieldSchema['items']): FieldSchema | undefined =>
  typeof part === 'object' && !Array.isArray(part) ? part : undefined;

/** The schema of a group: of several, the one that a field with a fixed value calls for. */
export const variantFor = (schema: FieldSchema, group: unknown): FieldSchema =>
  schema.oneOf?.find(({ properties = {} }) =>
    Object.entries(properties).some(([key, part]) => {
      const fixed = partOf(part)?.const;
      return fixed !== undefined && fixed === field(group, key);
    }),
  ) ?? schema;

/** The schema of the field at a path of an entry; undefined if it has no such field. */
export function schemaAt(
  schema: FieldSchema,
  data: unknown,
  [key, ...rest]: readonly PropertyKey[],
): FieldSchema | undefined {
  if (key === undefined) return schema;
  const { properties, additionalProperties, prefixItems, items } = variantFor(schema, data);
  const part =
    typeof key === 'number'
      ? (prefixItems?.[key] ?? items)
      : (properties?.[String(key)] ?? additionalProperties);
  const next = partOf(part);
  return next && schemaAt(next, field(data, key), rest);
}

/** The names that the fields of a group can have. */
export function fieldNamesOf(schema: FieldSchema, group: unknown): string[] {
  const { properties, propertyNames } = variantFor(schema, group);
  return properties ? Object.keys(properties) : (partOf(propertyNames)?.enum ?? []).map(String);
}
