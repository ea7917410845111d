/**
 * What a visitor has typed and chosen, kept in the address of the page, so that it can be shared and come back to; how many lines were
 * asked for is only come back to.
 */
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useHistoryEntry } from './historyEntry.ts';

/** How long nothing is typed before it is in the address, in milliseconds: browsers refuse many changes in a row. */
const PAUSE_MS = 250;

/**
 * Keeps values in the query of the address, without a step in the history.
 *
 * @param values by their names there; a blank one is left out
 * @param most how many lines are wanted, where that is more than at first: kept in the entry of the history
 * @param read takes what is kept, before anything is painted: at first, and whenever a link leads to the same page
 * @returns what does so at once, for who is quick
 */
export function useUrlState(
  values: Readonly<Record<string, string>>,
  most: number | undefined,
  read: (query: URLSearchParams, most: number | undefined) => void,
): () => void {
  const entry = useHistoryEntry();
  /** Where the values were read: the next page, or this one as a link wants it, may be on its way already. */
  const [own, setOwn] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry of the history
  useLayoutEffect(() => {
    read(new URLSearchParams(location.search), keptMost());
    setOwn(currentEntry());
  }, [entry]);
  const text = JSON.stringify(values);
  const settle = useCallback(() => {
    if (currentEntry() !== own) return;
    const address = new URL(location.href);
    for (const [name, value] of Object.entries(JSON.parse(text) as typeof values)) {
      if (value.trim() === '') address.searchParams.delete(name);
      else address.searchParams.set(name, value);
    }
    if (address.href !== location.href || most !== keptMost())
      history.replaceState({ ...(history.state as object | null), most }, '', address);
  }, [text, most, own]);
  useEffect(() => {
    const pause = setTimeout(settle, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [settle]);
  return settle;
}

/** The entry of the history at which the browser is: it may not be drawn yet. */
function currentEntry(): string {
  const { key } = (history.state as { key?: unknown } | null) ?? {};
  return `${typeof key === 'string' ? key : ''} ${location.pathname}`;
}

/** How many lines were wanted at this entry of the history. */
function keptMost(): number | undefined {
  const most: unknown = (history.state as { most?: unknown } | null)?.most;
  return typeof most === 'number' ? most : undefined;
}
