import { isPublished } from '../../lib/publishing.ts';
import type { CollectionName } from '../../schemas/collections.ts';
import type { Source } from './source.ts';

/** One entry of a collection, and where it stands. */
export interface Entry {
  collection: CollectionName;
  id: string;
  data: unknown;
  source: Source;
  /** Path of the entry within its file: empty for a file of its own. */
  base: PropertyKey[];
}

/** A field of an entry as it was read, whatever it is. */
export const field = (data: unknown, ...keys: PropertyKey[]): unknown =>
  keys.reduce<unknown>((at, key) => (at === null || typeof at !== 'object' ? undefined : (at as Record<PropertyKey, unknown>)[key]), data);

/** Whether an entry is on the live site on a day, given as "2026-12-01". */
export function isLive(data: unknown, today: string): boolean {
  const day = field(data, 'publishOn');
  const publishOn = day instanceof Date && !Number.isNaN(day.getTime()) ? day.toISOString().slice(0, 10) : undefined;
  return isPublished({ draft: field(data, 'draft') === true, publishOn }, today);
}
