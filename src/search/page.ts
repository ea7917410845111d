/** Which page searches the site. */
import type { AuthoredBlock, Block } from '../model.ts';

/** Whether a search is among some blocks, or in a tab of theirs. */
export function hasSearch(blocks: readonly (AuthoredBlock | Block)[]): boolean {
  return blocks.some(
    (block) =>
      block.kind === 'search' || (block.kind === 'tabs' && block.tabs.some((tab) => hasSearch(tab.blocks))),
  );
}
