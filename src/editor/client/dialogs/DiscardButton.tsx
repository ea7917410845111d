/** Takes back what is not saved, once that is meant. It is drawn as long as there is something, so the question goes with it. */
import { useState } from 'react';
import { focusOnMount } from '../lib/focusOnMount.ts';
import { useMessages } from '../messages/context.ts';

/** @param ask the question before it is done */
export function DiscardButton({ question, onDiscard }: { question: string; onDiscard: () => void }) {
  const { save } = useMessages().window;
  /** Undefined before the question has been asked. */
  const [isConfirming, setConfirming] = useState<boolean>();
  const cancel = () => setConfirming(false);
  if (!isConfirming)
    return (
      <button
        type="button"
        className="window-button window-quiet"
        ref={isConfirming === false ? focusOnMount : undefined}
        onClick={() => setConfirming(true)}
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
        cancel();
      }}
    >
      <p>{question}</p>
      <button type="button" className="window-button" onClick={onDiscard}>
        {save.discard}
      </button>
      <button type="button" className="window-button" ref={focusOnMount} onClick={cancel}>
        {save.keep}
      </button>
    </div>
  );
}
