/** The one renderer: each block is drawn by the component of its kind. */
import type { ComponentType } from 'react';
import { showsPicture } from '../kinds/shown.ts';
import type { BlockKind } from '../model.ts';
import { Boundary } from '../parts/Boundary.tsx';
import { headingIds } from '../parts/Section.tsx';
import { COMPONENTS } from './components.ts';
import type { BlockProps, BlocksProps } from './props.ts';

function BlockView<K extends BlockKind>(props: BlockProps<K>) {
  // TypeScript does not see that the kind of a block of kind K is K.
  const Component: ComponentType<BlockProps<K>> = COMPONENTS[props.block.kind as K];
  return <Component {...props} />;
}

/** The blocks of a page, in order. One that cannot be drawn is left out. */
export function Blocks({ blocks, level = 2, prefix = '', first = true }: BlocksProps) {
  const ids = headingIds(blocks, prefix);
  const pictured = first ? blocks.findIndex(showsPicture) : -1;
  return blocks.map((block, index) => (
    // Blocks have no name of their own and never change places while a page is shown.
    <Boundary key={ids[index]} of={block}>
      <BlockView
        block={block}
        id={ids[index] ?? ''}
        level={level}
        first={index === pictured}
        Blocks={Blocks}
      />
    </Boundary>
  ));
}
