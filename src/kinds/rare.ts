/** Kinds of block that few pages have, and no usual home page: their code comes with the first page that has one. */
import type { Block, BlockKind } from '../model.ts';
import { panelsOf } from './shown.ts';

export const RARE_KINDS = [
  'figure',
  'table',
  'people',
  'tabs',
  'notice',
  'search',
  'site-map',
  'archive',
] as const satisfies readonly BlockKind[];

export type RareKind = (typeof RARE_KINDS)[number];

/** Whether a page of some blocks needs that code. A block that is damaged, and left out where it is drawn, needs none. */
export const hasRare = (blocks: readonly Block[]): boolean => blocks.some(isRare);

function isRare(block: Block): boolean {
  try {
    return (
      RARE_KINDS.some((kind) => kind === block.kind) || panelsOf(block).some((panel) => hasRare(panel.blocks))
    );
  } catch {
    return false;
  }
}
