/**
 * Takes the place of Astro's module of this name in unit tests: the fixture's entries, through the
 * site's own schemas.
 */
import type { CollectionName } from '../../src/schemas/collections.ts';
import { shownEntries } from './content.ts';

export const getCollection = async (collection: CollectionName) =>
  shownEntries(collection).map((entry) => ({ ...entry, collection }));

/** The entry of a collection and an id, or of a reference. */
export async function getEntry(
  of: CollectionName | { collection: CollectionName; id: string },
  id?: string,
) {
  const reference = typeof of === 'string' ? { collection: of, id } : of;
  return (await getCollection(reference.collection)).find((entry) => entry.id === reference.id);
}
