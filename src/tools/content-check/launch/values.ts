/** A value in the data of a file, and its path. */
export interface FieldValue {
  path: PropertyKey[];
  value: unknown;
}

/** All scalar values in the data of a file, in order. */
export function valuesOf(data: unknown, path: PropertyKey[] = []): FieldValue[] {
  if (Array.isArray(data)) return data.flatMap((value, i) => valuesOf(value, [...path, i]));
  if (data !== null && typeof data === 'object') return Object.entries(data).flatMap(([key, value]) => valuesOf(value, [...path, key]));
  return [{ path, value: data }];
}

/** The value at a path; undefined if there is none. */
export const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | null | undefined)?.[key], data);
