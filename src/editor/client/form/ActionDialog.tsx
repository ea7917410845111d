/** A modal dialog that asks for confirmation before it closes with unsaved input. */

import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { useMessages } from '../messages/messages.ts';
import './actions.css';

export function ActionDialog({
  title,
  isDirty = () => false,
  onClose,
  onDiscard,
  className = '',
  children,
}: {
  title: string;
  /** Returns true if the dialog has unsaved input. */
  isDirty?: () => boolean;
  onClose: () => void;
  /** Discards the input, if closing keeps it. */
  onDiscard?: () => void;
  className?: string;
  children: ReactNode;
}) {
  const messages = useMessages().actions;
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const continueButton = useRef<HTMLButtonElement>(null);
  const lastFocused = useRef<Element>(null);
  const [isConfirming, setConfirming] = useState(false);
  useLayoutEffect(() => {
    const previousFocus = document.activeElement;
    // A child may have taken the focus already.
    const initialFocus = dialog.current?.querySelector<HTMLElement>('[data-first]');
    dialog.current?.showModal();
    initialFocus?.focus();
    return () => {
      // After the dialog is removed; until then nothing else can take the focus. The result of the dialog may
      // have it by then.
      queueMicrotask(() => {
        const isFree = document.activeElement === document.body;
        if (isFree && previousFocus instanceof HTMLElement && previousFocus.isConnected)
          previousFocus.focus();
      });
    };
  }, []);
  useLayoutEffect(() => {
    if (isConfirming) continueButton.current?.focus();
    else if (lastFocused.current instanceof HTMLElement) lastFocused.current.focus();
  }, [isConfirming]);
  const requestClose = () => {
    if (!isDirty()) onClose();
    else {
      lastFocused.current = document.activeElement;
      setConfirming(true);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    // Prevented here instead of on `cancel`, which browsers skip the second time.
    event.preventDefault();
    if (isConfirming) setConfirming(false);
    else requestClose();
  };
  return (
    <dialog
      ref={dialog}
      className={`acts-dialog ${className}`}
      aria-labelledby={heading}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        // The event of a file dialog bubbles up to here, too.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        requestClose();
      }}
      onClose={onClose}
    >
      <header className="acts-head">
        <h2 id={heading}>{title}</h2>
        <button type="button" className="acts-icon" aria-label={messages.close} onClick={requestClose}>
          <span aria-hidden="true">✕</span>
        </button>
      </header>
      {isConfirming && (
        <div className="acts-leave" role="alertdialog" aria-labelledby={`${heading}-leave`}>
          <p id={`${heading}-leave`}>
            <strong>{messages.leave}</strong> {onDiscard ? messages.leaveKept : messages.leaveLost}
          </p>
          <button
            ref={continueButton}
            type="button"
            className="acts-button"
            onClick={() => setConfirming(false)}
          >
            {messages.goOn}
          </button>
          {onDiscard && (
            <button type="button" className="acts-button" onClick={onDiscard}>
              {messages.throwAway}
            </button>
          )}
          <button type="button" className="acts-button" onClick={onClose}>
            {onDiscard ? messages.close : messages.throwAway}
          </button>
        </div>
      )}
      <div className="acts-body" inert={isConfirming}>
        {children}
      </div>
    </dialog>
  );
}
