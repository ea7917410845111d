/** Doing many things, a few at a time. */

/** Does the work for each item, for as many at once as `parallel` says, in the order of the items. */
export async function forEachParallel<T>(
  items: Iterable<T>,
  parallel: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  // All workers take from one iterator.
  const waiting = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: parallel }, worker));
}
