/** Kinds of block that few pages have, and no usual home page: their code comes with the first page that has one, group by group. */
import type { Block, BlockKind } from '../../model.ts';
import { panelsOf } from './runtimeTraits.ts';

/** Each with the group whose code has it. A group has its file in src/app/blocks, named after it. */
export const RARE_KINDS = {
  figure: 'rare',
  table: 'rare',
  people: 'rare',
  tabs: 'rare',
  notice: 'rare',
  search: 'rare',
  'site-map': 'rare',
  disclosure: 'rare',
  evidence: 'rare',
  archive: 'archive',
} as const satisfies Partial<Record<BlockKind, string>>;

export type RareKind = keyof typeof RARE_KINDS;

export type RareGroup = (typeof RARE_KINDS)[RareKind];

/** The kinds of a group. */
export type KindOf<G extends RareGroup> = {
  [K in RareKind]: (typeof RARE_KINDS)[K] extends G ? K : never;
}[RareKind];

/** Whether a page of some blocks needs the code of a group. A block that is damaged, and left out where it is drawn, needs none. */
export const hasRare = (group: RareGroup, blocks: readonly Block[]): boolean =>
  blocks.some((block) => {
    try {
      const own: Partial<Record<BlockKind, RareGroup>> = RARE_KINDS;
      return own[block.kind] === group || panelsOf(block).some((panel) => hasRare(group, panel.blocks));
    } catch {
      return false;
    }
  });
