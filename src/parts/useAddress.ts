/** What a visitor has typed and chosen, kept in the address of the page, so that it can be shared and come back to. */
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useHistoryEntry } from './historyEntry.ts';

/** How long nothing is typed before it is in the address, in milliseconds: browsers refuse many changes in a row. */
const PAUSE_MS = 250;

/**
 * Keeps values in the query of the address, without a step in the history.
 *
 * @param values by their names there; a blank one is left out
 * @param read takes what stands in the address, before anything is painted: at first, and whenever a link leads to the same page
 * @returns what does so at once, for who is quick
 */
export function useAddress(
  values: Readonly<Record<string, string>>,
  read: (query: URLSearchParams) => void,
): () => void {
  const entry = useHistoryEntry();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry of the history
  useLayoutEffect(() => read(new URLSearchParams(location.search)), [entry]);
  const own = useRef('');
  useEffect(() => {
    own.current = location.pathname;
  }, []);
  const text = JSON.stringify(values);
  const settle = useCallback(() => {
    const address = new URL(location.href);
    // The next page may be on its way already.
    if (address.pathname !== own.current) return;
    for (const [name, value] of Object.entries(JSON.parse(text) as typeof values)) {
      if (value.trim() === '') address.searchParams.delete(name);
      else address.searchParams.set(name, value);
    }
    if (address.href !== location.href) history.replaceState(history.state, '', address);
  }, [text]);
  useEffect(() => {
    const pause = setTimeout(settle, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [settle]);
  return settle;
}
