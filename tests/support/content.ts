import type { z } from 'zod';
import { contentRoot } from '../../src/config/site-env.ts';
import { isoDay, isPublished, type Publishing } from '../../src/lib/publishing.ts';
import type { CollectionName, collectionSchemas } from '../../src/schemas/collections.ts';
import { readContent } from '../../src/tools/content-check/model.ts';

/** An entry's fields as its file holds them, before the schema resolves references. */
export type Fields<C extends CollectionName> = z.input<ReturnType<(typeof collectionSchemas)[C]['schema']>>;

export interface ShownEntry<C extends CollectionName> {
  id: string;
  file: string;
  data: Fields<C>;
  body: string;
}

const { entries } = readContent(contentRoot());

/** The entries of a collection that the live site shows, as their files hold them. */
export const shownEntries = <C extends CollectionName>(collection: C): ShownEntry<C>[] =>
  (entries.get(collection) ?? [])
    .filter(({ data }) => isPublished(data as Publishing, isoDay(new Date())))
    .map(({ id, data, source }) => ({ id, data: data as Fields<C>, body: source.body, file: source.file }));
