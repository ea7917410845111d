/** The search over the college of tests/fixtures. */
import { collectWords } from '../../codegen/build/search.ts';
import { hasSearch } from '../../src/kinds/shown.ts';
import type { SearchFile } from '../../src/search/file.ts';
import { createSearch, type Search } from '../../src/search/search.ts';
import { manifest, pageOf, paths, site } from '../college.ts';

/** The text of its file, as the build writes it. */
export async function collegeSearchText(): Promise<string> {
  const words = collectWords(site, manifest);
  for (const path of paths) {
    const page = await pageOf(path);
    if (!hasSearch(page.blocks)) words.add(page);
  }
  return JSON.stringify(words.file());
}

export async function collegeSearch(): Promise<Search> {
  return createSearch(JSON.parse(await collegeSearchText()) as SearchFile);
}
