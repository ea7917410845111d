/** What only the build needs of each layout. The app never imports this file. */
import type { Store } from '../data/load.ts';
import type { AuthoredBlock, Layout, Route } from '../model.ts';
import { entryBlocks, programmes } from './detail.ts';
import { blocksOf } from './info.ts';

interface LayoutBuildTraits {
  /** The entries of a data file by their paths, if each page shows one entry. */
  entries?(store: Store, name: string): Promise<ReadonlyMap<string, { path: string; date?: string }>>;
  /** The blocks in a data file, if its pages are made of blocks, which may refer to other data files. */
  blocks?(store: Store, name: string): Promise<readonly AuthoredBlock[]>;
  /** What its pages are about if their route does not say. */
  about?: Route['about'];
}

const month: LayoutBuildTraits = {
  entries: async (store, name) => (await store.get('camp', name)).entries,
};

const unit: LayoutBuildTraits = { entries: (store, name) => store.get('department', name) };

/** A layout that the manifest's schema names and this table lacks does not compile. */
export const LAYOUT_BUILD_TRAITS: Readonly<Record<Layout, LayoutBuildTraits>> = {
  list: {},
  detail: { entries: programmes, blocks: entryBlocks, about: 'event' },
  month,
  unit,
  'camp-month': month,
  department: unit,
  info: { blocks: blocksOf },
};
