/** Takes back what was done last, or does it again. */
import { useState } from 'react';
import type { Doings as DoingsNow } from '../../protocol.ts';
import type { ActWords } from '../words/acts.ts';
import './acts.css';

type Answer = DoingsNow & { text: string };

export function Doings({
  doings,
  undo,
  redo,
  onDone,
  words,
}: {
  doings: DoingsNow;
  /** Asks for it: "POST /api/undo". */
  undo: () => Promise<Answer>;
  /** "POST /api/redo" */
  redo: () => Promise<Answer>;
  onDone: (now: DoingsNow) => void;
  words: ActWords;
}) {
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const [failed, setFailed] = useState('');
  const act = async (ask: () => Promise<Answer>) => {
    setBusy(true);
    setFailed('');
    try {
      const { text, ...now } = await ask();
      setSaid(text);
      onDone(now);
    } catch (error) {
      setFailed(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  // Both are always there, and not `disabled`, so that the focus stays where it is.
  const button = (ask: () => Promise<Answer>, what: string | undefined, label: string) => (
    <button
      type="button"
      className="acts-button"
      aria-disabled={what === undefined || isBusy}
      onClick={() => {
        if (what !== undefined && !isBusy) void act(ask);
      }}
    >
      {label}
    </button>
  );
  return (
    <div className="acts-doings">
      {button(undo, doings.undo, doings.undo === undefined ? words.undoNothing : words.undo(doings.undo))}
      {button(redo, doings.redo, doings.redo === undefined ? words.redoNothing : words.redo(doings.redo))}
      <p role="status" className="acts-quiet">
        {said}
      </p>
      <p role="alert" className="acts-mistake">
        {failed}
      </p>
    </div>
  );
}
