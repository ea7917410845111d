/** What was written for a place that is no longer there: it is kept, and can be copied. */
import { useRef, useState } from 'react';
import type { Json } from '../../shared/protocol.ts';
import { useMessages } from '../messages/context.ts';
import { collectTexts } from '../state/pointers.ts';
import type { UnsavedChange } from '../state/unsavedStore.ts';

/** All texts of a value, one below the other. */
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
    // Browsers give the clipboard only to safe addresses, and may refuse it there; what is selected can be copied by hand.
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
