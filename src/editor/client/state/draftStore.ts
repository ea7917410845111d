/** Stores unsaved text in the browser: forms (unsavedStore.ts) and dialogs (dialogDrafts.ts). */

import { createStore, entries, promisifyRequest } from 'idb-keyval';

/** In milliseconds since 1970. */
interface Timestamped {
  time: number;
}

export interface DraftStore<Draft extends Timestamped> {
  all(): ReadonlyMap<string, Draft>;
  /** `all` returns it at once. @returns false if the browser has no space for it */
  put(name: string, draft: Draft): Promise<boolean>;
  /** @param time of the removed draft */
  remove(name: string, time: number): void;
  /** Takes entries that are newer in the database than in localStorage. @param entries all of the database */
  mergeEntries(entries: DatabaseEntries): void;
}

type DatabaseEntries = readonly (readonly [name: unknown, value: unknown])[];

/**
 * The browser's database. Its data survives a killed browser, while localStorage is flushed some seconds
 * late, and it has more space. But it is asynchronous and does not notify other tabs.
 */
export interface DraftDatabase {
  entries(): Promise<DatabaseEntries>;
  set(name: string, value: unknown): Promise<void>;
}

/**
 * @param prefix of the keys in the browser
 * @param read parses a stored draft; undefined if it is not valid
 * @param database undefined if there is none
 */
export function createDraftStore<Draft extends Timestamped>(
  storage: Storage,
  prefix: string,
  read: (value: unknown) => Draft | undefined,
  database?: DraftDatabase,
): DraftStore<Draft> {
  /** Drafts for which localStorage had no space. */
  const overflow = new Map<string, Draft>();
  const stored = () =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
      .filter((key) => key.startsWith(prefix))
      .flatMap((key): (readonly [string, Draft])[] => {
        const draft = read(tryParseJson(storage.getItem(key)));
        return draft ? [[key.slice(prefix.length), draft]] : [];
      });
  /** @returns false if there was no space */
  const store = (name: string, draft: Draft): boolean => {
    try {
      storage.setItem(prefix + name, JSON.stringify(draft));
      overflow.delete(name);
      return true;
    } catch {
      overflow.set(name, draft);
      return false;
    }
  };
  const removeStored = (name: string) => {
    overflow.delete(name);
    storage.removeItem(prefix + name);
  };
  const all = () => {
    const drafts = new Map(stored());
    for (const [name, draft] of overflow)
      if (draft.time >= (drafts.get(name)?.time ?? Number.NEGATIVE_INFINITY)) drafts.set(name, draft);
    return drafts;
  };
  return {
    all,
    async put(name, draft) {
      const isStored = store(name, draft);
      return (
        database?.set(prefix + name, draft).then(
          () => true,
          () => isStored,
        ) ?? isStored
      );
    },
    remove(name, time) {
      removeStored(name);
      // The time remains, because a killed browser may still have an older draft in localStorage.
      database?.set(prefix + name, { time }).catch(() => undefined);
    },
    mergeEntries(entries) {
      const current = all();
      for (const [key, value] of entries) {
        if (typeof key !== 'string' || !key.startsWith(prefix)) continue;
        const name = key.slice(prefix.length);
        const time = timeOf(value);
        const previous = current.get(name);
        if (time === undefined || (previous && previous.time > time)) continue;
        const draft = read(value);
        if (draft) store(name, draft);
        else if (previous) removeStored(name);
      }
    },
  };
}

const timeOf = (value: unknown): number | undefined =>
  typeof value === 'object' && value !== null && 'time' in value && typeof value.time === 'number'
    ? value.time
    : undefined;

function tryParseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

/** Rejects if the browser has no database, as in some private windows. */
export function createDraftDatabase(): DraftDatabase {
  const store = createStore('site-from-data', 'unsaved');
  let pending: Map<string, unknown> | undefined;
  let writing: Promise<void>;
  const write = async () => {
    const drafts = pending ?? [];
    pending = undefined;
    return store('readwrite', (values) => {
      for (const [name, draft] of drafts) values.put(draft, name);
      // Without this, the write is lost if the tab closes before the event of its completion.
      values.transaction.commit();
      return promisifyRequest(values.transaction);
    });
  };
  return {
    entries: async () => entries(store),
    // One write for all changes of a task: transactions in a queue are lost if the tab closes.
    set(name, draft) {
      if (!pending) {
        pending = new Map();
        writing = Promise.resolve().then(write);
      }
      pending.set(name, draft);
      return writing;
    },
  };
}
