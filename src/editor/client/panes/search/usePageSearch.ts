/** The search of pages as the list asks it. */
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { PageRow } from '../../../shared/protocol.ts';
import { createPageSearch } from './pageSearch.ts';

/**
 * @param isEnabled whether somebody is about to ask; to read all texts takes a while, in which the window has other things to do
 * @param text as typed
 * @returns `ancestors`: the paths of pages, the best first; undefined where nothing is asked
 */
export function usePageSearch(
  pages: readonly PageRow[],
  isEnabled: boolean,
  text: string,
): { found: readonly string[] | undefined; isReading: boolean } {
  const [search] = useState(createPageSearch);
  const [indexedPages, setIndexedPages] = useState<readonly PageRow[]>();
  const query = useDeferredValue(text);

  useEffect(() => {
    if (!isEnabled) return;
    let isLatest = true;
    search.update(pages).then(() => {
      if (isLatest) setIndexedPages(pages);
    });
    return () => {
      isLatest = false;
    };
  }, [search, pages, isEnabled]);

  // What is found changes once more pages are read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `indexedPages` says that the index has changed
  const found = useMemo(() => search.find(query), [search, query, indexedPages]);
  return { found, isReading: indexedPages !== pages };
}
