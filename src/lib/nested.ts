/** One thing, several in lists, or none. */
export type Nested<T> = T | false | undefined | readonly Nested<T>[];

/** All things, in their order. */
export function flatten<T extends object>(nested: Nested<T>): T[] {
  if (!nested) return [];
  return isOne(nested) ? [nested] : nested.flatMap((item) => flatten(item));
}

const isOne = <T>(nested: T | readonly Nested<T>[]): nested is T => !Array.isArray(nested);
