/** The search of pages as the list asks it. */
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { PageRow } from '../../protocol.ts';
import { pageSearch } from './search.ts';

/**
 * @param text as typed
 * @returns `found`: the paths of pages, the best first; undefined where nothing is asked
 */
export function usePageSearch(
  pages: readonly PageRow[],
  text: string,
): { found: readonly string[] | undefined; isReading: boolean } {
  const [search] = useState(pageSearch);
  const [read, setRead] = useState<readonly PageRow[]>();
  const asked = useDeferredValue(text);

  useEffect(() => {
    let isLatest = true;
    search.take(pages).then(() => {
      if (isLatest) setRead(pages);
    });
    return () => {
      isLatest = false;
    };
  }, [search, pages]);

  // What is found changes once more pages are read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` says that the index has changed
  const found = useMemo(() => search.find(asked), [search, asked, read]);
  return { found, isReading: read !== pages };
}
