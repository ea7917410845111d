/** Shows somebody around the window in a minute: what each part of it is for, one after another. */
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Pane } from '../PaneTabs.tsx';
import { fill } from '../words/say.ts';
import { useTourWords } from '../words/tour.ts';
import './tour.css';

/** What is pointed at, by the names that the style sheet knows, and the pane in which it is. */
const STEPS = [
  ['find', 'find'],
  ['form', 'form'],
  ['page', 'page'],
  ['save', 'form'],
  ['add', 'find'],
  ['kept', 'find'],
] as const satisfies readonly (readonly [string, Pane])[];

interface Props {
  onPane: (pane: Pane) => void;
  onEnd: () => void;
}

/** Stands beside the window and not over it, so that what is shown can be tried at once. */
export function Tour({ onPane, onEnd }: Props) {
  const words = useTourWords();
  const id = useId();
  const next = useRef<HTMLButtonElement>(null);
  const [at, setAt] = useState(0);
  const [name, pane] = STEPS[at] ?? STEPS[0];
  const { title, text } = words.steps[name];
  const latest = useRef(onPane);
  useEffect(() => {
    latest.current = onPane;
  });
  // The button that begins it is always there; an offer has gone with its answer.
  useEffect(() => () => document.querySelector<HTMLElement>('.tour-start')?.focus(), []);
  // At the first step there is no way back, and its button lets the focus go.
  useEffect(() => {
    if (at === 0) next.current?.focus();
  }, [at]);
  useEffect(() => {
    latest.current(pane);
    document.documentElement.dataset.tour = name;
    return () => {
      delete document.documentElement.dataset.tour;
    };
  }, [name, pane]);

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) onEnd();
  };
  const isLast = at === STEPS.length - 1;
  return (
    <dialog open className="tour-card" aria-label={words.name} onKeyDown={press}>
      <div aria-live="polite" aria-atomic="true" id={id}>
        <p className="tour-place">{fill(words.place, { place: at + 1, all: STEPS.length })}</p>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <div className="tour-steps">
        {!isLast && (
          <button type="button" className="window-button window-quiet" onClick={onEnd}>
            {words.close}
          </button>
        )}
        <button type="button" className="window-button" disabled={at === 0} onClick={() => setAt(at - 1)}>
          {words.back}
        </button>
        <button
          ref={next}
          type="button"
          className="window-button window-main"
          aria-describedby={id}
          onClick={() => (isLast ? onEnd() : setAt(at + 1))}
        >
          {isLast ? words.end : words.next}
        </button>
      </div>
    </dialog>
  );
}
