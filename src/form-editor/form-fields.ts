import { type BasicFormField, type ComponentSchema, type ContentFormField, type FormFieldInputProps, fields } from '@keystatic/core';
import { createElement, Fragment, type ReactElement } from 'react';
import { parse, stringify } from 'yaml';
import type { z } from 'zod';

/** Length in characters from which a text gets a field of several lines. */
const LONG_TEXT = 100;

/** A front matter value as Keystatic reads and writes it. */
type Stored = ReturnType<BasicFormField<string>['serialize']>['value'];

/** The schema inside an optional one or one with a default. */
function inner(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = schema._zod as { def: { innerType?: z.core.$ZodType; out?: z.core.$ZodType; type: string } };
  if (def.innerType) return inner(def.innerType);
  return def.type === 'pipe' && def.out ? inner(def.out) : schema;
}

const typeOf = (schema: z.core.$ZodType) => inner(schema)._zod.def.type;
const isText = (schema: z.core.$ZodType) => ['string', 'enum'].includes(typeOf(schema));

const describe = (schema: z.ZodType) => schema.description ?? (inner(schema) as z.ZodType).description ?? '';

/** Keystatic parses dates; in the content they are texts. */
function withoutDates(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (Array.isArray(value)) return value.map(withoutDates);
  if (value && typeof value === 'object') return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withoutDates(each)]));
  return value;
}

const asText = (schema: z.ZodType, value: unknown): string => {
  if (value === undefined || value === null) return '';
  const plain = withoutDates(value);
  return isText(schema) && typeof plain === 'string' ? plain : stringify(plain, { lineWidth: 0 }).trimEnd();
};

const asValue = (schema: z.ZodType, text: string): unknown => {
  if (!text.trim()) return undefined;
  return isText(schema) ? text : withoutDates(parse(text));
};

/** The error in a field's text; undefined if its schema accepts it. */
export function problemOf(schema: z.ZodType, text: string): string | undefined {
  try {
    const result = schema.safeParse(asValue(schema, text));
    return result.success
      ? undefined
      : result.error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': ')).join(' ');
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** A field of the front matter. A list or a group of fields is shown as YAML. */
function textField(name: string, schema: z.ZodType): BasicFormField<string> {
  const isLong = !isText(schema) || ((inner(schema) as { maxLength?: number | null }).maxLength ?? 0) > LONG_TEXT;
  const shown = fields.text({ label: name, description: describe(schema), multiline: isLong });
  return {
    kind: 'form',
    label: name,
    Input: (props) => withProblem(shown.Input, props, problemOf(schema, props.value)),
    defaultValue: () => '',
    parse: (value) => asText(schema, value),
    serialize: (text) => ({ value: asValue(schema, text) as Stored }),
    validate(text) {
      const problem = problemOf(schema, text);
      if (problem) throw new Error(problem);
      return text;
    },
    reader: { parse: (value) => asText(schema, value) },
  };
}

/** A checkbox; unchecked is the schema's default. */
function checkField(name: string, schema: z.ZodType): BasicFormField<boolean> {
  const shown = fields.checkbox({ label: name, description: describe(schema) });
  return {
    ...shown,
    parse: (value) => value === true,
    serialize: (value) => ({ value: value || undefined }),
  };
}

/** The body of the file as Markdown, unchanged. */
function bodyField(): ContentFormField<string, string, string> {
  const shown = fields.text({ label: 'Text', description: 'Markdown, as in the file', multiline: true });
  const read = (content: Uint8Array | undefined) => new TextDecoder().decode(content);
  const none = new Map<string, never>();
  return {
    kind: 'form',
    formKind: 'content',
    contentExtension: '.mdx',
    Input: shown.Input,
    defaultValue: () => '',
    parse: (_value, { content }) => read(content),
    serialize: (text) => ({ value: undefined, content: new TextEncoder().encode(text), other: none, external: none }),
    validate: (text) => text,
    reader: { parse: (_value, { content }) => read(content) },
  };
}

function withProblem(
  Input: (props: FormFieldInputProps<string>) => ReactElement | null,
  props: FormFieldInputProps<string>,
  problem: string | undefined,
): ReactElement {
  return createElement(
    Fragment,
    null,
    createElement(Input, props),
    problem && props.forceValidation ? createElement('p', { role: 'alert' }, problem) : null,
  );
}

/**
 * The form of a content file, from its schema.
 * @param nameField the field from which a new entry's file name is made; left out for a single file such as settings
 */
export function formOf(
  schema: z.ZodObject,
  { nameField, hasText }: { nameField?: string; hasText: boolean },
): Record<string, ComponentSchema> {
  const made = Object.entries(schema.shape).map(([key, field]): [string, ComponentSchema] => {
    const own = field as z.ZodType;
    if (key === nameField)
      return [
        key,
        fields.slug({
          name: { label: key, description: describe(own) },
          slug: { description: 'File name. To change it: npm run content:rename' },
        }),
      ];
    if (typeOf(own) === 'literal') return [key, fields.ignored()];
    return [key, typeOf(own) === 'boolean' ? checkField(key, own) : textField(key, own)];
  });
  return { ...Object.fromEntries(made), ...(hasText && { [BODY]: bodyField() }) };
}

/** Key of the body among the fields of a form. */
export const BODY = 'body';
