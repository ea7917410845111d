/** The search of the college of tests/fixtures. */
import { hasSearch } from '../../src/core/data/blockTraits/runtimeTraits.ts';
import type { Page } from '../../src/core/model.ts';
import { isPartOfList } from '../../src/node/ssg/pages.ts';
import { createSearchIndexer } from '../../src/node/ssg/search.ts';
import { localeSet, manifest, paths, resolution } from '../college.ts';
import type { SearchFiles } from '../searchFiles.ts';

/** The indexed pages: all except search pages and parts of long lists. */
export async function searchedPages(): Promise<Page[]> {
  const resolutions = await Promise.all(paths.map(resolution));
  return resolutions.flatMap((each) =>
    each.kind === 'page' && !hasSearch(each.page.blocks) && !isPartOfList(each) ? each.page : [],
  );
}

export async function collegeSearchFiles(): Promise<SearchFiles> {
  const words = createSearchIndexer(localeSet, manifest);
  for (const page of await searchedPages()) words.add(words.row(page));
  return words.files();
}
