/** The components of blocks, as far as they are at hand. */
import type { ComponentType } from 'react';
import type { RareKind } from '../kinds/rare.ts';
import type { BlockKind } from '../model.ts';
import { latePart } from '../parts/latePart.ts';
import { COMPONENTS } from './components.ts';
import type { BlockProps } from './props.ts';

type Components<Kind extends BlockKind> = { readonly [K in Kind]: ComponentType<BlockProps<K>> };

/** Those of rare kinds. */
export const rareComponents = latePart<Components<RareKind>>(
  async () => (await import('./rareInBrowser.ts')).RARE_COMPONENTS,
);

/** The component of a kind; undefined where nobody has waited for it. */
export function componentOf<K extends BlockKind>(kind: K): ComponentType<BlockProps<K>> | undefined {
  const usual: Partial<Components<BlockKind>> = COMPONENTS;
  const rare: Partial<Components<BlockKind>> | undefined = rareComponents.now();
  return usual[kind] ?? rare?.[kind];
}
