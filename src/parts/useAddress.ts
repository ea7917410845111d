/** What a visitor has typed and chosen, kept in the address of the page, so that it can be shared and come back to. */
import { useCallback, useEffect, useRef } from 'react';

/** How long nothing is typed before it is in the address, in milliseconds: browsers refuse many changes in a row. */
const PAUSE = 250;

/**
 * Keeps values in the query of the address, without a step in the history.
 *
 * @param values by their names there; a blank one is left out
 * @returns what does so at once, for who is quick
 */
export function useAddress(values: Readonly<Record<string, string>>): () => void {
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
    const pause = setTimeout(settle, PAUSE);
    return () => clearTimeout(pause);
  }, [settle]);
  return settle;
}
