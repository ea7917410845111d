/** Stores unsaved text in the browser: the forms of pages (kept.ts) and the dialogs (dialogDrafts.ts). */

/** In milliseconds since 1970. */
interface Timed {
  time: number;
}

export interface DraftStore<Draft extends Timed> {
  all(): ReadonlyMap<string, Draft>;
  /** `all` has it at once. @returns whether it will be there when the window has ended; false when there is no room for it */
  put(name: string, draft: Draft): Promise<boolean>;
  /** @param time of the draft that is removed */
  remove(name: string, time: number): void;
  /** Takes in what the database has of later than localStorage. @param entries all of the database */
  renew(entries: Entries): void;
}

type Entries = readonly (readonly [name: unknown, value: unknown])[];

/**
 * The database of the browser. What it has taken outlasts a browser that is killed, which of localStorage is so only some seconds
 * later, and it has far more room. But it answers later, and tells other windows nothing.
 */
export interface Lasting {
  entries(): Promise<Entries>;
  set(name: string, value: unknown): Promise<void>;
}

/**
 * @param start of the names in the browser
 * @param read a draft of what has such a name; undefined if it is none
 * @param lasting undefined where there is none
 */
export function openDraftStore<Draft extends Timed>(
  storage: Storage,
  start: string,
  read: (value: unknown) => Draft | undefined,
  lasting?: Lasting,
): DraftStore<Draft> {
  /** What localStorage had no room for. */
  const more = new Map<string, Draft>();
  const ofStorage = () =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
      .filter((key) => key.startsWith(start))
      .flatMap((key): (readonly [string, Draft])[] => {
        const draft = read(parsed(storage.getItem(key)));
        return draft ? [[key.slice(start.length), draft]] : [];
      });
  /** @returns whether there was room */
  const hold = (name: string, draft: Draft): boolean => {
    try {
      storage.setItem(start + name, JSON.stringify(draft));
      more.delete(name);
      return true;
    } catch {
      more.set(name, draft);
      return false;
    }
  };
  const forget = (name: string) => {
    more.delete(name);
    storage.removeItem(start + name);
  };
  const all = () => {
    const drafts = new Map(ofStorage());
    for (const [name, draft] of more)
      if (draft.time >= (drafts.get(name)?.time ?? Number.NEGATIVE_INFINITY)) drafts.set(name, draft);
    return drafts;
  };
  return {
    all,
    async put(name, draft) {
      const isHeld = hold(name, draft);
      return (
        lasting?.set(start + name, draft).then(
          () => true,
          () => isHeld,
        ) ?? isHeld
      );
    },
    remove(name, time) {
      forget(name);
      // Its time stays: what a killed browser still has of it in localStorage is older.
      lasting?.set(start + name, { time }).catch(() => undefined);
    },
    renew(entries) {
      const held = all();
      for (const [key, value] of entries) {
        if (typeof key !== 'string' || !key.startsWith(start)) continue;
        const name = key.slice(start.length);
        const time = timeOf(value);
        const before = held.get(name);
        if (time === undefined || (before && before.time > time)) continue;
        const draft = read(value);
        if (draft) hold(name, draft);
        else if (before) forget(name);
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
