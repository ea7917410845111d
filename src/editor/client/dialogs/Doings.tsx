/** Takes back what was done last, or does it again. */
import { useState } from 'react';
import type { ActionMessages } from '../../shared/actionMessages.ts';
import type { UndoHistory as DoingsNow, UndoEntry } from '../../shared/protocol.ts';
import { AriaDisabledButton } from '../lib/AriaDisabledButton.tsx';
import '../form/actions.css';

type Ask = (doing: Pick<UndoEntry, 'id'>) => Promise<unknown>;

export function Doings({
  doings,
  undo,
  redo,
  words,
}: {
  doings: DoingsNow;
  /** Asks for it: "POST /api/undo". */
  undo: Ask;
  /** "POST /api/redo" */
  redo: Ask;
  words: ActionMessages;
}) {
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const [failed, setFailed] = useState('');
  const act = async (ask: Ask, { id, ...deed }: UndoEntry) => {
    setBusy(true);
    setFailed('');
    try {
      await ask({ id });
      setSaid(ask === undo ? words.undone(deed) : words.redone(deed));
    } catch (error) {
      setFailed(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  // Both are always there, so that the focus stays where it is.
  const button = (ask: Ask, what: UndoEntry | undefined, label: string) => (
    <AriaDisabledButton
      className="acts-button"
      isDisabled={what === undefined || isBusy}
      onClick={() => what && void act(ask, what)}
    >
      {label}
    </AriaDisabledButton>
  );
  return (
    <div className="acts-doings">
      {button(undo, doings.undo, doings.undo ? words.undo(doings.undo) : words.undoNothing)}
      {button(redo, doings.redo, doings.redo ? words.redo(doings.redo) : words.redoNothing)}
      <p role="status" className="acts-quiet">
        {said}
      </p>
      <p role="alert" className="acts-mistake">
        {failed}
      </p>
    </div>
  );
}
