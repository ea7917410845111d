/**
 * What {@link ./useRow.ts} uses of react-responsive-carousel 3.2.23. The types that the package brings name
 * types that React 19 no longer has.
 */
declare module 'react-responsive-carousel' {
  import type { Component, CSSProperties, ReactNode, TouchEvent } from 'react';

  /** The style of the row of slides; what a handler leaves out stays as it is. */
  export interface Placed {
    itemListStyle?: CSSProperties;
  }

  export interface CarouselState extends Placed {
    selectedItem: number;
    swipeMovementStarted: boolean;
  }

  export interface CarouselProps {
    children: readonly ReactNode[];
    selectedItem: number;
    infiniteLoop: boolean;
    renderArrowPrev: () => ReactNode;
    renderArrowNext: () => ReactNode;
    showIndicators: boolean;
    showStatus: boolean;
    showThumbs: boolean;
    swipeScrollTolerance: number;
    /** Read once, when the carousel is made. */
    animationHandler: (props: CarouselProps, state: CarouselState) => Placed;
    /** @returns nothing in the object to leave the movement to the page, which may scroll */
    swipeAnimationHandler: (
      delta: { x: number; y: number },
      props: CarouselProps,
      state: CarouselState,
      setState: (state: Partial<CarouselState>) => void,
    ) => Placed;
    stopSwipingHandler: (props: CarouselProps, state: CarouselState) => Placed;
    onChange: (index: number) => void;
    onSwipeStart: (event: TouchEvent) => void;
  }

  export class Carousel extends Component<CarouselProps, CarouselState> {}
}
