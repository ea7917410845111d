/**
 * Rotating carousel (WAI-ARIA Authoring Practices, carousel). react-responsive-carousel provides the row, its
 * clones and swiping. It has no Pause, ignores reduced motion and lets Tab into hidden slides.
 */
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type TransitionEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Carousel } from 'react-responsive-carousel';
import { format } from '../../core/i18n/format.ts';
import { directionOf } from '../../core/i18n/language.ts';
import type { LazyMessages } from '../../core/i18n/locale.ts';
import type { BlockOf } from '../../core/model.ts';
import { isModifiedClick } from '../components/isModifiedClick.ts';
import { useLocale } from '../hooks/useLocale.ts';
import { Controls } from './Controls.tsx';
import { useReducedMotion, useRotation } from './rotation.ts';
import { moveFocus, prerenderedPosition, rowOf } from './row.ts';
import { useNextPicture } from './useNextPicture.ts';
import { slideAt, useRow } from './useRow.ts';
import { useTouch } from './useTouch.ts';
import '../styles/carousel-player.css';

export type CarouselPlayerProps = {
  block: BlockOf<'carousel'>;
  views: readonly ReactNode[];
  words: LazyMessages['carousel'];
};

export function CarouselPlayer({ block, views, words }: CarouselPlayerProps) {
  const {
    label,
    slides,
    autoplay = false,
    timeout = 5000,
    speed = 700,
    smartSpeed = 250,
    pauseOnHover = true,
  } = block;
  const count = views.length;
  const dir = directionOf(useLocale().language);
  const mirrored = dir === 'rtl';
  const root = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const reduced = useReducedMotion();
  // The prerendered row is still in the DOM during the first render.
  const [prerenderedRow] = useState(() => prerenderedPosition(label));
  const [held, setHeld] = useState(false);
  const touch = useTouch(setHeld);
  const rotation = useRotation(autoplay && !prerenderedRow.focus, held, reduced);
  const { rotating, pause } = rotation;
  const { index, place, go, settle, props } = useRow({
    root,
    count,
    mirrored,
    first: Math.min(prerenderedRow.index, count - 1),
    speed: reduced ? 0 : speed,
    afterSwipe: reduced ? 0 : smartSpeed,
    onSwipe: pause,
  });
  useNextPicture(root, place, mirrored ? place - 1 : place + 1, held);
  useLayoutEffect(() => moveFocus(root.current, prerenderedRow.focus), [prerenderedRow]);

  const advance = useEffectEvent((from: number) => go(from + 1));
  useEffect(() => {
    if (!rotating) return;
    const timer = setTimeout(() => advance(index), timeout);
    return () => clearTimeout(timer);
  }, [rotating, index, timeout]);

  const select = (target: number) => {
    pause();
    go(target);
  };
  const handleArrow = (event: KeyboardEvent) => {
    const ahead = mirrored ? -1 : 1;
    const step = event.key === 'ArrowLeft' ? -ahead : event.key === 'ArrowRight' ? ahead : 0;
    if (step === 0 || isModifiedClick(event)) return;
    event.preventDefault();
    // The outgoing slide can no longer have the focus.
    if (rowOf(root.current)?.contains(document.activeElement)) {
      root.current?.querySelector<HTMLElement>(step < 0 ? '.carousel-previous' : '.carousel-next')?.focus();
    }
    select(index + step);
  };
  const pauseOnKeyboardFocus = (event: FocusEvent) => {
    if (rotation.asked && event.target === toggle.current) return;
    if (event.target.matches(':focus-visible')) pause();
  };
  const handleHover = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setHeld(pauseOnHover && event.type === 'pointerenter');
  };
  const handleTransitionEnd = ({ target, propertyName }: TransitionEvent) => {
    if (target === rowOf(root.current) && propertyName === 'transform') settle();
  };

  const items = slides.map((slide, at) => (
    // biome-ignore lint/a11y/useSemanticElements: the pattern asks for a group, and a fieldset belongs in a form
    <div
      key={slide.id}
      className="carousel-slide"
      dir={dir}
      role="group"
      aria-roledescription={words.slide}
      aria-label={format(words.place, { index: at + 1, count })}
    >
      {views[at]}
    </div>
  ));

  return (
    <section
      ref={root}
      className="carousel-player"
      aria-roledescription={words.name}
      aria-label={label}
      onKeyDown={handleArrow}
      onFocus={pauseOnKeyboardFocus}
      onPointerEnter={handleHover}
      onPointerLeave={handleHover}
    >
      <Controls
        words={words}
        slides={slides}
        index={index}
        onUse={select}
        toggle={autoplay ? { ref: toggle, paused: rotation.paused, onPress: rotation.toggle } : undefined}
      />
      <div
        className="carousel-slides"
        // The package supports only left-to-right layout and swipes.
        dir={dir && 'ltr'}
        aria-live={rotating ? 'off' : 'polite'}
        onTransitionEnd={handleTransitionEnd}
        {...touch}
      >
        <Carousel {...props}>{items.map((_, at) => items[slideAt(at, { count, mirrored })])}</Carousel>
      </div>
    </section>
  );
}
