/** What each page tells the files beside it: the list of all pages, the search, sitemap, feeds and share pictures. */

import { hasSearch } from '../../core/data/blockTraits/runtimeTraits.ts';
import type { Store } from '../../core/data/load.ts';
import { resolvePage } from '../../core/layouts/resolvePage.ts';
import type { RouteMatch } from '../../core/route/match.ts';
import { href } from '../../core/route/path.ts';
import type { RouteTable } from '../../core/route/table.ts';
import type { LocaleSet } from '../content/locales.ts';
import { isPartOfList, type PageList, type PageListRow } from './pages.ts';
import type { SearchIndexer, SearchRow } from './search.ts';
import type { Sharing, SharingRow } from './sharing/index.ts';
import type { OutputStore } from './storeOverOutput.ts';

/** Plain data, which a later build can take over where the page has not changed. */
interface PageMetadata {
  list: PageListRow;
  words?: SearchRow;
  sharing: SharingRow;
  /** Whether the page lists all pages, so that it is drawn when they are known. */
  listsPages?: true;
}

export interface MetadataOfPage {
  metadata: PageMetadata;
  /** The names of the data files that it was made from. */
  dataFiles: readonly string[];
}

interface MetadataSources {
  localeSet: LocaleSet;
  table: RouteTable;
  store: OutputStore;
  list: PageList;
  /** Absent on a site without a search. */
  words?: SearchIndexer;
  sharing: Sharing;
}

/** @returns what a page tells; throws (rejects) where there is no such page */
export const pageMetadataReader =
  ({ localeSet, table, store, list, words, sharing }: MetadataSources) =>
  async (match: RouteMatch): Promise<MetadataOfPage> => {
    store.next(match);
    const reads = new Set<string>();
    const noted = recordReads(store, reads);
    const resolution = await resolvePage({ locales: localeSet.locales, table, store: noted }, match);
    if (resolution.kind !== 'page') throw new Error(`The page ${href(match.path)} has no content.`);
    const { page, locale } = resolution;
    const listsPages = hasSearch(page.blocks);
    const isSearched = !listsPages && page.expiredNotice === undefined && !isPartOfList(resolution);
    return {
      metadata: {
        list: list.row(resolution),
        words: isSearched ? words?.row(page, locale.language) : undefined,
        sharing: await sharing.row(resolution, noted),
        ...(listsPages && { listsPages }),
      },
      dataFiles: [...reads],
    };
  };

/** The same store, which notes the names of the files that are asked for. */
function recordReads(store: Store, names: Set<string>): Store {
  return {
    ...store,
    get: (kind, name) => {
      names.add(name);
      return store.get(kind, name);
    },
    media: (name) => {
      names.add(name);
      return store.media(name);
    },
  };
}
