/** Acts that must not meet. */

/** @returns what lets each act begin once those before it have ended, whether they did well or not */
export function createMutex(): <T>(action: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (act) => {
    const next = last.then(act);
    last = next.catch(() => undefined);
    return next;
  };
}
