/** The traits of block types that both the app and the build need. */
import type { AuthoredBlock, Block, BlockKind, BlockOf } from '../../model.ts';

/** A labelled group of blocks inside a block. */
export interface Panel {
  /** The anchor, without "#". */
  id: string;
  label: string;
  blocks: readonly Block[];
}

interface RuntimeTraits<K extends BlockKind> {
  /** The site paths of the pictures in document order, without those of panels. */
  pictures?(block: BlockOf<K>): readonly (string | undefined)[];
  /** The pictures show people, and are not used for shared links. */
  portraits?: true;
  panels?(block: BlockOf<K>): readonly Panel[];
  /** The block contains a search field. */
  searches?: true;
}

/** The type requires an entry for every block type of the schema. */
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
  embed: {},
  address: {},
  'contact-form': {},
  contacts: {},
  notice: {},
  quote: {},
  code: {},
  search: { searches: true },
  'site-map': {},
  archive: {
    pictures: ({ groups, display }) =>
      display === 'plain' ? [] : groups.flatMap(({ cards }) => cards.map(({ image }) => image)),
  },
  disclosure: {},
  evidence: {},
};

/** A source block that is not filled yet has no traits. */
function traitsOf<K extends BlockKind>({ kind }: BlockOf<K>): RuntimeTraits<K> {
  // TypeScript does not see that the kind of a block of kind K is K.
  const traits: RuntimeTraits<K> | undefined = RUNTIME_TRAITS[kind as K];
  return traits ?? {};
}

export const panelsOf = (block: Block): readonly Panel[] => traitsOf(block).panels?.(block) ?? [];

/** The blocks and those inside them, in document order. */
export function allBlocks(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) => [block, ...panelsOf(block).flatMap((panel) => allBlocks(panel.blocks))]);
}

/** The pictures in document order. An invalid block, which is not rendered, has none. */
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

export const picturesOf = (block: Block): string[] => picturesIn(block, true);

/** The picture for shared links: the first that is no portrait. */
export const shareImageOf = (blocks: readonly Block[]): string | undefined =>
  blocks.flatMap((block) => picturesIn(block, false))[0];

export const hasSearch = (blocks: readonly (AuthoredBlock | Block)[]): boolean =>
  allBlocks(blocks as readonly Block[]).some((block) => traitsOf(block).searches);
