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
  /** Has it at once. @returns whether it will be there when the window has ended; false when there is no room for it */
  put(kept: Kept): Promise<boolean>;
  remove(kept: Pick<Kept, 'path' | 'file' | 'time'>): void;
  /** Takes in what the database has of later than localStorage. */
  renew(): Promise<void>;
}

/**
 * The database of the browser. What it has taken outlasts a browser that is killed, which of localStorage is so only some seconds
 * later, and it has far more room. But it answers later, and tells other windows nothing.
 */
export interface Lasting {
  entries(): Promise<readonly (readonly [name: unknown, value: unknown])[]>;
  set(name: string, value: unknown): Promise<void>;
}

/**
 * Tells the values of a site apart: no page has two of one file. Where a value stands in its file changes when others add something
 * before it, so that is no part of it.
 */
export const keyOf = ({ path, file }: Pick<Kept, 'path' | 'file'>): string => `${path}#${file}`;

/**
 * @param site the id of the site, so that each has its own
 * @param lasting undefined where there is none
 */
export function keptStore(storage: Storage, site: string, lasting?: Lasting): KeptStore {
  const start = `site-from-data/${site}/unsaved/`;
  const nameOf = (kept: Pick<Kept, 'path' | 'file'>) => start + keyOf(kept);
  /** What localStorage had no room for. */
  const more = new Map<string, Kept>();
  const ofStorage = () =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
      .filter((name) => name.startsWith(start))
      .flatMap((name) => readKept(parsed(storage.getItem(name))) ?? []);
  /** @returns whether there was room */
  const hold = (kept: Kept): boolean => {
    try {
      storage.setItem(nameOf(kept), JSON.stringify(kept));
      more.delete(keyOf(kept));
      return true;
    } catch {
      more.set(keyOf(kept), kept);
      return false;
    }
  };
  const forget = (kept: Pick<Kept, 'path' | 'file'>) => {
    more.delete(keyOf(kept));
    storage.removeItem(nameOf(kept));
  };
  const all = () => {
    const found = new Map(ofStorage().map((kept) => [keyOf(kept), kept]));
    for (const [key, kept] of more)
      if (kept.time >= (found.get(key)?.time ?? Number.NEGATIVE_INFINITY)) found.set(key, kept);
    return Object.fromEntries(found);
  };
  return {
    all,
    async put(kept) {
      const isHeld = hold(kept);
      return (
        lasting?.set(nameOf(kept), kept).then(
          () => true,
          () => isHeld,
        ) ?? isHeld
      );
    },
    remove(kept) {
      forget(kept);
      // Its time stays: what a killed browser still has of it in localStorage is older.
      lasting?.set(nameOf(kept), { time: kept.time }).catch(() => undefined);
    },
    async renew() {
      const entries = (await lasting?.entries().catch(() => [])) ?? [];
      const held = new Map(Object.values(all()).map((kept) => [nameOf(kept), kept]));
      for (const [name, value] of entries) {
        if (typeof name !== 'string' || !name.startsWith(start)) continue;
        const time = timeOf(value);
        const before = held.get(name);
        if (time === undefined || (before && before.time > time)) continue;
        const kept = readKept(value);
        if (kept) hold(kept);
        else if (before) forget(before);
      }
    },
  };
}

const timeOf = (value: unknown): number | undefined =>
  typeof value === 'object' && value !== null && 'time' in value && typeof value.time === 'number'
    ? value.time
    : undefined;

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

/** Anything may have been put there under the name. */
function readKept(read: unknown): Kept | undefined {
  if (typeof read !== 'object' || read === null) return undefined;
  const { file, pointer, path, base, value, time }: Partial<Kept> = read;
  if (typeof file !== 'string' || typeof pointer !== 'string' || typeof path !== 'string') return undefined;
  if (base === undefined || value === undefined || typeof time !== 'number') return undefined;
  return { file, pointer, path, base, value, time };
}
