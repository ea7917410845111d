/** A window over all else; who closes it with something typed in it is asked first. */
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ActionMessages } from '../../shared/actionMessages.ts';
import './acts.css';

export function ActDialog({
  title,
  isDirty = () => false,
  onClose,
  onDiscard,
  className = '',
  children,
  words,
}: {
  title: string;
  /** Whether something was typed that has not become anything yet. */
  isDirty?: () => boolean;
  onClose: () => void;
  /** Throws away what was typed, where closing keeps it. */
  onDiscard?: () => void;
  className?: string;
  children: ReactNode;
  words: ActionMessages;
}) {
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const goOn = useRef<HTMLButtonElement>(null);
  const written = useRef<Element>(null);
  const [asks, setAsks] = useState(false);
  useLayoutEffect(() => {
    const before = document.activeElement;
    // What is within may have taken the focus already.
    const own = dialog.current?.querySelector<HTMLElement>('[data-first]');
    dialog.current?.showModal();
    own?.focus();
    return () => {
      // Once the dialog is gone: until then nothing else takes the focus. What it has led to may have it by then.
      queueMicrotask(() => {
        const isFree = document.activeElement === document.body;
        if (isFree && before instanceof HTMLElement && before.isConnected) before.focus();
      });
    };
  }, []);
  useLayoutEffect(() => {
    if (asks) goOn.current?.focus();
    else if (written.current instanceof HTMLElement) written.current.focus();
  }, [asks]);
  const leave = () => {
    if (!isDirty()) onClose();
    else {
      written.current = document.activeElement;
      setAsks(true);
    }
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    // Prevented here and not at `cancel`, which a browser passes over the second time.
    event.preventDefault();
    if (asks) setAsks(false);
    else leave();
  };
  return (
    <dialog
      ref={dialog}
      className={`acts-dialog ${className}`}
      aria-labelledby={heading}
      onKeyDown={press}
      onCancel={(event) => {
        // That of a file dialog comes up to here, too.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        leave();
      }}
      onClose={onClose}
    >
      <header className="acts-head">
        <h2 id={heading}>{title}</h2>
        <button type="button" className="acts-icon" aria-label={words.close} onClick={leave}>
          <span aria-hidden="true">✕</span>
        </button>
      </header>
      {asks && (
        <div className="acts-leave" role="alertdialog" aria-labelledby={`${heading}-leave`}>
          <p id={`${heading}-leave`}>
            <strong>{words.leave}</strong> {onDiscard ? words.leaveKept : words.leaveLost}
          </p>
          <button ref={goOn} type="button" className="acts-button" onClick={() => setAsks(false)}>
            {words.goOn}
          </button>
          {onDiscard && (
            <button type="button" className="acts-button" onClick={onDiscard}>
              {words.throwAway}
            </button>
          )}
          <button type="button" className="acts-button" onClick={onClose}>
            {onDiscard ? words.close : words.throwAway}
          </button>
        </div>
      )}
      <div className="acts-body" inert={asks}>
        {children}
      </div>
    </dialog>
  );
}
