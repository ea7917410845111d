interface Results<K, V> {
  get(key: K): { value: V } | undefined;
  set(key: K, result: { value: V }): unknown;
}

/**
 * Computes the result for each key once.
 *
 * @param results a WeakMap if it must not keep the keys in memory
 */
export function memoize<K, V>(compute: (key: K) => V, results: Results<K, V> = new Map()): (key: K) => V {
  return (key) => {
    const cached = results.get(key);
    if (cached) return cached.value;
    const value = compute(key);
    results.set(key, { value });
    return value;
  };
}
