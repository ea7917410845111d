/** The traits of layouts that only the build needs. The app never imports this file. */
import type { Store } from '../data/load.ts';
import type { AuthoredBlock, Layout, Route } from '../model.ts';
import { entryBlocks, programmes } from './detail.ts';
import { blocksOf } from './info.ts';

interface LayoutBuildTraits {
  /** The entries of a data file by path, if each page shows one entry. */
  entries?(store: Store, name: string): Promise<ReadonlyMap<string, { path: string; date?: string }>>;
  /** The authored blocks in a data file, which may refer to other data files. */
  blocks?(store: Store, name: string): Promise<readonly AuthoredBlock[]>;
  /** The default of the route's `about`. */
  about?: Route['about'];
}

const month: LayoutBuildTraits = { entries: async (store, name) => (await store.get('camp', name)).entries };

const unit: LayoutBuildTraits = { entries: (store, name) => store.get('department', name) };

/** The type requires an entry for every layout of the manifest's schema. */
export const LAYOUT_BUILD_TRAITS: Readonly<Record<Layout, LayoutBuildTraits>> = {
  list: {},
  detail: { entries: programmes, blocks: entryBlocks, about: 'event' },
  month,
  unit,
  'camp-month': month,
  department: unit,
  info: { blocks: blocksOf },
};
