/** Edits the captions of pictures one after the other, from the first without a caption. */

import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { format } from '../../../../core/i18n/format.ts';
import { ActionDialog } from '../../form/ActionDialog.tsx';
import { useMessages } from '../../messages/messages.ts';
import './pictures.css';

export function Captions({
  pictures,
  address,
  onChange,
  onClose,
}: {
  pictures: readonly { src: string; caption: string }[];
  /** Returns the URL of a picture. */
  address: (src: string) => string;
  /** Called on each key, so that nothing is lost when the dialog closes. */
  onChange: (index: number, caption: string) => void;
  onClose: () => void;
}) {
  const messages = useMessages().actions;
  const [index, setIndex] = useState(() =>
    Math.max(
      0,
      pictures.findIndex(({ caption }) => caption === ''),
    ),
  );
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  // At the end of what is there, and whole, where one goes on writing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each picture again
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(-1, -1);
  }, [index]);
  const picture = pictures[index];
  const isLast = index >= pictures.length - 1;
  const next = () => (isLast ? onClose() : setIndex(index + 1));
  const previous = () => setIndex(Math.max(index - 1, 0));
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter may also confirm an input method.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (event.shiftKey) previous();
    else next();
  };
  return (
    <ActionDialog title={messages.captions} onClose={onClose} className="pictures-captions">
      {picture && (
        <>
          <img
            className="pictures-large"
            src={address(picture.src)}
            alt={picture.caption || format(messages.pictureOf, { place: index + 1 })}
          />
          <div className="pictures-caption">
            <label htmlFor={id}>
              {messages.caption}{' '}
              <span className="acts-quiet">
                {format(messages.captionCount, { place: index + 1, all: pictures.length })}
              </span>
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
        {format(messages.captionCount, { place: index + 1, all: pictures.length })}
      </p>
    </ActionDialog>
  );
}
