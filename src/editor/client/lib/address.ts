/** Which page the address of the window names, so that Back, a reload and a second window lead to it. */
import { useCallback, useSyncExternalStore } from 'react';

const START = '#/page/';

/** The address within the window for a page. @param path canonical path */
export const addressOf = (path: string): string => START + path.split('/').map(encodeURIComponent).join('/');

/** @param hash as a browser has it @returns undefined where no page is named */
export function pathIn(hash: string): string | undefined {
  if (!hash.startsWith(START)) return undefined;
  try {
    return decodeURIComponent(hash.slice(START.length));
  } catch {
    return undefined;
  }
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/** The page that the address names, and what leads to another one. */
export function useAddress(): [path: string | undefined, go: (path: string) => void] {
  const path = useSyncExternalStore(subscribe, () => pathIn(location.hash));
  const go = useCallback((next: string) => {
    location.hash = addressOf(next);
  }, []);
  return [path, go];
}
