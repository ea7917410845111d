import type { ComponentType } from 'react';
import type { Block, BlockKind, BlockOf } from '../../core/model.ts';
import type { HeadingLevel } from '../components/Section.tsx';

export interface BlockProps<K extends BlockKind = BlockKind> {
  block: BlockOf<K>;
  /** Id of the heading, unique on the page. */
  id: string;
  level: HeadingLevel;
  /** True if the block has the first image of its page, which loads eagerly. */
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
  /** True if the first image of the page is in these blocks. */
  first?: boolean;
}
