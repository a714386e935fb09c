import { type CollectionEntry, getEntry } from 'astro:content';
import { siteEnv } from '../config/site-env.ts';
import type { Publishing } from '../lib/publishing.ts';
import { type CollectionName, fileOf } from '../schemas/collections.ts';
import { isShown } from './shown.ts';

interface Reference<C extends CollectionName> {
  collection: C;
  id: string;
}

const get = async <C extends CollectionName>({ collection, id }: Reference<C>) =>
  (await getEntry(collection, id)) as CollectionEntry<C> | undefined;

/**
 * The entry that a reference points at.
 * @throws if there is none, where Astro itself returns `undefined`
 */
export async function resolve<C extends CollectionName>(
  reference: Reference<C>,
  from: string,
): Promise<CollectionEntry<C>> {
  const entry = await get(reference);
  if (entry) return entry;
  const { collection, id } = reference;
  throw new Error(
    `${from} refers to "${id}" in ${collection}, which does not exist. It would be in ${fileOf(reference)}.`,
  );
}

/**
 * The entries that a list of references points at, in its order, without those that this build does
 * not show and, in development, those that can't be read yet.
 */
export const resolveAll = async <C extends CollectionName>(
  references: Reference<C>[],
  from: string,
) => {
  const read = (reference: Reference<C>) =>
    siteEnv() === 'dev' ? get(reference) : resolve(reference, from);
  return (await Promise.all(references.map(read)))
    .filter((entry) => entry !== undefined)
    .filter(({ data }) => isShown(data as Publishing));
};
