import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { PageRow } from '../../../shared/protocol.ts';
import { createPageSearch } from './pageSearch.ts';

/**
 * @param isEnabled true when a search is likely; indexing all texts takes a while
 * @param text as typed
 * @returns `results`: the paths of pages, the best first; undefined for an empty query
 */
export function usePageSearch(
  pages: readonly PageRow[],
  isEnabled: boolean,
  text: string,
): { results: readonly string[] | undefined; isReading: boolean } {
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

  // The results change when more pages are indexed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `indexedPages` says that the index has changed
  const results = useMemo(() => search.find(query), [search, query, indexedPages]);
  return { results, isReading: indexedPages !== pages };
}
