/** Unsaved text of a part that no longer exists; it can be copied. */

import { useRef, useState } from 'react';
import type { Json } from '../../shared/protocol.ts';
import { collectTexts } from '../form/json.ts';
import { useMessages } from '../messages/messages.ts';
import type { UnsavedChange } from '../state/unsavedStore.ts';

const joinTexts = (value: Json) =>
  collectTexts(value)
    .map(({ text }) => text)
    .join('\n');

export function MissingPartView({ unsaved, onDiscard }: { unsaved: UnsavedChange; onDiscard: () => void }) {
  const { gone, save } = useMessages().window;
  const text = useRef<HTMLTextAreaElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'copyRefused'>();
  const copy = async () => {
    text.current?.select();
    // The clipboard requires a secure context, and may be refused; the selected text can be copied by hand.
    const isCopied = await navigator.clipboard?.writeText(joinTexts(unsaved.value)).then(
      () => true,
      () => false,
    );
    if (!isCopied) text.current?.focus();
    setOutcome(isCopied ? 'copied' : 'copyRefused');
  };
  return (
    <section className="window-gone">
      <h3>{gone.title}</h3>
      <p>{gone.text}</p>
      <textarea ref={text} aria-label={gone.yours} readOnly value={joinTexts(unsaved.value)} dir="auto" />
      <div className="window-acts">
        <button type="button" className="window-button window-main" onClick={copy}>
          {gone.copy}
        </button>
        <button type="button" className="window-button" onClick={onDiscard}>
          {save.discard}
        </button>
        <span role="status">{outcome && gone[outcome]}</span>
      </div>
    </section>
  );
}
