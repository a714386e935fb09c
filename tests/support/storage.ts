/** A storage in memory, as a browser's. */
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

/** A storage whose every use throws, as with cookies blocked. */
export const throwingStorage = (): Storage =>
  ({ key: fail, getItem: fail, setItem: fail, removeItem: fail, clear: fail, length: 0 }) satisfies Storage;

/** A browser that throws at the very name of the storage. */
export const forbiddenStorage = (): Storage => fail();
