/** Drafts of dialogs: typed values, stored until the dialog is done or discarded. */
import { array, type GenericSchema, number, object, optional, record, safeParse, string } from 'valibot';
import type { DraftStore } from './draftStore.ts';

export interface DialogDraft {
  /** Values by the names of the fields; "" is empty. */
  values: Readonly<Record<string, string>>;
  /** The chosen files. The browser stores only their names; uploaded files have the id of their upload. */
  files: readonly { of: string; name: string; id?: string }[];
  /** The last change, in milliseconds since 1970. */
  time: number;
}

export interface DialogDrafts {
  /** @param name of the dialog and its subject */
  read(name: string): DialogDraft | undefined;
  /** An empty draft is removed. */
  put(name: string, draft: Omit<DialogDraft, 'time'>): void;
  remove(name: string): void;
}

const draftSchema: GenericSchema<unknown, DialogDraft> = object({
  values: record(string(), string()),
  files: array(object({ of: string(), name: string(), id: optional(string()) })),
  time: number(),
});

export function readDialogDraft(value: unknown): DialogDraft | undefined {
  const { success, output } = safeParse(draftSchema, value);
  return success ? output : undefined;
}

export const isEmptyDraft = ({ values, files }: Omit<DialogDraft, 'time'>): boolean =>
  files.length === 0 && Object.values(values).every((text) => text === '');

/**
 * @param now in milliseconds since 1970
 * @param onStored called with the name of a draft, and true if the browser had space for it
 */
export function createDialogDrafts(
  store: Pick<DraftStore<DialogDraft>, 'all' | 'put' | 'remove'>,
  now: () => number,
  onStored: (name: string, isStored: boolean) => void,
): DialogDrafts {
  const read = (name: string) => store.all().get(name);
  const remove = (name: string) => {
    onStored(name, true);
    const previous = read(name);
    if (previous) store.remove(name, previous.time);
  };
  return {
    read,
    put(name, fields) {
      if (isEmptyDraft(fields)) {
        remove(name);
        return;
      }
      const next = { ...fields, time: now() };
      store.put(name, next).then((hasRoom) => {
        if (read(name)?.time === next.time) onStored(name, hasRoom);
      });
    },
    remove,
  };
}
