/**
 * How wide pictures are drawn, for the attribute `sizes`: what src/styles/blocks/ makes of them, in the units of the
 * window. A test opens pages at several widths and compares.
 *
 * The area of a page is as wide as the window less a gutter of 1rem to 2.5rem on either side, and 74rem at most. Where
 * a picture fills a box that is higher than itself, its width is what it has before its sides are cut off.
 */

/** One below the other on a phone, then as many columns of at least 17rem as there is room for. */
const COLUMNS = '(min-width: 77rem) 18rem, (min-width: 58rem) 30vw, (min-width: 38rem) 46vw';

/** As before, but for numbers that would leave a row of four ragged: never more than three to a row. */
const THREE_COLUMNS = '(min-width: 77rem) 24rem, (min-width: 58rem) 30vw, (min-width: 38rem) 46vw';

export const SIZES = {
  figure: '(min-width: 65rem) 60rem, calc(100vw - 2.5rem)',
  galleryGrid: `${COLUMNS}, calc(50vw - 1.5rem)`,
  galleryThree: `${THREE_COLUMNS}, calc(50vw - 1.5rem)`,
  /** On a wide screen the first picture stands beside the words of its page. */
  galleryBeside: `(min-width: 79rem) 36.5rem, (min-width: 64em) 46vw, ${THREE_COLUMNS}, calc(50vw - 1.5rem)`,
  galleryCards: `${COLUMNS}, calc(100vw - 2.5rem)`,
  feature: '(min-width: 79rem) 35.5rem, (max-width: 48em) calc(100vw - 2.5rem), 45vw',
  cardPictures: `${COLUMNS}, calc(100vw - 2.5rem)`,
  cardPicturesThree: `${THREE_COLUMNS}, calc(100vw - 2.5rem)`,
  /** Fewer cards than columns share the row. */
  cardPicturesFew: '(min-width: 77rem) 37rem, (min-width: 38rem) 46vw, calc(100vw - 2.5rem)',
  cardRows: '10rem',
  carouselPictures: '(min-width: 79rem) 74rem, calc(100vw - 2.5rem)',
  carouselBlurbs: '(max-width: 40em) 9rem, 14rem',
  eventsAlternating: '(min-width: 79rem) 37rem, (min-width: 40em) 46vw, calc(100vw - 2.5rem)',
  eventsCompact: '18rem',
  video: '(min-width: 79rem) 37rem, (min-width: 53rem) 46vw, calc(100vw - 2.5rem)',
  videoWide: '(min-width: 61rem) 56rem, calc(100vw - 2.5rem)',
  people: '(min-width: 38rem) 13rem, calc(50vw - 1.5rem)',
  messages: '16rem',
} as const;

/**
 * Whether so many pictures are laid out three to a row, where four to a row would leave one or two for the last.
 * src/styles/blocks/block.css counts in the same way.
 */
export const inThrees = (count: number) => count === 3 || count === 5 || count === 6 || count === 9;
