/** Takes back what is not saved, once that is meant. It is drawn as long as there is something, so the question goes with it. */
import { useState } from 'react';
import { focusOnMount } from '../lib/focusOnMount.ts';
import { useWords } from '../messages/context.ts';

/** @param ask the question before it is done */
export function Discard({ ask, onDiscard }: { ask: string; onDiscard: () => void }) {
  const { save } = useWords().window;
  /** Undefined before the question has been asked. */
  const [isAsking, setAsking] = useState<boolean>();
  const keep = () => setAsking(false);
  if (!isAsking)
    return (
      <button
        type="button"
        className="window-button window-quiet"
        ref={isAsking === false ? focusOnMount : undefined}
        onClick={() => setAsking(true)}
      >
        {save.discard}
      </button>
    );
  return (
    <div
      className="window-ask"
      role="alert"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Escape would close a dialog around it.
        event.preventDefault();
        event.stopPropagation();
        keep();
      }}
    >
      <p>{ask}</p>
      <button type="button" className="window-button" onClick={onDiscard}>
        {save.discard}
      </button>
      <button type="button" className="window-button" ref={focusOnMount} onClick={keep}>
        {save.keep}
      </button>
    </div>
  );
}
