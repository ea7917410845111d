/** The buttons for undo and redo of the last action. */

import { useState } from 'react';
import type { UndoEntry, UndoHistory } from '../../shared/protocol.ts';
import { AriaDisabledButton } from '../lib/focus.tsx';
import { errorMessage, formatAction } from '../messages/format.ts';
import { useMessages } from '../messages/messages.ts';
import '../form/actions.css';

type UndoRequest = (entry: Pick<UndoEntry, 'id'>) => Promise<unknown>;

export function UndoButtons({
  history,
  undo,
  redo,
}: {
  history: UndoHistory;
  /** "POST /api/undo" */
  undo: UndoRequest;
  /** "POST /api/redo" */
  redo: UndoRequest;
}) {
  const messages = useMessages().actions;
  const [isBusy, setBusy] = useState(false);
  const [status, setStatus] = useState('');
  const [failed, setFailed] = useState('');
  const perform = async (request: UndoRequest, { id, ...summary }: UndoEntry) => {
    setBusy(true);
    setFailed('');
    try {
      await request({ id });
      setStatus(formatAction(request === undo ? messages.undone : messages.redone, summary, messages));
    } catch (error) {
      setFailed(errorMessage(error));
    } finally {
      setBusy(false);
    }
  };
  // Both are always rendered, so that the focus remains.
  const button = (request: UndoRequest, entry: UndoEntry | undefined, label: string) => (
    <AriaDisabledButton
      className="acts-button"
      isDisabled={entry === undefined || isBusy}
      onClick={() => entry && void perform(request, entry)}
    >
      {label}
    </AriaDisabledButton>
  );
  return (
    <div className="acts-doings">
      {button(
        undo,
        history.undo,
        history.undo ? formatAction(messages.undo, history.undo, messages) : messages.undoNothing,
      )}
      {button(
        redo,
        history.redo,
        history.redo ? formatAction(messages.redo, history.redo, messages) : messages.redoNothing,
      )}
      <p role="status" className="acts-quiet">
        {status}
      </p>
      <p role="alert" className="acts-mistake">
        {failed}
      </p>
    </div>
  );
}
