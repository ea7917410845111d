/** The answer of the search to what is typed; index and code arrive with the first word. */
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Results, Search } from '../search/search.ts';
import { useSurroundings } from './context.ts';

export type Answer =
  | { kind: 'none' }
  | { kind: 'loading' }
  | { kind: 'failed'; text: string; retry: () => void }
  | { kind: 'results'; text: string; results: Results };

/** Kept, so that whoever comes back to a search sees its results at once. */
let opened: Search | undefined;

/**
 * @param text as typed; nothing is asked for while it is blank
 * @param most how many hits are wanted
 */
export function useSearch(text: string, most: number): Answer {
  const { loadSearch } = useSurroundings();
  const [search, setSearch] = useState(opened);
  const [failed, setFailed] = useState(false);
  // Typing comes before finding.
  const asked = useDeferredValue(text.trim());
  const wanted = text.trim() !== '' && !search && !failed;

  useEffect(() => {
    if (!wanted || !loadSearch) return;
    let waiting = true;
    loadSearch().then(
      (loaded) => {
        opened = loaded;
        if (waiting) setSearch(loaded);
      },
      () => {
        if (waiting) setFailed(true);
      },
    );
    return () => {
      waiting = false;
    };
  }, [wanted, loadSearch]);

  const results = useMemo(
    () => (search && asked !== '' ? search.find(asked, most) : undefined),
    [search, asked, most],
  );
  if (text.trim() === '') return { kind: 'none' };
  if (failed) return { kind: 'failed', text, retry: () => setFailed(false) };
  return results ? { kind: 'results', text: asked, results } : { kind: 'loading' };
}
