/** What the site needs of a browser's storage. */
export interface Store {
  /** The stored text; undefined where there is none, or none can be had. */
  get(key: string): string | undefined;
  /** Stores a text, where that is possible. */
  set(key: string, value: string): void;
  remove(key: string): void;
}

/**
 * A storage that never throws. Browsers throw at the very name (`localStorage` with cookies blocked), at reading, or at
 * writing (a full or a private one); the visitor is then treated like one who has stored nothing.
 * @param open says which storage, such as `() => localStorage`
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
