/**
 * Discards unsaved changes after a confirmation. Rendered only while there are changes, which also removes
 * the question.
 */

import { useState } from 'react';
import { focusOnMount } from '../lib/focus.tsx';
import { useMessages } from '../messages/messages.ts';

/** @param question the confirmation question */
export function DiscardButton({ question, onDiscard }: { question: string; onDiscard: () => void }) {
  const { save } = useMessages().window;
  /** Undefined before the question was asked. */
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
        // Escape would close a surrounding dialog.
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
