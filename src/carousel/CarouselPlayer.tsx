/**
 * A carousel that moves by itself, after the carousel pattern of the WAI-ARIA Authoring Practices.
 *
 * react-responsive-carousel keeps the row of slides, its clones at both ends and the swiping. Time, controls, names and
 * what may be reached are ours, because the package has no Pause, knows nothing of reduced motion and lets Tab and
 * screen readers into hidden slides.
 */
import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type TouchEvent,
  type TransitionEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { Carousel, type CarouselState, type Placed } from 'react-responsive-carousel';
import type { BlockOf, Slide } from '../model.ts';
import { wantsBrowser } from '../parts/modified.ts';
import '../styles/carousel.css';

export type CarouselPlayerProps = { block: BlockOf<'carousel'>; views: readonly ReactNode[] };

/**
 * Why the slides move on or stay. "auto" is the block's own wish and yields to a pointer or a finger on the slides;
 * "asked" is the visitor's and does not. Only Play leads away from "paused".
 */
type Rotation = 'auto' | 'asked' | 'paused';

/** How far a finger moves before the slides follow it, and the least that changes the slide, in pixels. */
const SWIPE = 16;
/** How far a finger moves before its direction is settled, in pixels. */
const DIRECTION = 8;
/** With more slides their dots are wider than a small phone. */
const MANY = 4;

export function CarouselPlayer({ block, views }: CarouselPlayerProps) {
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
  const reduced = useSyncExternalStore(watchReduced, isReduced);
  const away = useSyncExternalStore(watchVisibility, isAway);
  // The row that this takes the place of is still on the page while this is first rendered.
  const [before] = useState(() => rowBefore(label));
  const [index, setIndex] = useState(() => Math.min(before.index, count - 1));
  const [rotation, setRotation] = useState<Rotation>(() =>
    autoplay && !reduced && !before.focus ? 'auto' : 'paused',
  );
  const [held, setHeld] = useState(false);
  const rotating = !away && (rotation === 'asked' || (rotation === 'auto' && !held));

  const root = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const carousel = useRef<Carousel>(null);
  /** Where the row is on its way to: the slide, the place in the row (0 is the clone of the last slide), the time. */
  const course = useRef({ to: index, place: index + 1, duration: 0 });
  const touch = useRef<{ x: number; y: number; sideways?: boolean }>(undefined);

  /** Exchanges a clone for the slide that it looks like, unseen. */
  const settle = () => {
    const { to, place } = course.current;
    if (place === to + 1) return;
    course.current = { to, place: to + 1, duration: 0 };
    flushSync(() => carousel.current?.setState({ itemListStyle: at(to + 1, 0) }));
    // Without this the browser would take the exchange and the next move for one.
    rowOf(root.current)?.getBoundingClientRect();
  };

  /** @param wanted one before the first slide and one after the last lead round */
  const go = (wanted: number) => {
    settle();
    const to = (wanted + count) % count;
    const duration = reduced ? 0 : speed;
    course.current = { to, place: (duration > 0 ? wanted : to) + 1, duration };
    setIndex(to);
  };
  const use = (wanted: number) => {
    setRotation('paused');
    go(wanted);
  };

  const advance = useEffectEvent((from: number) => go(from + 1));
  useEffect(() => {
    if (!rotating) return;
    const timer = setTimeout(() => advance(index), timeout);
    return () => clearTimeout(timer);
  }, [rotating, index, timeout]);

  useEffect(() => {
    if (reduced) setRotation('paused');
  }, [reduced]);

  useLayoutEffect(() => shut(rowOf(root.current), index), [index]);

  // A lazy picture in a hidden slide would begin to load when the slide is already moving in. The next one follows the
  // one that is shown, all of them the first touch, and none comes before the carousel is near.
  useEffect(() => {
    const items = [...(rowOf(root.current)?.children ?? [])];
    const load = (wanted: Element[]) => {
      for (const image of wanted.flatMap((item) => [...item.querySelectorAll('img')]))
        image.loading = 'eager';
    };
    const loadNext = () => load(held ? items : items.slice(index + 2, index + 3));
    const shown = items[index + 1]?.querySelector('img');
    if (held || !shown || shown.naturalWidth > 0) {
      loadNext();
      return;
    }
    shown.addEventListener('load', loadNext);
    return () => shown.removeEventListener('load', loadNext);
  }, [index, held]);

  useLayoutEffect(() => {
    if (!before.focus) return;
    const link = before.focus.getAttribute('href');
    const same = [...(root.current?.querySelectorAll<HTMLElement>('.slide:not([inert]) a') ?? [])].find(
      (candidate) => link !== null && candidate.getAttribute('href') === link,
    );
    (same ?? root.current?.querySelector('button'))?.focus({ preventScroll: true });
  }, [before]);

  const steer = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    if (step === 0 || wantsBrowser(event)) return;
    event.preventDefault();
    // The slide that is left takes no focus any more.
    if (rowOf(root.current)?.contains(document.activeElement)) {
      root.current?.querySelector<HTMLElement>(step < 0 ? '.carousel-previous' : '.carousel-next')?.focus();
    }
    use(index + step);
  };
  const stopForKeyboard = (event: FocusEvent) => {
    if (rotation === 'asked' && event.target === toggle.current) return;
    // A press of a button tells by itself what it wants.
    if (event.target.matches(':focus-visible')) setRotation('paused');
  };
  const hover = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setHeld(pauseOnHover && event.type === 'pointerenter');
  };

  const touchStart = (event: TouchEvent) => {
    const finger = event.touches[0];
    touch.current = finger && { x: finger.clientX, y: finger.clientY };
    setHeld(true);
  };
  /** Keeps movements from the package that scroll the page or enlarge it. */
  const touchMove = (event: TouchEvent) => {
    const start = touch.current;
    const finger = event.touches[0];
    if (!start || !finger) return;
    const x = Math.abs(finger.clientX - start.x);
    const y = Math.abs(finger.clientY - start.y);
    if (event.touches.length > 1) start.sideways = false;
    else if (start.sideways === undefined && Math.max(x, y) > DIRECTION) start.sideways = x > y;
    if (start.sideways === false) event.stopPropagation();
  };
  const touchEnd = (event: TouchEvent) => {
    if (event.touches.length === 0) setHeld(false);
  };

  const follow = (
    { x }: { x: number },
    state: CarouselState,
    setState: (state: Partial<CarouselState>) => void,
  ): Placed => {
    if (!state.swipeMovementStarted) {
      if (Math.abs(x) <= SWIPE) return {};
      setState({ swipeMovementStarted: true });
    }
    const { selectedItem } = state;
    // At the ends the clone takes the finger, so that there is something beside it on both sides.
    const place =
      selectedItem === 0 && x > 0 ? count + 1 : selectedItem === count - 1 && x < 0 ? 0 : selectedItem + 1;
    return { itemListStyle: at(place, 0, x) };
  };
  const afterSwipe = reduced ? 0 : smartSpeed;

  return (
    <section
      ref={root}
      className="carousel-player"
      aria-roledescription="carousel"
      aria-label={label}
      onKeyDown={steer}
      onFocus={stopForKeyboard}
      onPointerEnter={hover}
      onPointerLeave={hover}
    >
      <div className={`carousel-controls${count > MANY ? ' carousel-many' : ''}`}>
        {autoplay && (
          <button
            ref={toggle}
            type="button"
            className="carousel-button carousel-toggle"
            aria-label={rotation === 'paused' ? 'Play' : 'Pause'}
            onClick={() => setRotation(rotation === 'paused' ? 'asked' : 'paused')}
          >
            <Drawing path={rotation === 'paused' ? 'M8 5.5v13l11-6.5z' : 'M8.5 5.5v13M15.5 5.5v13'} />
          </button>
        )}
        <div className="carousel-steps">
          <button
            type="button"
            className="carousel-button carousel-previous"
            aria-label="Previous slide"
            onClick={() => use(index - 1)}
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
                  onClick={() => use(at)}
                />
              </li>
            ))}
          </ul>
          <button
            type="button"
            className="carousel-button carousel-next"
            aria-label="Next slide"
            onClick={() => use(index + 1)}
          >
            <Drawing path="M9.5 5.5 16 12l-6.5 6.5" />
          </button>
        </div>
      </div>
      <div
        className="carousel-slides"
        aria-live={rotating ? 'off' : 'polite'}
        onTouchStart={touchStart}
        onTouchMoveCapture={touchMove}
        onTouchEnd={touchEnd}
        onTouchCancel={touchEnd}
        onTransitionEnd={(event: TransitionEvent) => {
          if (event.target === rowOf(root.current) && event.propertyName === 'transform') settle();
        }}
      >
        <Carousel
          ref={carousel}
          selectedItem={index}
          infiniteLoop
          renderArrowPrev={nothing}
          renderArrowNext={nothing}
          showIndicators={false}
          showStatus={false}
          showThumbs={false}
          swipeScrollTolerance={SWIPE}
          animationHandler={(_, { selectedItem }) => {
            const { to, place, duration } = course.current;
            return { itemListStyle: at(to === selectedItem ? place : selectedItem + 1, duration) };
          }}
          swipeAnimationHandler={(delta, _, state, setState) => follow(delta, state, setState)}
          stopSwipingHandler={(_, { selectedItem }) => ({ itemListStyle: at(selectedItem + 1, afterSwipe) })}
          onSwipeStart={() => {
            settle();
            course.current = { to: -1, place: 0, duration: afterSwipe };
          }}
          onChange={(swipedTo) => {
            if (swipedTo === index) return;
            setRotation('paused');
            setIndex(swipedTo);
          }}
        >
          {slides.map((slide, at) => (
            // biome-ignore lint/a11y/useSemanticElements: the pattern asks for a group, and a fieldset belongs in a form
            <div
              key={slide.id}
              className="carousel-slide"
              role="group"
              aria-roledescription="slide"
              aria-label={`${at + 1} of ${count}`}
            >
              {views[at]}
            </div>
          ))}
        </Carousel>
      </div>
    </section>
  );
}

/** The arrows of the package are there, though unseen, as long as something else is not drawn in their place. */
const nothing = () => null;

function Drawing({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}

function dotName({ title, alt }: Slide, at: number): string {
  const words = title ?? alt;
  return `Slide ${at + 1}${words === undefined ? '' : `: ${words}`}`;
}

/** @param offset how far a finger has moved the row, in pixels */
function at(place: number, duration: number, offset = 0): CSSProperties {
  return {
    transform: `translate3d(calc(${-100 * place}% + ${offset}px), 0, 0)`,
    transitionDuration: `${duration}ms`,
  };
}

/** The list that the package renders: the clone of the last slide, the slides, the clone of the first. */
function rowOf(root: HTMLElement | null): HTMLElement | null {
  return root?.querySelector<HTMLElement>('.slider') ?? null;
}

/** Shuts all slides but one. The package gives no other way to the elements that it makes, clones least of all. */
function shut(row: HTMLElement | null, index: number) {
  row?.setAttribute('role', 'presentation');
  for (const [place, item] of [...(row?.children ?? [])].entries()) {
    item.setAttribute('role', 'presentation');
    item.toggleAttribute('inert', place !== index + 1);
    if ('inert' in item) continue;
    // Chrome before 102, Firefox before 112 and Safari before 15.5.
    item.setAttribute('aria-hidden', String(place !== index + 1));
    for (const link of item.querySelectorAll('a')) link.tabIndex = place === index + 1 ? 0 : -1;
  }
}

/** The slide that the visitor has moved the prerendered row to, and what has the focus inside it. */
function rowBefore(label: string): { index: number; focus?: Element } {
  const frame = [...document.querySelectorAll('.slides-frame')].find(
    (candidate) => candidate.getAttribute('aria-label') === label,
  );
  const slide = frame?.querySelector('.slide')?.getBoundingClientRect();
  if (!frame || !slide?.width) return { index: 0 };
  const moved = frame.getBoundingClientRect().left - slide.left;
  const active = document.activeElement;
  return {
    index: Math.max(0, Math.round(moved / slide.width)),
    focus: active && frame.contains(active) ? active : undefined,
  };
}

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
const isReduced = () => reducedMotion.matches;
function watchReduced(changed: () => void) {
  reducedMotion.addEventListener('change', changed);
  return () => reducedMotion.removeEventListener('change', changed);
}

const isAway = () => document.hidden;
function watchVisibility(changed: () => void) {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
