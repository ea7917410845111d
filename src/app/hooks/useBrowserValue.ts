import { useSyncExternalStore } from 'react';

/**
 * Returns a value that only the browser knows.
 *
 * @param read must return the same value at each call
 * @param prerendered in the HTML and during hydration, so that both match
 */
export const useBrowserValue = <T>(read: () => T, prerendered: T): T =>
  useSyncExternalStore(subscribeToNothing, read, () => prerendered);

const subscribeToNothing = () => () => undefined;
