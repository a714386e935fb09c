/** A function that computes its result once per object, and caches it for as long as the object exists. */
export function memoize<Key extends object, Result>(compute: (key: Key) => Result): (key: Key) => Result {
  const known = new WeakMap<Key, { result: Result }>();
  return (key) => {
    const { result } = known.get(key) ?? { result: compute(key) };
    if (!known.has(key)) known.set(key, { result });
    return result;
  };
}
