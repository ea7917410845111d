/** The components of blocks, as far as they are at hand. */
import type { ComponentType } from 'react';
import type { KindOf, RareGroup } from '../../core/data/blockTraits/rare.ts';
import { type LatePart, latePart } from '../../core/i18n/latePart.ts';
import type { BlockKind } from '../../core/model.ts';
import { COMPONENTS } from './components.ts';
import type { BlockProps } from './props.ts';

type Components<Kind extends BlockKind> = { readonly [K in Kind]: ComponentType<BlockProps<K>> };

/** Those of rare kinds, group by group. */
export const rareComponents: { readonly [G in RareGroup]: LatePart<Components<KindOf<G>>> } = {
  rare: latePart(async () => (await import('./rareInBrowser.ts')).RARE_COMPONENTS),
  archive: latePart(async () => (await import('./archiveComponents.ts')).ARCHIVE_COMPONENTS),
};

/** The component of a kind; undefined where nobody has waited for it. */
export function componentOf<K extends BlockKind>(kind: K): ComponentType<BlockProps<K>> | undefined {
  const { rare, archive } = rareComponents;
  const tables: readonly (Partial<Components<BlockKind>> | undefined)[] = [
    COMPONENTS,
    rare.now(),
    archive.now(),
  ];
  return tables.find((table) => table?.[kind])?.[kind];
}
