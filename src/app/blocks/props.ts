/** What the components of blocks are given. */
import type { ComponentType } from 'react';
import type { Block, BlockKind, BlockOf } from '../../core/model.ts';
import type { HeadingLevel } from '../components/Section.tsx';

export interface BlockProps<K extends BlockKind = BlockKind> {
  block: BlockOf<K>;
  /** The id of the heading, unique on the page. */
  id: string;
  /** The level of the heading. */
  level: HeadingLevel;
  /** Whether the block shows the first picture of its page, which is wanted at once. */
  first: boolean;
  /** Whether the first picture of the block stands beside the words that its page begins with, where there is room. */
  isBesideIntro?: boolean;
  /** The renderer, for blocks that hold blocks. */
  Blocks: ComponentType<BlocksProps>;
}

export interface BlocksProps {
  blocks: readonly Block[];
  level?: HeadingLevel;
  /** Begins the ids of the headings where a page holds more than one list of blocks. */
  prefix?: string;
  /** Whether the first picture of the page is among these blocks. */
  first?: boolean;
}
