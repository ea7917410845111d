/** The page in the hash of the URL, so that Back, reload and a second tab work. */
import { useCallback, useSyncExternalStore } from 'react';

const HASH_PREFIX = '#/page/';

/** @param path canonical path */
export const pageHash = (path: string): string =>
  HASH_PREFIX + path.split('/').map(encodeURIComponent).join('/');

/** @returns undefined if the hash names no page */
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

/** Returns the page in the URL and a function that navigates to another page. */
export function usePagePath(): [path: string | undefined, go: (path: string) => void] {
  const path = useSyncExternalStore(subscribe, () => pathFromHash(location.hash));
  const navigate = useCallback((next: string) => {
    location.hash = pageHash(next);
  }, []);
  return [path, navigate];
}

/** Returns true if the client runs on the editor's own computer, not on a paired phone. */
export const isLocalhost = (): boolean => ['localhost', '127.0.0.1'].includes(location.hostname);
