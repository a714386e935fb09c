import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { contentRoot } from '../../src/config/site-env.ts';
import { isoDay, isPublished, type Publishing } from '../../src/lib/publishing.ts';
import { type CollectionName, collectionSchemas } from '../../src/schemas/collections.ts';
import type { SchemaContext } from '../../src/schemas/fields.ts';
import { readContent } from '../../src/tools/writing/model/content.ts';

/** An entry's fields as its schema gives them. */
export type Fields<C extends CollectionName> = z.output<
  ReturnType<(typeof collectionSchemas)[C]['schema']>
>;

export interface ShownEntry<C extends CollectionName> {
  id: string;
  file: string;
  data: Fields<C>;
  body: string;
}

const { entries } = readContent(contentRoot());
/** What Astro gives to a schema. */
export const SCHEMA_CONTEXT: SchemaContext = {
  image: () => z.any(),
  reference: (collection) => z.string().transform((id) => ({ collection, id })),
};

/** @throws if an entry is invalid */
function read<C extends CollectionName>(collection: C): ShownEntry<C>[] {
  const schema: z.ZodType = collectionSchemas[collection].schema(SCHEMA_CONTEXT);
  return (entries.get(collection) ?? [])
    .filter(({ data }) => isPublished(data as Publishing, isoDay(new Date())))
    .map(({ id, data, source }) => {
      const fields = schema.safeParse(data);
      if (!fields.success) {
        const file = path.relative('.', fs.realpathSync(path.join(contentRoot(), source.file)));
        throw new Error(
          `${file}: ${fields.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join(' ')}`,
        );
      }
      return {
        id,
        data: fields.data as Fields<C>,
        body: source.body.trimStart(),
        file: source.file,
      };
    });
}

const known = new Map<CollectionName, readonly unknown[]>();

/**
 * The entries of a collection that the live site shows. Each is read once: many tests look up a
 * text for each step.
 */
export function shownEntries<C extends CollectionName>(collection: C): readonly ShownEntry<C>[] {
  const found = known.get(collection) ?? read(collection);
  known.set(collection, found);
  return found as readonly ShownEntry<C>[];
}
