/** What the app asks of blocks; the answers stand in the table of kinds. */
import type { AuthoredBlock, Block, BlockKind, BlockOf } from '../../model.ts';
import { BLOCK_TRAITS, type Panel, type RuntimeTraits } from './table.ts';

/** The part of the table that reaches the browser. */
const table: { readonly [K in BlockKind]: RuntimeTraits<K> } = BLOCK_TRAITS;

/** The row of a block. One that is still to be filled from a data file has none yet. */
function traitsOf<K extends BlockKind>({ kind }: BlockOf<K>): RuntimeTraits<K> {
  // TypeScript does not see that the kind of a block of kind K is K.
  return table[kind as K] ?? {};
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
