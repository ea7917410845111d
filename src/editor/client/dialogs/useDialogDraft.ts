/** The fields of a dialog, kept in the browser until the dialog is done or its text is discarded. */
import { useRef, useState } from 'react';
import type { DialogDrafts } from '../state/dialogDrafts.ts';

export interface DialogFields<Name extends string> {
  values: Readonly<Record<Name, string>>;
  set: (changes: Partial<Record<Name, string>>) => void;
  /** When the text was written that was found when the dialog was opened, in milliseconds since 1970. */
  savedAt: number | undefined;
  /** Whether a field is not as it was at first. */
  isChanged: () => boolean;
  /** Forgets what is kept. */
  remove: () => void;
  /** Forgets what is kept, and empties the fields. */
  discard: () => void;
}

/**
 * @param name of the dialog, and of what it is about
 * @param initial the values of a dialog in which nothing is typed yet
 */
export function useDialogDraft<Name extends string>(
  drafts: DialogDrafts,
  name: string,
  initial: Readonly<Record<Name, string>>,
): DialogFields<Name> {
  const [draft] = useState(() => drafts.read(name));
  const [savedAt, setFoundAt] = useState(draft?.time);
  const [values, setValues] = useState({ ...initial, ...draft?.values });
  const latest = useRef(values);
  const isChanged = () =>
    (Object.keys(initial) as Name[]).some((field) => latest.current[field] !== initial[field]);
  const put = (next: typeof values) => {
    latest.current = next;
    setValues(next);
    if (isChanged()) drafts.put(name, { values: next, files: [] });
    else drafts.remove(name);
  };
  return {
    values,
    set: (changes) => put({ ...latest.current, ...changes }),
    savedAt,
    isChanged,
    remove: () => drafts.remove(name),
    discard: () => {
      put({ ...initial });
      setFoundAt(undefined);
    },
  };
}
