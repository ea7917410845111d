/** How often things occur. */

/** How often each occurs, in the order in which they first do. */
export function tally<T>(items: Iterable<T>): Map<T, number> {
  const times = new Map<T, number>();
  for (const item of items) times.set(item, (times.get(item) ?? 0) + 1);
  return times;
}

/** What occurs most often; the first of several. */
export function mostOf<T>(items: Iterable<T>): T | undefined {
  const [most] = [...tally(items)].sort(([, a], [, b]) => b - a);
  return most?.[0];
}
