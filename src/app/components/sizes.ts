/** Image layout of src/app/styles/blocks/ in rem; tests/browser/sizes.test.ts compares it with pages. */

/** Space of an image: one of several equal columns of the page. */
interface Cell {
  from?: number;
  columns?: number;
  gap?: number;
  maxWidth?: number;
  /** Width by height, if the image covers the cell (`object-fit: cover`) and is cropped. */
  ratio?: number;
}

/** Cells from the widest window to the narrowest; the last one has no `from`. */
export type PictureLayout = readonly [...Cell[], Cell];

/** `--page` of src/app/styles/tokens.css. */
const PAGE = 74;

/** The window width without `--gutter` on both sides: 96vw - 1rem. At most 0.3rem too wide on a phone. */
const WINDOW = { share: 0.96, less: 1 };

/** Media queries and `sizes` use the initial font size, so 1 rem is 16 px in both. */
const MIN_WIDTH_REM = 20;

const windowOf = (page: number) => (page + WINDOW.less) / WINDOW.share;

/** `repeat(auto-fill, minmax({minWidth}, 1fr))` with a gap between the columns. */
interface Grid {
  minWidth: number;
  gap: number;
  ratio: number;
}

const cell = (columns: number, { minWidth, gap, ratio }: Grid): Required<Omit<Cell, 'maxWidth'>> => ({
  from: windowOf(columns * (minWidth + gap) - gap),
  columns,
  gap,
  ratio,
});

/** @param maxColumns of a grid with `auto-fit`: the number of items */
const cells = (grid: Grid, minColumns: number, maxColumns: number): Cell[] =>
  Array.from({ length: Math.max(0, maxColumns - minColumns) }, (_, index) => cell(maxColumns - index, grid));

const PHOTO = 3 / 2;
const WIDESCREEN = 16 / 9;
const PORTRAIT = 4 / 5;

const CARDS: Grid = { minWidth: 17, gap: 1.5, ratio: PHOTO };
const GALLERY: Grid = { minWidth: 17, gap: 1, ratio: PHOTO };

/** Breakpoints `(max-width: …)` include the named width. */
const above = (breakpoint: number) => breakpoint + 0.01;

/** True if rows of four would leave 1 or 2 images in the last row, as in src/app/styles/blocks/block.css. */
export const hasRowsOfThree = (count: number) => count === 3 || count === 5 || count === 6 || count === 9;

/** On a phone the image is next to the title. */
const SMALL_CARD: Cell = { maxWidth: 5.5, ratio: PHOTO };
const FULL: Cell = { ratio: PHOTO };
const HALF: Cell = { columns: 2, gap: 0.75, ratio: PHOTO };

const columnsOf = (grid: Grid, maxColumns: number): Cell[] => [
  ...cells(grid, 2, maxColumns),
  { from: above(40), columns: 2, gap: grid.gap, ratio: grid.ratio },
];

export const cardPictures = (count: number): PictureLayout =>
  count === 1
    ? [{ from: above(40), columns: 2, maxWidth: 24, ratio: PHOTO }, SMALL_CARD]
    : [...columnsOf(CARDS, Math.min(hasRowsOfThree(count) ? 3 : count, 4)), SMALL_CARD];

/** On a phone the first image of an odd number fills the row. */
export const galleryCards = (count: number, index: number): PictureLayout => [
  ...(count === 1
    ? [{ from: above(40), maxWidth: 36.5, ratio: PHOTO }]
    : columnsOf(GALLERY, Math.min(count, 4))),
  index === 0 && count % 2 === 1 ? FULL : HALF,
];

const GALLERY_THREE: PictureLayout = [...columnsOf(GALLERY, 3), HALF];

export const videoGrid = (count: number): PictureLayout => [
  ...cells({ minWidth: 24, gap: 1.5, ratio: WIDESCREEN }, 1, Math.min(count, 2)),
  { ratio: WIDESCREEN },
];

export const PICTURE_LAYOUTS = {
  cardRows: [{ from: above(40), maxWidth: 7.5, ratio: PHOTO }, SMALL_CARD],
  carouselBlurbs: [
    { from: above(40), maxWidth: 14, ratio: PORTRAIT },
    { maxWidth: 7, ratio: PORTRAIT },
  ],
  carouselPictures: [{ from: above(40), ratio: WIDESCREEN }, FULL],
  eventsAlternating: [
    { from: 64, columns: 2, ratio: WIDESCREEN },
    { from: above(40), columns: 2, ratio: 4 / 3 },
    { maxWidth: 9, ratio: PHOTO },
  ],
  eventsCompact: [{ maxWidth: 9, ratio: PHOTO }],
  feature: [{ from: above(48), columns: 2, gap: 3, ratio: PHOTO }, FULL],
  figure: [{ maxWidth: 60 }],
  galleryGrid: [...columnsOf(GALLERY, 4), HALF],
  galleryThree: GALLERY_THREE,
  /** The first image is next to the opening text of its page. */
  galleryFirst: [{ from: 64, columns: 2, gap: 1, ratio: PHOTO }, ...GALLERY_THREE],
  galleryBelow: [{ ...cell(4, GALLERY), from: 80 }, ...GALLERY_THREE],
  messages: [
    { from: above(48), maxWidth: 16, ratio: PORTRAIT },
    { maxWidth: 8, ratio: PORTRAIT },
  ],
  people: [
    ...cells({ minWidth: 11, gap: 1, ratio: PORTRAIT }, 2, 6),
    { columns: 2, gap: 1, ratio: PORTRAIT },
  ],
} as const satisfies Record<string, PictureLayout>;

/**
 * Chromium chooses the smaller of two image variants up to their geometric mean. Adjacent widths differ by a
 * factor of at most 1.38. With this margin no image is enlarged more than 1.1 times.
 */
const MARGIN = Math.sqrt(1.38) / 1.1;

/** Width before cropping, with {@link MARGIN}. @param pictureRatio width by height */
export function sizesOf(layout: PictureLayout, pictureRatio: number): string {
  return layout
    .map(({ from, columns = 1, gap = 0, maxWidth = PAGE, ratio = pictureRatio }, index) => {
      const scale = MARGIN * Math.max(1, pictureRatio / ratio);
      const gaps = WINDOW.less + (columns - 1) * gap;
      const widthIn = (window: number) => (window * WINDOW.share - gaps) / columns;
      const most = Math.min(maxWidth, widthIn(windowOf(PAGE)));
      const fluid = `${round((100 * WINDOW.share * scale) / columns)}vw - ${round((gaps * scale) / columns)}rem`;
      const fixed = `${round(most * scale)}rem`;
      const until = layout[index - 1]?.from ?? Number.POSITIVE_INFINITY;
      const isFixed = widthIn(from ?? MIN_WIDTH_REM) >= most;
      const isFluid = widthIn(until) <= most;
      const width = isFixed ? fixed : isFluid ? `calc(${fluid})` : `min(${fluid}, ${fixed})`;
      return from === undefined ? width : `(min-width: ${Math.ceil(from * 100) / 100}rem) ${width}`;
    })
    .join(', ');
}

const round = (value: number) => Math.round(value * 100) / 100;
