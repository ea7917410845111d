/** The search over the college of tests/fixtures. */
import { collectWords } from '../../codegen/build/search.ts';
import { hasSearch } from '../../src/kinds/shown.ts';
import type { Search } from '../../src/search/results.ts';
import { createSearch } from '../../src/search/search.ts';
import { manifest, pageOf, paths, speech } from '../college.ts';

/** The text of one of its files, as the build writes it. */
export async function collegeSearchText(which: 'file' | 'titles' = 'file'): Promise<string> {
  const words = collectWords(speech, manifest);
  for (const path of paths) {
    const page = await pageOf(path);
    if (!hasSearch(page.blocks)) words.add(page);
  }
  return JSON.stringify(words[which]());
}

export async function collegeSearch(which?: 'file' | 'titles'): Promise<Search> {
  return createSearch(JSON.parse(await collegeSearchText(which)), which !== 'titles');
}
