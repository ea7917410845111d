/** Pause, the arrows and the dots. */
import type { Ref } from 'react';
import type { Slide } from '../model.ts';

/** With more slides their dots are wider than a small phone. */
const MANY = 4;

interface ControlsProps {
  slides: readonly Slide[];
  index: number;
  /** @param wanted the slide that the visitor asks for; one before the first and one after the last lead round */
  onUse: (wanted: number) => void;
  /** Where the slides move on by themselves. */
  toggle?: { ref: Ref<HTMLButtonElement>; paused: boolean; onPress: () => void };
}

export function Controls({ slides, index, onUse, toggle }: ControlsProps) {
  const count = slides.length;
  return (
    <div className={`carousel-controls${count > MANY ? ' carousel-many' : ''}`}>
      {toggle && (
        <button
          ref={toggle.ref}
          type="button"
          className="carousel-button carousel-toggle"
          aria-label={toggle.paused ? 'Play' : 'Pause'}
          onClick={toggle.onPress}
        >
          <Drawing path={toggle.paused ? 'M8 5.5v13l11-6.5z' : 'M8.5 5.5v13M15.5 5.5v13'} />
        </button>
      )}
      <div className="carousel-steps">
        <button
          type="button"
          className="carousel-button carousel-previous"
          aria-label="Previous slide"
          onClick={() => onUse(index - 1)}
        >
          <Drawing path="M14.5 5.5 8 12l6.5 6.5" />
        </button>
        <span className="carousel-count" aria-hidden="true">
          {`${index + 1} / ${count}`}
        </span>
        <ul className="carousel-dots" aria-label="Slides">
          {slides.map((slide, at) => (
            <li key={slide.id}>
              <button
                type="button"
                className="carousel-dot"
                aria-label={dotName(slide, at)}
                aria-current={at === index ? 'true' : undefined}
                onClick={() => onUse(at)}
              />
            </li>
          ))}
        </ul>
        <button
          type="button"
          className="carousel-button carousel-next"
          aria-label="Next slide"
          onClick={() => onUse(index + 1)}
        >
          <Drawing path="M9.5 5.5 16 12l-6.5 6.5" />
        </button>
      </div>
    </div>
  );
}

function Drawing({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}

function dotName({ title, alt }: Slide, at: number): string {
  const words = title ?? alt;
  return `Slide ${at + 1}${words === undefined ? '' : `: ${words}`}`;
}
