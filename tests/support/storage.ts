/** A Storage in memory. */
export function memoryStorage(entries: Record<string, string> = {}): Storage {
  const map = new Map(Object.entries(entries));
  return {
    get length() {
      return map.size;
    },
    key: (at) => [...map.keys()][at] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    clear: () => map.clear(),
  };
}

const fail = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** A Storage whose methods throw, as with cookies blocked. */
export const throwingStorage = (): Storage =>
  ({ key: fail, getItem: fail, setItem: fail, removeItem: fail, clear: fail, length: 0 }) satisfies Storage;

/** Throws where the storage is accessed at all. */
export const forbiddenStorage = (): Storage => fail();
