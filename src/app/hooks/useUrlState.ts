/** Saves the input of a visitor in the URL. */
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useHistoryEntry } from './historyEntry.ts';

/** Delay before the URL update, in milliseconds. Browsers limit the rate of history changes. */
const PAUSE_MS = 250;

/**
 * @param values by parameter name; blank values are omitted
 * @param most list length if it exceeds the initial one; saved in the history state
 * @param read receives the saved values before the first paint and after a link to the same page
 * @returns a function that saves immediately
 */
export function useUrlState(
  values: Readonly<Record<string, string>>,
  most: number | undefined,
  read: (query: URLSearchParams, most: number | undefined) => void,
): () => void {
  const entry = useHistoryEntry();
  /** Entry that the values were read from. Navigation to another entry may already be in progress. */
  const [ownUrl, setOwn] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry of the history
  useLayoutEffect(() => {
    read(new URLSearchParams(location.search), savedCount());
    setOwn(currentEntry());
  }, [entry]);
  const text = JSON.stringify(values);
  const settle = useCallback(() => {
    if (currentEntry() !== ownUrl) return;
    const address = new URL(location.href);
    for (const [name, value] of Object.entries(JSON.parse(text) as typeof values)) {
      if (value.trim() === '') address.searchParams.delete(name);
      else address.searchParams.set(name, value);
    }
    if (address.href !== location.href || most !== savedCount())
      history.replaceState({ ...(history.state as object | null), most }, '', address);
  }, [text, most, ownUrl]);
  useEffect(() => {
    const pause = setTimeout(settle, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [settle]);
  return settle;
}

/** The entry in the address bar. Its page may not be rendered yet. */
function currentEntry(): string {
  const { key } = (history.state as { key?: unknown } | null) ?? {};
  return `${typeof key === 'string' ? key : ''} ${location.pathname}`;
}

function savedCount(): number | undefined {
  const most: unknown = (history.state as { most?: unknown } | null)?.most;
  return typeof most === 'number' ? most : undefined;
}
