/** Stores unsaved text in the browser: the forms of pages (kept.ts) and the dialogs (dialogDrafts.ts). */

/** In milliseconds since 1970. */
interface Timestamped {
  time: number;
}

export interface DraftStore<Draft extends Timestamped> {
  all(): ReadonlyMap<string, Draft>;
  /** `lowerText` has it at once. @returns whether it will be there when the window has ended; false when there is no room for it */
  put(name: string, draft: Draft): Promise<boolean>;
  /** @param time of the draft that is removed */
  remove(name: string, time: number): void;
  /** Takes in what the database has of later than localStorage. @param entries all of the database */
  mergeEntries(entries: DatabaseEntries): void;
}

type DatabaseEntries = readonly (readonly [name: unknown, value: unknown])[];

/**
 * The database of the browser. What it has taken outlasts a browser that is killed, which of localStorage is so only some seconds
 * later, and it has far more room. But it answers later, and tells other windows nothing.
 */
export interface DraftDatabase {
  entries(): Promise<DatabaseEntries>;
  set(name: string, value: unknown): Promise<void>;
}

/**
 * @param prefix of the names in the browser
 * @param read a draft of what has such a name; undefined if it is none
 * @param database undefined where there is none
 */
export function createDraftStore<Draft extends Timestamped>(
  storage: Storage,
  prefix: string,
  read: (value: unknown) => Draft | undefined,
  database?: DraftDatabase,
): DraftStore<Draft> {
  /** What localStorage had no room for. */
  const overflow = new Map<string, Draft>();
  const stored = () =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
      .filter((key) => key.startsWith(prefix))
      .flatMap((key): (readonly [string, Draft])[] => {
        const draft = read(tryParseJson(storage.getItem(key)));
        return draft ? [[key.slice(prefix.length), draft]] : [];
      });
  /** @returns whether there was room */
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
      // Its time stays: what a killed browser still has of it in localStorage is older.
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
