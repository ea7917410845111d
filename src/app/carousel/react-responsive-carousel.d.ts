/**
 * The used part of react-responsive-carousel 3.2.23, whose types refer to types that React 19 has removed.
 */
declare module 'react-responsive-carousel' {
  import type { Component, CSSProperties, ReactNode, TouchEvent } from 'react';

  /** Styles of the row. A handler leaves omitted styles unchanged. */
  export interface Placed {
    itemListStyle?: CSSProperties;
  }

  export interface CarouselState extends Placed {
    selectedItem: number;
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
    preventMovementUntilSwipeScrollTolerance: boolean;
    /** Read only when the carousel is mounted. */
    animationHandler: (props: CarouselProps, state: CarouselState) => Placed;
    stopSwipingHandler: (props: CarouselProps, state: CarouselState) => Placed;
    onChange: (index: number) => void;
    onSwipeStart: (event: TouchEvent) => void;
  }

  export class Carousel extends Component<CarouselProps, CarouselState> {
    updateSizes(): void;
  }
}
