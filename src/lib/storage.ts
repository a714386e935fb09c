/** The part of a browser's storage that the site uses. */
export interface Store {
  /** The stored text; undefined if there is none, or storage is not accessible. */
  get(key: string): string | undefined;
  /** Stores a text; does nothing if storage is not accessible. */
  set(key: string, value: string): void;
  remove(key: string): void;
}

/**
 * A storage that never throws. Browsers throw when `localStorage` is accessed (cookies blocked),
 * when it is read, or when it is written (full, or a private window); it then behaves as an empty
 * storage.
 * @param open returns the storage, such as `() => localStorage`
 */
export function safeStore(open: () => Storage): Store {
  const attempt = <T>(use: (storage: Storage) => T): T | undefined => {
    try {
      return use(open());
    } catch {
      return;
    }
  };
  return {
    get: (key) => attempt((storage) => storage.getItem(key)) ?? undefined,
    set: (key, value) => attempt((storage) => storage.setItem(key, value)),
    remove: (key) => attempt((storage) => storage.removeItem(key)),
  };
}
