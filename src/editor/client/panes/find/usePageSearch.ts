/** The search of pages as the list asks it. */
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { PageRow } from '../../../shared/protocol.ts';
import { pageSearch } from './search.ts';

/**
 * @param isWanted whether somebody is about to ask; to read all texts takes a while, in which the window has other things to do
 * @param text as typed
 * @returns `found`: the paths of pages, the best first; undefined where nothing is asked
 */
export function usePageSearch(
  pages: readonly PageRow[],
  isWanted: boolean,
  text: string,
): { found: readonly string[] | undefined; isReading: boolean } {
  const [search] = useState(pageSearch);
  const [read, setRead] = useState<readonly PageRow[]>();
  const asked = useDeferredValue(text);

  useEffect(() => {
    if (!isWanted) return;
    let isLatest = true;
    search.take(pages).then(() => {
      if (isLatest) setRead(pages);
    });
    return () => {
      isLatest = false;
    };
  }, [search, pages, isWanted]);

  // What is found changes once more pages are read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` says that the index has changed
  const found = useMemo(() => search.find(asked), [search, asked, read]);
  return { found, isReading: read !== pages };
}
