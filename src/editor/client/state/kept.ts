/** What is not saved yet, kept in the browser so that no end of a window, a server or a machine takes it. */
import type { Json, ValueLocation } from '../../shared/protocol.ts';
import { type DialogDraft, readDialogDraft } from './dialogDrafts.ts';
import { type DraftStore, type Lasting, openDraftStore } from './draftStore.ts';

/** A value that is not saved. */
export interface Kept extends ValueLocation {
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
  /** What is typed in dialogs, by their names. */
  dialogs: Pick<DraftStore<DialogDraft>, 'all' | 'put' | 'remove'>;
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
  const start = `site-from-data/${site}`;
  const forms = openDraftStore(storage, `${start}/unsaved/`, readKept, lasting);
  const dialogs = openDraftStore(storage, `${start}/dialog/`, readDialogDraft, lasting);
  return {
    // What is stored decides about its key, and not the name under which it is stored.
    all: () => Object.fromEntries([...forms.all().values()].map((kept) => [keyOf(kept), kept])),
    put: (kept) => forms.put(keyOf(kept), kept),
    remove: (kept) => forms.remove(keyOf(kept), kept.time),
    async renew() {
      const entries = (await lasting?.entries().catch(() => [])) ?? [];
      forms.renew(entries);
      dialogs.renew(entries);
    },
    dialogs,
  };
}

/** Anything may have been put there under the name. */
function readKept(read: unknown): Kept | undefined {
  if (typeof read !== 'object' || read === null) return undefined;
  const { file, pointer, path, base, value, time }: Partial<Kept> = read;
  if (typeof file !== 'string' || typeof pointer !== 'string' || typeof path !== 'string') return undefined;
  if (base === undefined || value === undefined || typeof time !== 'number') return undefined;
  return { file, pointer, path, base, value, time };
}
