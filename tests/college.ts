/** The college of tests/fixtures, read once for the tests that render its pages without a browser. */

import { allBlocks } from '../src/core/data/blockTraits/runtimeTraits.ts';
import type { Block, BlockKind, BlockOf } from '../src/core/model.ts';
import { openSite } from './openSite.ts';
import { COLLEGE } from './sites.ts';

/** Its locales and its content. */
export const localeSet = await openSite(COLLEGE);
export const { manifest, table, store, paths, resolution } = localeSet;

/** The blocks of one type on a page. */
export async function blocksOf<K extends BlockKind>(path: string, kind: K): Promise<BlockOf<K>[]> {
  const isKind = (block: Block): block is BlockOf<K> => block.kind === kind;
  return allBlocks((await localeSet.pageOf(path)).blocks).filter(isKind);
}
