/** Counts items, in the order of their first occurrence. */
export function countItems<T>(items: Iterable<T>): Map<T, number> {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** The first of the most frequent items. */
export function mostFrequent<T>(items: Iterable<T>): T | undefined {
  const [most] = [...countItems(items)].sort(([, a], [, b]) => b - a);
  return most?.[0];
}
