/** The search of a site as that of a large one: its index in parts. */

import { hasSearch } from '../src/core/data/blockTraits/runtimeTraits.ts';
import { isPartOfList } from '../src/node/ssg/pages.ts';
import { createSearchIndexer } from '../src/node/ssg/search.ts';
import { openSite } from './openSite.ts';

/** The files of the search by their names, as a build writes them, and the same index in one. */
export async function searchOf(folder: string) {
  const site = await openSite(folder);
  const words = createSearchIndexer(site, site.manifest, { file: 0, part: 3000 });
  for (const path of site.paths) {
    const found = await site.resolution(path);
    if (found.kind === 'page' && !hasSearch(found.page.blocks) && !isPartOfList(found))
      words.add(words.row(found.page, found.locale.language));
  }
  const files = Object.entries(words.files()).map(([name, file]) => [name, JSON.stringify(file)] as const);
  const again = Object.entries(words.files()).map(([name, file]) => [name, JSON.stringify(file)] as const);
  return { files: new Map(files), again: new Map(again), file: words.file() };
}
