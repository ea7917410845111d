import type { ComponentType } from 'react';
import type { Block, BlockKind, BlockOf } from '../../core/model.ts';
import type { HeadingLevel } from '../components/Section.tsx';

export interface BlockProps<K extends BlockKind = BlockKind> {
  block: BlockOf<K>;
  /** Id of the heading, unique on the page. */
  id: string;
  level: HeadingLevel;
  /** True if the block is the first of its page: its first large picture loads eagerly. */
  first: boolean;
  /** True if the first image of the block is next to the opening text on a wide screen. */
  isBesideIntro?: boolean;
  Blocks: ComponentType<BlocksProps>;
}

export interface BlocksProps {
  blocks: readonly Block[];
  level?: HeadingLevel;
  /** Prefix of heading ids on a page with several lists of blocks. */
  prefix?: string;
  /** True if they begin with the first block of the page. */
  first?: boolean;
}
