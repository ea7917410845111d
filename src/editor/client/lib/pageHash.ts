/** Which page the address of the window names, so that Back, a reload and a second window lead to it. */
import { useCallback, useSyncExternalStore } from 'react';

const HASH_PREFIX = '#/page/';

/** The address within the window for a page. @param path canonical path */
export const pageHash = (path: string): string =>
  HASH_PREFIX + path.split('/').map(encodeURIComponent).join('/');

/** @param hash as a browser has it @returns undefined where no page is named */
export function pathFromHash(hash: string): string | undefined {
  if (!hash.startsWith(HASH_PREFIX)) return undefined;
  try {
    return decodeURIComponent(hash.slice(HASH_PREFIX.length));
  } catch {
    return undefined;
  }
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/** The page that the address names, and what leads to another one. */
export function usePagePath(): [path: string | undefined, go: (path: string) => void] {
  const path = useSyncExternalStore(subscribe, () => pathFromHash(location.hash));
  const navigate = useCallback((next: string) => {
    location.hash = pageHash(next);
  }, []);
  return [path, navigate];
}
