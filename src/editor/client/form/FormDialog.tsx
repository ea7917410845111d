/** A modal dialog of the form. Escape closes it and restores the focus. */
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useForm } from './context.ts';

export function FormDialog({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const { messages } = useForm();
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const previousFocus = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (previousFocus instanceof HTMLElement && previousFocus.isConnected) previousFocus.focus();
    };
  }, []);
  return (
    <dialog ref={dialog} className="form-dialog" aria-labelledby={heading} onClose={onClose}>
      <header className="form-dialog-head">
        <h2 id={heading}>{title}</h2>
        <button type="button" className="form-quiet" onClick={onClose}>
          {messages.close}
        </button>
      </header>
      {children}
    </dialog>
  );
}
