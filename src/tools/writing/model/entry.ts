import { isPublished } from '../../../lib/publishing.ts';
import type { CollectionName } from '../../../schemas/collections.ts';
import { publishing } from '../../../schemas/fields.ts';
import type { Source } from './source.ts';

export interface Entry {
  collection: CollectionName;
  id: string;
  data: unknown;
  source: Source;
  /** Path of the entry within its file: empty for a file of its own. */
  base: PropertyKey[];
  /** The calculation beside a white paper, `<name>.numbers.yaml`, if there is one. */
  numbers?: Source | undefined;
}

/** An entry as a writer names it, such as "services/training". */
export const nameOf = ({ collection, id }: Pick<Entry, 'collection' | 'id'>): string =>
  `${collection}/${id}`;

/** A field of an entry as it was read, of any type. */
export const field = (data: unknown, ...keys: PropertyKey[]): unknown =>
  keys.reduce<unknown>(
    (at, key) =>
      at === null || typeof at !== 'object' ? undefined : (at as Record<PropertyKey, unknown>)[key],
    data,
  );

/** A field as written in messages, such as `tags 1`, the first of them, or `seo.title`. */
export const fieldName = (path: readonly PropertyKey[]) =>
  path
    .map((key, i) =>
      typeof key === 'number' ? ` ${key + 1}` : `${i > 0 ? '.' : ''}${String(key)}`,
    )
    .join('')
    .trim();

/** Every value that is neither a list nor a group of fields, and where it is, in their order. */
export function valuesIn(
  data: unknown,
  path: PropertyKey[] = [],
): { path: PropertyKey[]; value: unknown }[] {
  if (Array.isArray(data)) return data.flatMap((value, i) => valuesIn(value, [...path, i]));
  if (!isGroup(data)) return [{ path, value: data }];
  return Object.entries(data).flatMap(([key, value]) => valuesIn(value, [...path, key]));
}

/** Whether a value is a group of fields, one of which may be called “constructor”. */
const isGroup = (data: unknown): data is object =>
  typeof data === 'object' && data !== null && Object.getPrototypeOf(data) === Object.prototype;

export const stringsIn = (data: unknown): string[] =>
  valuesIn(data).flatMap(({ value }) => (typeof value === 'string' ? [value] : []));

/**
 * A day that an entry gives, with or without quotation marks, as "2026-12-01"; undefined if there
 * is none, or no such date.
 */
export const dayOf = (data: unknown, key: 'publishOn' | 'reviewBy'): string | undefined =>
  publishing[key].safeParse(field(data, key)).data;

/** Whether an entry is on the live site on a day, given as "2026-12-01". */
export const isLive = (data: unknown, today: string): boolean =>
  isPublished({ draft: field(data, 'draft') === true, publishOn: dayOf(data, 'publishOn') }, today);
