import type { ComponentType } from 'react';
import type { Block, BlockKind } from '../../core/model.ts';
import { ErrorBoundary } from '../components/ErrorBoundary.tsx';
import { headingIds } from '../components/Section.tsx';
import { COMPONENTS } from './components.ts';
import type { BlockProps, BlocksProps } from './props.ts';

function BlockView<K extends BlockKind>(props: BlockProps<K>) {
  // TypeScript cannot infer that the kind of a block of kind K is K.
  const Component: ComponentType<BlockProps<K>> | undefined = COMPONENTS[props.block.kind as K];
  if (!Component) throw new Error(`Nothing draws ${props.block.kind}.`);
  return <Component {...props} />;
}

function galleryBeside(blocks: readonly Block[]): number {
  const [opening, second] = blocks;
  if (opening?.kind !== 'prose' || opening.heading !== undefined) return -1;
  const next = second?.kind === 'videos' ? 2 : 1;
  return blocks[next]?.kind === 'gallery' ? next : -1;
}

/** Renders the blocks of a page in order and omits a block that throws. */
export function Blocks({ blocks, level = 2, prefix = '', first = true }: BlocksProps) {
  const ids = headingIds(blocks, prefix);
  const beside = level === 2 ? galleryBeside(blocks) : -1;
  return blocks.map((block, index) => (
    // Blocks have no other key and never change order while a page is shown.
    <ErrorBoundary key={ids[index]} of={block}>
      <BlockView
        block={block}
        id={ids[index] ?? ''}
        level={level}
        first={first && index === 0}
        isBesideIntro={index === beside}
        Blocks={Blocks}
      />
    </ErrorBoundary>
  ));
}
