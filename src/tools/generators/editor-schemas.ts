import { z } from 'zod';
import { calculationSchema } from '../../schemas/calculation.ts';
import { collectionSchemas } from '../../schemas/collections.ts';
import { UNCHECKED_CONTEXT } from '../../schemas/fields.ts';
import { houseStyleSchema } from '../../schemas/house-style.ts';
import { redirectsSchema } from '../../schemas/redirects.ts';

/** Editors can't check other files, so references and images are plain strings in their schemas. */

const SETTINGS = collectionSchemas.settings.schema(UNCHECKED_CONTEXT);
const LISTS = ['testimonials', 'clients', 'topics', 'literature'] as const;

/** JSON Schemas of the YAML files in src/content, by file name. The YAML extension of VS Code uses them to complete and explain fields. */
export function editorSchemas(): Record<string, string> {
  const settings = SETTINGS.options.map((option) => [option.shape.kind.value, option] as const);
  const lists = LISTS.map((name) => [name, z.array(collectionSchemas[name].schema(UNCHECKED_CONTEXT))] as const);
  const others = { redirects: redirectsSchema, 'house-style': houseStyleSchema, calculation: calculationSchema };
  return Object.fromEntries([...settings, ...lists, ...Object.entries(others)].map(([name, schema]) => [`${name}.json`, jsonOf(schema)]));
}

/** In JSON Schema draft 7, which the extension supports best. A field with a default may be left out. */
const jsonOf = (schema: z.ZodType) =>
  `${JSON.stringify(z.toJSONSchema(schema, { target: 'draft-7', io: 'input', unrepresentable: 'any' }), null, 1)}\n`;
