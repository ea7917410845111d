/** The captions of pictures, written one after the other, from the first that has none. */
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ActionMessages } from '../../../shared/actionMessages.ts';
import { ActionDialog } from '../../form/ActionDialog.tsx';
import './pictures.css';

export function Captions({
  pictures,
  address,
  onChange,
  onClose,
  messages,
}: {
  pictures: readonly { src: string; caption: string }[];
  /** Where the picture of a path can be seen. */
  address: (src: string) => string;
  /** At every key, so that nothing is lost however it is closed. */
  onChange: (index: number, caption: string) => void;
  onClose: () => void;
  messages: ActionMessages;
}) {
  const [index, setIndex] = useState(() =>
    Math.max(
      0,
      pictures.findIndex(({ caption }) => caption === ''),
    ),
  );
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  // At the end of what is there, and whole, where one goes on writing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each picture anew
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(-1, -1);
  }, [index]);
  const picture = pictures[index];
  const isLast = index >= pictures.length - 1;
  const next = () => (isLast ? onClose() : setIndex(index + 1));
  const previous = () => setIndex(Math.max(index - 1, 0));
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter may also end a word of an input method.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (event.shiftKey) previous();
    else next();
  };
  return (
    <ActionDialog
      title={messages.captions}
      onClose={onClose}
      messages={messages}
      className="pictures-captions"
    >
      {picture && (
        <>
          <img
            className="pictures-large"
            src={address(picture.src)}
            alt={picture.caption || messages.pictureOf(index + 1)}
          />
          <div className="pictures-caption">
            <label htmlFor={id}>
              {messages.caption}{' '}
              <span className="acts-quiet">{messages.captionCount(index + 1, pictures.length)}</span>
            </label>
            <textarea
              ref={field}
              id={id}
              className="acts-control"
              rows={2}
              value={picture.caption}
              enterKeyHint={isLast ? 'done' : 'next'}
              aria-describedby={`${id}-help`}
              onChange={({ target }) => onChange(index, target.value.replace(/\s*\n\s*/g, ' '))}
              onKeyDown={onKeyDown}
            />
            <p id={`${id}-help`} className="acts-help">
              {messages.captionsHelp}
            </p>
          </div>
          <footer className="acts-foot">
            <button type="button" className="acts-button" aria-disabled={index === 0} onClick={previous}>
              {messages.captionBefore}
            </button>
            <button type="button" className="acts-button acts-main" onClick={next}>
              {isLast ? messages.captionsDone : messages.captionNext}
            </button>
          </footer>
        </>
      )}
      <p role="status" className="acts-heard">
        {messages.captionCount(index + 1, pictures.length)}
      </p>
    </ActionDialog>
  );
}
