import { type CollectionEntry, getEntry } from 'astro:content';
import type { Publishing } from '../lib/publishing.ts';
import type { CollectionName } from '../schemas/collections.ts';
import { isShown } from './shown.ts';

/** Where an entry's file lies, for messages. */
const fileOf = (collection: CollectionName, id: string) => `src/content/${collection}/${id}.mdx`;

/**
 * The entry that a reference points at.
 * @throws if there is none: Astro itself gives `undefined` for a misspelt name
 */
export async function resolve<C extends CollectionName>(
  reference: { collection: C; id: string },
  from: string,
): Promise<CollectionEntry<C>> {
  const entry = (await getEntry(reference.collection, reference.id)) as CollectionEntry<C> | undefined;
  if (!entry) throw new Error(`${from} refers to "${reference.id}", but there is no ${fileOf(reference.collection, reference.id)}.`);
  return entry;
}

/** The entries that a list of references points at, in its order; those that this build does not show are left out. */
export const resolveAll = async <C extends CollectionName>(references: { collection: C; id: string }[], from: string) =>
  (await Promise.all(references.map((reference) => resolve(reference, from)))).filter(({ data }) => isShown(data as Publishing));
