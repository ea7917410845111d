/** The fields of a dialog, stored in the browser until the dialog is done or discarded. */
import { useRef, useState } from 'react';
import { format } from '../../../core/i18n/format.ts';
import { formatMoment } from '../messages/format.ts';
import { useMessages } from '../messages/messages.ts';
import type { DialogDrafts } from '../state/dialogDrafts.ts';
import { DiscardButton } from './DiscardButton.tsx';

export interface DialogFields<Name extends string> {
  values: Readonly<Record<Name, string>>;
  set: (changes: Partial<Record<Name, string>>) => void;
  /** The time of the draft that was restored when the dialog was opened, in milliseconds since 1970. */
  savedAt: number | undefined;
  /** Returns true if a field differs from its initial value. */
  isChanged: () => boolean;
  /** Removes the stored draft. */
  remove: () => void;
  /** Removes the stored draft and resets the fields. */
  discard: () => void;
}

/**
 * @param name of the dialog and its subject
 * @param initial the values of an empty dialog
 */
export function useDialogDraft<Name extends string>(
  drafts: DialogDrafts,
  name: string,
  initial: Readonly<Record<Name, string>>,
): DialogFields<Name> {
  const [draft] = useState(() => drafts.read(name));
  const [savedAt, setSavedAt] = useState(draft?.time);
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
      setSavedAt(undefined);
    },
  };
}

interface Props {
  /** The time of the restored draft, in milliseconds since 1970; without it, nothing is rendered. */
  time: number | undefined;
  /** True if the draft had files. */
  hasFiles?: boolean;
  onDiscard: () => void;
}

export function DraftNotice({ time, hasFiles = false, onDiscard }: Props) {
  const { actions: messages, window, language } = useMessages();
  if (time === undefined) return null;
  return (
    <div className="acts-found">
      <p role="status">
        {format(window.save.found, { time: formatMoment(time, Date.now(), language) })}
        {hasFiles && ` ${messages.filesAgain}`}
      </p>
      <DiscardButton question={messages.discardAsk} onDiscard={onDiscard} />
    </div>
  );
}
