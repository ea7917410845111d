/** Where the row of slides stands and how it gets there: by a control, by the clock, by a finger. */
import { type CSSProperties, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Carousel, CarouselProps } from 'react-responsive-carousel';
import { rowOf, shutOthers } from './row.ts';

/** How far a finger moves before the slides follow it, and the least that changes the slide, in pixels. */
const SWIPE = 16;

interface Moves {
  root: RefObject<HTMLElement | null>;
  count: number;
  /** Whether the next slide comes from the left: the package has its first slide at that end then, see {@link slideAt}. */
  mirrored: boolean;
  /** The slide to begin with. */
  first: number;
  /** How long a change takes, and the end of a swipe, in milliseconds. */
  speed: number;
  afterSwipe: number;
  onSwipe: () => void;
}

/**
 * Where a slide stands among those that the package is given, and which slide stands somewhere among them. The package knows one
 * direction: where a language is read from right to left it gets the slides in reverse.
 */
export const slideAt = (index: number, { count, mirrored }: Pick<Moves, 'count' | 'mirrored'>): number =>
  mirrored ? count - 1 - index : index;

/** @returns the slide that is shown, what changes it, its place in the row, and what the package is told */
export function useRow({ root, count, mirrored, first, speed, afterSwipe, onSwipe }: Moves) {
  const [index, setIndex] = useState(first);
  const slideIndex = (slide: number) => slideAt(slide, { count, mirrored });
  const selected = slideIndex(index);
  const carousel = useRef<Carousel>(null);
  /** Where the row is on its way to: the item of the package, the place in the row (0 is a clone of the last item), the time. */
  const course = useRef({ to: selected, place: selected + 1, duration: 0 });

  useLayoutEffect(() => shutOthers(rowOf(root.current), selected), [root, selected]);

  /** Exchanges a clone for the slide that it looks like, unseen. */
  const settle = () => {
    const { to, place: position } = course.current;
    if (position === to + 1) return;
    course.current = { to, place: to + 1, duration: 0 };
    flushSync(() => carousel.current?.setState({ itemListStyle: translateTo(to + 1, 0) }));
    // Without this the browser would take the exchange and the next move for one.
    rowOf(root.current)?.getBoundingClientRect();
  };

  /** @param wanted one before the first slide and one after the last lead round */
  const go = (wanted: number) => {
    settle();
    const to = (wanted + count) % count;
    course.current = { to: slideIndex(to), place: slideIndex(speed > 0 ? wanted : to) + 1, duration: speed };
    setIndex(to);
  };

  const follow: CarouselProps['swipeAnimationHandler'] = ({ x }, _, state, setState) => {
    if (!state.swipeMovementStarted) {
      if (Math.abs(x) <= SWIPE) return {};
      setState({ swipeMovementStarted: true });
    }
    const { selectedItem } = state;
    // At the ends the clone takes the finger, so that there is something beside it on both sides.
    const place =
      selectedItem === 0 && x > 0 ? count + 1 : selectedItem === count - 1 && x < 0 ? 0 : selectedItem + 1;
    return { itemListStyle: translateTo(place, 0, x) };
  };

  const props: Omit<CarouselProps, 'children'> & { ref: RefObject<Carousel | null> } = {
    ref: carousel,
    selectedItem: selected,
    infiniteLoop: true,
    renderArrowPrev: nothing,
    renderArrowNext: nothing,
    showIndicators: false,
    showStatus: false,
    showThumbs: false,
    swipeScrollTolerance: SWIPE,
    animationHandler: (_, { selectedItem }) => {
      const { to, place, duration } = course.current;
      return { itemListStyle: translateTo(to === selectedItem ? place : selectedItem + 1, duration) };
    },
    swipeAnimationHandler: follow,
    stopSwipingHandler: (_, { selectedItem }) => ({
      itemListStyle: translateTo(selectedItem + 1, afterSwipe),
    }),
    onSwipeStart: () => {
      settle();
      course.current = { to: -1, place: 0, duration: afterSwipe };
    },
    onChange: (swipedTo) => {
      if (swipedTo === selected) return;
      onSwipe();
      setIndex(slideIndex(swipedTo));
    },
  };
  return { index, place: selected + 1, go, settle, props };
}

/** The arrows of the package are there, though unseen, as long as something else is not drawn in their place. */
const nothing = () => null;

/** @param offset how far a finger has moved the row, in pixels */
function translateTo(position: number, duration: number, offset = 0): CSSProperties {
  return {
    transform: `translate3d(calc(${-100 * position}% + ${offset}px), 0, 0)`,
    transitionDuration: `${duration}ms`,
  };
}
