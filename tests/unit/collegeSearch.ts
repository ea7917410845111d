/** The search over the college of tests/fixtures. */

import { hasSearch } from '../../src/core/data/blockTraits/runtimeTraits.ts';
import type { Page } from '../../src/core/model.ts';
import type { Search } from '../../src/core/search/results.ts';
import { createSearch } from '../../src/core/search/search.ts';
import { isPartOfList } from '../../src/node/ssg/pages.ts';
import { createSearchIndexer } from '../../src/node/ssg/search.ts';
import { localeSet, manifest, paths, resolution } from '../college.ts';

/** The pages that it reads: all but those that search, and parts of long lists. */
export async function searchedPages(): Promise<Page[]> {
  const found = await Promise.all(paths.map(resolution));
  return found.flatMap((each) =>
    each.kind === 'page' && !hasSearch(each.page.blocks) && !isPartOfList(each) ? each.page : [],
  );
}

/** The text of one of its files, as the build writes it. */
export async function collegeSearchText(which: 'file' | 'titles' = 'file'): Promise<string> {
  const words = createSearchIndexer(localeSet, manifest);
  for (const page of await searchedPages()) words.add(words.row(page));
  return JSON.stringify(words[which]());
}

export async function collegeSearch(which?: 'file' | 'titles'): Promise<Search> {
  return createSearch(JSON.parse(await collegeSearchText(which)), which !== 'titles');
}
