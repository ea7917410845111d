/** What is not saved yet, kept in the browser so that no end of a window, a server or a machine takes it. */
import type { Json, ValueLocation } from '../../shared/protocol.ts';
import { type DialogDraft, readDialogDraft } from './dialogDrafts.ts';
import { createDraftStore, type DraftDatabase, type DraftStore } from './draftStore.ts';

/** A value that is not saved. */
export interface UnsavedChange extends ValueLocation {
  /** The page in whose form it was written: its canonical path. */
  path: string;
  /** As it was in the file when the form was opened. */
  base: Json;
  value: Json;
  /** When it was last changed, in milliseconds since 1970. */
  time: number;
}

export interface UnsavedStore {
  /** All that is kept of the site, by {@link unsavedKey}. */
  all(): Readonly<Record<string, UnsavedChange>>;
  /** Has it at once. @returns whether it will be there when the window has ended; false when there is no room for it */
  put(kept: UnsavedChange): Promise<boolean>;
  remove(kept: Pick<UnsavedChange, 'path' | 'file' | 'time'>): void;
  /** Takes in what the database has of later than localStorage. */
  refresh(): Promise<void>;
  /** What is typed in dialogs, by their names. */
  dialogs: Pick<DraftStore<DialogDraft>, 'all' | 'put' | 'remove'>;
}

/**
 * Tells the values of a site apart: no page has two of one file. Where a value stands in its file changes when others add something
 * before it, so that is no part of it.
 */
export const unsavedKey = ({ path, file }: Pick<UnsavedChange, 'path' | 'file'>): string => `${path}#${file}`;

/**
 * @param site the id of the site, so that each has its own
 * @param database undefined where there is none
 */
export function createUnsavedStore(storage: Storage, site: string, database?: DraftDatabase): UnsavedStore {
  const prefix = `site-from-data/${site}`;
  const forms = createDraftStore(storage, `${prefix}/unsaved/`, readUnsavedChange, database);
  const dialogs = createDraftStore(storage, `${prefix}/dialog/`, readDialogDraft, database);
  return {
    // What is stored decides about its key, and not the name under which it is stored.
    all: () => Object.fromEntries([...forms.all().values()].map((kept) => [unsavedKey(kept), kept])),
    put: (kept) => forms.put(unsavedKey(kept), kept),
    remove: (kept) => forms.remove(unsavedKey(kept), kept.time),
    async refresh() {
      const entries = (await database?.entries().catch(() => [])) ?? [];
      forms.mergeEntries(entries);
      dialogs.mergeEntries(entries);
    },
    dialogs,
  };
}

/** Anything may have been put there under the name. */
function readUnsavedChange(stored: unknown): UnsavedChange | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { file, pointer, path, base, value, time }: Partial<UnsavedChange> = stored;
  if (typeof file !== 'string' || typeof pointer !== 'string' || typeof path !== 'string') return undefined;
  if (base === undefined || value === undefined || typeof time !== 'number') return undefined;
  return { file, pointer, path, base, value, time };
}
