/** Code that few pages need, and that comes with the first of them. */

/** Code that may still be on its way. */
export interface LatePart<T> {
  /** The code; undefined while nobody has waited for it. */
  now(): T | undefined;
  /** @throws (rejects) when it cannot be had; the next call asks again */
  ready(): Promise<void>;
  /** Has it from now on: in the build, which draws pages without waiting. */
  take(code: T): void;
}

export function latePart<T>(load: () => Promise<T>): LatePart<T> {
  let known: T | undefined;
  return {
    now: () => known,
    ready: async () => {
      known ??= await load();
    },
    take: (code) => {
      known = code;
    },
  };
}
