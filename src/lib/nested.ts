/** One thing, several in lists, or none. */
export type Nested<T> = T | false | undefined | readonly Nested<T>[];

/** All things, in their order. */
export const flatten = <T extends object>(nested: Nested<T>): T[] => ([nested] as unknown[]).flat(Infinity).filter(Boolean) as T[];
