/** Which page searches the site. */
import type { AuthoredBlock } from '../model.ts';

/** Whether a search is among some blocks, or in a tab of theirs. */
export function hasSearch(blocks: readonly AuthoredBlock[]): boolean {
  return blocks.some(
    (block) =>
      block.kind === 'search' || (block.kind === 'tabs' && block.tabs.some((tab) => hasSearch(tab.blocks))),
  );
}
