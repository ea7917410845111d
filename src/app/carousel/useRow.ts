import { type CSSProperties, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Carousel, CarouselProps } from 'react-responsive-carousel';
import { makeOthersInert, rowOf } from './row.ts';

/** Minimum distance of a swipe before the slides follow, in pixels. */
const SWIPE_TOLERANCE_PIXELS = 16;

interface RowOptions {
  root: RefObject<HTMLElement | null>;
  count: number;
  /** True if the next slide comes from the left; see {@link slideAt}. */
  mirrored: boolean;
  first: number;
  /** Duration of a slide change and of the end of a swipe, in milliseconds. */
  speed: number;
  afterSwipe: number;
  onSwipe: () => void;
}

/** The package supports only left to right, so right-to-left slides are in reverse order. */
export const slideAt = (
  index: number,
  { count, mirrored }: Pick<RowOptions, 'count' | 'mirrored'>,
): number => (mirrored ? count - 1 - index : index);

/**
 * @returns the displayed slide, functions that change it, its position in the row, and the props of the
 * package
 */
export function useRow({ root, count, mirrored, first, speed, afterSwipe, onSwipe }: RowOptions) {
  const [index, setIndex] = useState(first);
  const slideIndex = (slide: number) => slideAt(slide, { count, mirrored });
  const selected = slideIndex(index);
  const carousel = useRef<Carousel>(null);
  /**
   * Item and position in the row of the current movement (0 is a clone of the last item), and its duration.
   */
  const movement = useRef({ to: selected, place: selected + 1, duration: 0 });

  useLayoutEffect(() => makeOthersInert(rowOf(root.current), selected), [root, selected]);

  /** Replaces a clone with the identical slide without a transition. */
  const settle = () => {
    const { to, place: position } = movement.current;
    if (position === to + 1) return;
    movement.current = { to, place: to + 1, duration: 0 };
    flushSync(() => carousel.current?.setState({ itemListStyle: translateTo(to + 1, 0) }));
    // Forces layout: otherwise the browser merges the replacement with the next movement.
    rowOf(root.current)?.getBoundingClientRect();
  };

  /** @param target one before the first slide and one after the last wrap around */
  const go = (target: number) => {
    settle();
    const to = (target + count) % count;
    movement.current = {
      to: slideIndex(to),
      place: slideIndex(speed > 0 ? target : to) + 1,
      duration: speed,
    };
    setIndex(to);
  };

  const props: Omit<CarouselProps, 'children'> & { ref: RefObject<Carousel | null> } = {
    ref: carousel,
    selectedItem: selected,
    infiniteLoop: true,
    renderArrowPrev: renderNothing,
    renderArrowNext: renderNothing,
    showIndicators: false,
    showStatus: false,
    showThumbs: false,
    swipeScrollTolerance: SWIPE_TOLERANCE_PIXELS,
    preventMovementUntilSwipeScrollTolerance: true,
    animationHandler: (_, { selectedItem }) => {
      const { to, place, duration } = movement.current;
      return { itemListStyle: translateTo(to === selectedItem ? place : selectedItem + 1, duration) };
    },
    stopSwipingHandler: (_, { selectedItem }) => ({
      itemListStyle: translateTo(selectedItem + 1, afterSwipe),
    }),
    onSwipeStart: () => {
      // The package measures its slides only after the first image has loaded.
      carousel.current?.updateSizes();
      settle();
      movement.current = { to: -1, place: 0, duration: afterSwipe };
    },
    onChange: (swipedTo) => {
      if (swipedTo === selected) return;
      onSwipe();
      setIndex(slideIndex(swipedTo));
    },
  };
  return { index, place: selected + 1, go, settle, props };
}

/** Removes the arrows of the package, which are otherwise rendered invisibly. */
const renderNothing = () => null;

function translateTo(position: number, duration: number): CSSProperties {
  return { transform: `translate3d(${-100 * position}%, 0, 0)`, transitionDuration: `${duration}ms` };
}
