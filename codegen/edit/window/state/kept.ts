/** What is not saved yet, kept in the browser so that no end of a window, a server or a machine takes it. */
import type { Json, Place } from '../../protocol.ts';

/** A value that is not saved. */
export interface Kept extends Place {
  /** The page in whose form it was written: its canonical path. */
  path: string;
  /** As it was in the file when the form was opened. */
  base: Json;
  value: Json;
  /** When it was last changed, in milliseconds since 1970. */
  time: number;
}

export interface KeptStore {
  /** All that is kept of the site, by {@link keyOf}. */
  all(): Readonly<Record<string, Kept>>;
  /** @returns false when there is no room for it */
  put(kept: Kept): boolean;
  remove(kept: Pick<Kept, 'path' | 'file'>): void;
  /** Whether a name of the storage is one of this store; no name stands for all of the storage. */
  isOwn(name: string | null): boolean;
}

/**
 * Tells the values of a site apart: no page has two of one file. Where a value stands in its file changes when others add something
 * before it, so that is no part of it.
 */
export const keyOf = ({ path, file }: Pick<Kept, 'path' | 'file'>): string => `${path}#${file}`;

/** @param site the id of the site, so that each has its own */
export function keptStore(storage: Storage, site: string): KeptStore {
  const start = `site-from-data/${site}/unsaved/`;
  return {
    all() {
      const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
      return Object.fromEntries(
        names
          .filter((name) => name.startsWith(start))
          .flatMap((name) => {
            const kept = readKept(storage.getItem(name));
            return kept ? [[keyOf(kept), kept]] : [];
          }),
      );
    },
    put(kept) {
      try {
        storage.setItem(start + keyOf(kept), JSON.stringify(kept));
        return true;
      } catch {
        return false;
      }
    },
    remove: (kept) => storage.removeItem(start + keyOf(kept)),
    isOwn: (name) => name === null || name.startsWith(start),
  };
}

/** Anything may have been put there under the name. */
function readKept(text: string | null): Kept | undefined {
  try {
    const kept: Partial<Kept> | null = JSON.parse(text ?? 'null');
    if (kept === null || typeof kept !== 'object') return undefined;
    const { file, pointer, path, base, value, time } = kept;
    if (typeof file !== 'string' || typeof pointer !== 'string' || typeof path !== 'string') return undefined;
    if (base === undefined || value === undefined || typeof time !== 'number') return undefined;
    return { file, pointer, path, base, value, time };
  } catch {
    return undefined;
  }
}
