/** What the app and the build need of each block type besides its component. */
import type { AuthoredBlock, Block, BlockKind, BlockOf } from '../../model.ts';

/** Blocks inside a block, with a label and an anchor of their own. */
export interface Panel {
  /** The part of the address after #. */
  id: string;
  label: string;
  blocks: readonly Block[];
}

interface RuntimeTraits<K extends BlockKind> {
  /** The paths of its pictures, in their order, without those in its panels. */
  pictures?(block: BlockOf<K>): readonly (string | undefined)[];
  /** Whether its pictures are portraits, which stand for a person and not for the page. */
  portraits?: true;
  /** The blocks inside it. */
  panels?(block: BlockOf<K>): readonly Panel[];
  /** Whether visitors search the site here. */
  searches?: true;
}

/** A block type that the schema names and this table lacks does not compile. */
export const RUNTIME_TRAITS: { readonly [K in BlockKind]: RuntimeTraits<K> } = {
  prose: {},
  list: {},
  figure: { pictures: ({ src }) => [src] },
  feature: { pictures: ({ image }) => [image] },
  gallery: { pictures: ({ images }) => images.map(({ src }) => src) },
  videos: { pictures: ({ videos }) => videos.map(({ poster }) => poster) },
  cards: { pictures: ({ cards, display }) => (display === 'plain' ? [] : cards.map(({ image }) => image)) },
  table: {},
  buttons: {},
  people: { pictures: ({ people }) => people.map(({ image }) => image), portraits: true },
  tabs: { panels: ({ tabs }) => tabs },
  carousel: { pictures: ({ slides }) => slides.map(({ src }) => src) },
  events: { pictures: ({ events }) => events.map(({ image }) => image) },
  facts: {},
  counters: {},
  map: {},
  address: {},
  'contact-form': {},
  contacts: {},
  notice: {},
  search: { searches: true },
  'site-map': {},
  archive: {
    pictures: ({ groups, display }) =>
      display === 'plain' ? [] : groups.flatMap(({ cards }) => cards.map(({ image }) => image)),
  },
  disclosure: {},
  evidence: {},
};

/** The traits of a block. A block that is still to be filled from a data file has none. */
function traitsOf<K extends BlockKind>({ kind }: BlockOf<K>): RuntimeTraits<K> {
  // TypeScript does not see that the kind of a block of kind K is K.
  const traits: RuntimeTraits<K> | undefined = RUNTIME_TRAITS[kind as K];
  return traits ?? {};
}

/** The blocks inside a block, panel by panel. */
export const panelsOf = (block: Block): readonly Panel[] => traitsOf(block).panels?.(block) ?? [];

/** Some blocks and those inside them, in the order in which a page shows them. */
export function allBlocks(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) => [block, ...panelsOf(block).flatMap((panel) => allBlocks(panel.blocks))]);
}

/**
 * The pictures of a block and of those inside it, in the order in which a page shows them. A block that is damaged, and
 * left out where it is drawn, has none.
 *
 * @param portraits whether those of people count
 */
function picturesIn(block: Block, portraits: boolean): string[] {
  try {
    return allBlocks([block])
      .flatMap((each) =>
        portraits || !traitsOf(each).portraits ? (traitsOf(each).pictures?.(each) ?? []) : [],
      )
      .filter((picture) => picture !== undefined);
  } catch {
    return [];
  }
}

/** All pictures of a block, portraits as well. */
export const picturesOf = (block: Block): string[] => picturesIn(block, true);

/** Whether a block shows at least one picture, so that the first picture of a page can be told from the others. */
export const showsPicture = (block: Block): boolean => picturesOf(block).length > 0;

/** The picture that stands for a page of some blocks where it is shared: the first that is no portrait. */
export const shareImageOf = (blocks: readonly Block[]): string | undefined =>
  blocks.flatMap((block) => picturesIn(block, false))[0];

/** Whether visitors can search the site in some blocks, or in a tab of theirs. */
export const hasSearch = (blocks: readonly (AuthoredBlock | Block)[]): boolean =>
  // One that is still to be filled from a data file has no row, so it is asked nothing.
  allBlocks(blocks as readonly Block[]).some((block) => traitsOf(block).searches);
