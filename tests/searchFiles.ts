/** Searches the files that a build writes, in memory. */

import { hasSearch } from '../src/core/data/blockTraits/runtimeTraits.ts';
import type { Results } from '../src/core/search/results.ts';
import { openSearch } from '../src/core/search/search.ts';
import type { SearchContext } from '../src/core/search/searchContext.ts';
import type { FetchShard } from '../src/core/search/shards.ts';
import { SEARCH_FILE } from '../src/node/content/generatedFiles.ts';
import { isPartOfList } from '../src/node/ssg/pages.ts';
import { createSearchIndexer } from '../src/node/ssg/search.ts';
import { openSite } from './openSite.ts';

/** By name. */
export type SearchFiles = Readonly<Record<string, unknown>>;

/** The search files of a site. @param shardLength in characters */
export async function searchFilesOf(folder: string, shardLength?: number): Promise<SearchFiles> {
  const site = await openSite(folder);
  const words = createSearchIndexer(site, site.manifest, shardLength);
  for (const path of site.paths) {
    const resolution = await site.resolution(path);
    if (resolution.kind !== 'page' || hasSearch(resolution.page.blocks) || isPartOfList(resolution)) continue;
    words.add(words.row(resolution.page, resolution.locale.language));
  }
  return words.files();
}

/** Reads a file like from the network. */
export const fetchFrom =
  (files: SearchFiles): FetchShard =>
  async (name) => {
    const file = files[`${name}.json`];
    if (file === undefined) throw new TypeError(`There is no file ${name}.`);
    return JSON.parse(JSON.stringify(file));
  };

export interface CompleteSearch {
  /** Loads all necessary shards. */
  find(text: string, most: number, reader?: SearchContext): Promise<Results>;
}

export function searchIn(files: SearchFiles, fetchShard = fetchFrom(files)): CompleteSearch {
  const { find, load } = openSearch(JSON.parse(JSON.stringify(files[SEARCH_FILE])), fetchShard);
  return {
    async find(text, most, reader) {
      for (;;) {
        const results = find(text, most, reader);
        if (results) return results;
        await load();
      }
    },
  };
}
