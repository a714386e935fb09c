/** A value within the data of a file, and the way to it. */
export interface Value {
  path: PropertyKey[];
  value: unknown;
}

/** Every value of a file's data that is no list and no group of fields itself, in order. */
export function valuesOf(data: unknown, path: PropertyKey[] = []): Value[] {
  if (Array.isArray(data)) return data.flatMap((value, i) => valuesOf(value, [...path, i]));
  if (data !== null && typeof data === 'object') return Object.entries(data).flatMap(([key, value]) => valuesOf(value, [...path, key]));
  return [{ path, value: data }];
}

/** The value at a path; nothing where the way ends before. */
export const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | null | undefined)?.[key], data);
