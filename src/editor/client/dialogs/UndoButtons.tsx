/** Takes back what was done last, or does it again. */
import { useState } from 'react';
import type { ActionMessages } from '../../shared/actionMessages.ts';
import type { UndoEntry, UndoHistory } from '../../shared/protocol.ts';
import { AriaDisabledButton } from '../lib/AriaDisabledButton.tsx';
import '../form/actions.css';

type UndoRequest = (doing: Pick<UndoEntry, 'id'>) => Promise<unknown>;

export function UndoButtons({
  history,
  undo,
  redo,
  messages,
}: {
  history: UndoHistory;
  /** Asks for it: "POST /api/undo". */
  undo: UndoRequest;
  /** "POST /api/redo" */
  redo: UndoRequest;
  messages: ActionMessages;
}) {
  const [isBusy, setBusy] = useState(false);
  const [status, setStatus] = useState('');
  const [failed, setFailed] = useState('');
  const perform = async (request: UndoRequest, { id, ...summary }: UndoEntry) => {
    setBusy(true);
    setFailed('');
    try {
      await request({ id });
      setStatus(request === undo ? messages.undone(summary) : messages.redone(summary));
    } catch (error) {
      setFailed(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  // Both are always there, so that the focus stays where it is.
  const button = (ask: UndoRequest, entry: UndoEntry | undefined, label: string) => (
    <AriaDisabledButton
      className="acts-button"
      isDisabled={entry === undefined || isBusy}
      onClick={() => entry && void perform(ask, entry)}
    >
      {label}
    </AriaDisabledButton>
  );
  return (
    <div className="acts-doings">
      {button(undo, history.undo, history.undo ? messages.undo(history.undo) : messages.undoNothing)}
      {button(redo, history.redo, history.redo ? messages.redo(history.redo) : messages.redoNothing)}
      <p role="status" className="acts-quiet">
        {status}
      </p>
      <p role="alert" className="acts-mistake">
        {failed}
      </p>
    </div>
  );
}
