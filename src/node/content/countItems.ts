/** How often things occur. */

/** How often each occurs, in the order in which they first do. */
export function countItems<T>(items: Iterable<T>): Map<T, number> {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** What occurs most often; the first of several. */
export function mostFrequent<T>(items: Iterable<T>): T | undefined {
  const [most] = [...countItems(items)].sort(([, a], [, b]) => b - a);
  return most?.[0];
}
