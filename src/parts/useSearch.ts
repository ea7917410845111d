/** The answer of the search to what is typed; index and code arrive with the first word. */
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Results } from '../search/search.ts';
import { type OpenedSearch, useSurroundings } from './surroundings.ts';

export type Answer =
  | { kind: 'none' }
  | { kind: 'loading' }
  | { kind: 'failed'; text: string; retry: () => void }
  | { kind: 'results'; text: string; results: Results; view: OpenedSearch['view'] };

/** Kept, so that whoever comes back to a search sees its results at once. */
let opened: OpenedSearch | undefined;

/**
 * @param text as typed; nothing is asked for while it is blank
 * @param most how many hits are wanted
 */
export function useSearch(text: string, most: number): Answer {
  const { loadSearch } = useSurroundings();
  const [found, setFound] = useState(opened);
  const [failed, setFailed] = useState(false);
  // Typing comes before finding.
  const asked = useDeferredValue(text.trim());
  const wanted = text.trim() !== '' && !found && !failed;

  useEffect(() => {
    if (!wanted || !loadSearch) return;
    let waiting = true;
    loadSearch().then(
      (loaded) => {
        opened = loaded;
        if (waiting) setFound(loaded);
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
    () => (found && asked !== '' ? found.search.find(asked, most) : undefined),
    [found, asked, most],
  );
  if (text.trim() === '') return { kind: 'none' };
  if (failed) return { kind: 'failed', text, retry: () => setFailed(false) };
  return found && results ? { kind: 'results', text: asked, results, view: found.view } : { kind: 'loading' };
}
