/** Unsaved changes, stored in the browser so that they survive the tab, the server and a crash. */
import type { Json, ValueLocation } from '../../shared/protocol.ts';
import { type DialogDraft, readDialogDraft } from './dialogDrafts.ts';
import { createDraftStore, type DraftDatabase, type DraftStore } from './draftStore.ts';

export interface UnsavedChange extends ValueLocation {
  /** The canonical path of the page whose form was edited. */
  path: string;
  /** The value in the file when the form was opened. */
  base: Json;
  value: Json;
  /** The last change, in milliseconds since 1970. */
  time: number;
}

export interface UnsavedStore {
  /** All changes of the site, by {@link unsavedKey}. */
  all(): Readonly<Record<string, UnsavedChange>>;
  /** `all` returns it at once. @returns false if the browser has no space for it */
  put(change: UnsavedChange): Promise<boolean>;
  remove(change: Pick<UnsavedChange, 'path' | 'file' | 'time'>): void;
  /** Takes entries that are newer in the database than in localStorage. */
  refresh(): Promise<void>;
  /** Drafts by the names of their dialogs. */
  dialogs: Pick<DraftStore<DialogDraft>, 'all' | 'put' | 'remove'>;
}

/**
 * The key of a value. A page has at most one value per file. The pointer is not part of the key, because it
 * changes with other edits.
 */
export const unsavedKey = ({ path, file }: Pick<UnsavedChange, 'path' | 'file'>): string => `${path}#${file}`;

/**
 * @param site the id of the site
 * @param database undefined if there is none
 */
export function createUnsavedStore(storage: Storage, site: string, database?: DraftDatabase): UnsavedStore {
  const prefix = `site-from-data/${site}`;
  const forms = createDraftStore(storage, `${prefix}/unsaved/`, readUnsavedChange, database);
  const dialogs = createDraftStore(storage, `${prefix}/dialog/`, readDialogDraft, database);
  return {
    // The key is derived from the content, not from the name in storage.
    all: () => Object.fromEntries([...forms.all().values()].map((change) => [unsavedKey(change), change])),
    put: (change) => forms.put(unsavedKey(change), change),
    remove: (change) => forms.remove(unsavedKey(change), change.time),
    async refresh() {
      const entries = (await database?.entries().catch(() => [])) ?? [];
      forms.mergeEntries(entries);
      dialogs.mergeEntries(entries);
    },
    dialogs,
  };
}

/** Storage may contain anything under the name. */
function readUnsavedChange(stored: unknown): UnsavedChange | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { file, pointer, path, base, value, time }: Partial<UnsavedChange> = stored;
  if (typeof file !== 'string' || typeof pointer !== 'string' || typeof path !== 'string') return undefined;
  if (base === undefined || value === undefined || typeof time !== 'number') return undefined;
  return { file, pointer, path, base, value, time };
}
