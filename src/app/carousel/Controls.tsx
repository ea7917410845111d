import type { Ref } from 'react';
import { format } from '../../core/i18n/format.ts';
import type { LazyMessages } from '../../core/i18n/locale.ts';
import type { Slide } from '../../core/model.ts';

/** More dots are wider than a small phone. */
const MAX_DOTS = 4;

interface ControlsProps {
  words: LazyMessages['carousel'];
  slides: readonly Slide[];
  index: number;
  /** @param target index of the requested slide; one before the first and one after the last wrap around */
  onUse: (target: number) => void;
  toggle?: { ref: Ref<HTMLButtonElement>; paused: boolean; onPress: () => void };
}

export function Controls({ words, slides, index, onUse, toggle }: ControlsProps) {
  const count = slides.length;
  return (
    <div className={`carousel-controls${count > MAX_DOTS ? ' carousel-many' : ''}`}>
      {toggle && (
        <Button
          ref={toggle.ref}
          kind="toggle"
          name={toggle.paused ? words.play : words.pause}
          icon={toggle.paused ? 'M8 5.5v13l11-6.5z' : 'M8.5 5.5v13M15.5 5.5v13'}
          onClick={toggle.onPress}
        />
      )}
      <div className="carousel-steps">
        <Button
          kind="previous"
          name={words.previous}
          icon="M14.5 5.5 8 12l6.5 6.5"
          onClick={() => onUse(index - 1)}
        />
        <span className="carousel-count" aria-hidden="true">
          {`${index + 1} / ${count}`}
        </span>
        <ul className="carousel-dots" aria-label={words.slides}>
          {slides.map((slide, at) => (
            <li key={slide.id}>
              <button
                type="button"
                className="carousel-dot"
                aria-label={dotName(slide, at, words)}
                aria-current={at === index ? 'true' : undefined}
                onClick={() => onUse(at)}
              />
            </li>
          ))}
        </ul>
        <Button
          kind="next"
          name={words.next}
          icon="M9.5 5.5 16 12l-6.5 6.5"
          onClick={() => onUse(index + 1)}
        />
      </div>
    </div>
  );
}

interface ButtonProps {
  ref?: Ref<HTMLButtonElement>;
  kind: string;
  name: string;
  icon: string;
  onClick: () => void;
}

function Button({ kind, name, icon: drawing, ...rest }: ButtonProps) {
  return (
    <button type="button" className={`carousel-button carousel-${kind}`} aria-label={name} {...rest}>
      <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d={drawing} />
      </svg>
    </button>
  );
}

function dotName({ title, alt }: Slide, at: number, { dot, dotNamed }: LazyMessages['carousel']): string {
  const name = title ?? alt;
  const number = at + 1;
  return name === undefined ? format(dot, { number }) : format(dotNamed, { number, title: name });
}
