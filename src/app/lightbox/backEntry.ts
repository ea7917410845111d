/** The entry of the history that stands for an open lightbox; Back leaves it and so closes the lightbox. */

const MARK = 'lightbox';
/** Whether the entry of a closed lightbox is still being left. */
let leaving = false;

/** Calls `then` at once, or when the entry of the lightbox before has been left. */
export function whenLeft(then: () => void): void {
  if (leaving) addEventListener('popstate', then, { once: true });
  else then();
}

/**
 * Adds the entry.
 *
 * @param onBack is called when the visitor has left it
 * @returns what leaves it, where that is still to be done
 */
export function addBackEntry(onBack: () => void): () => void {
  const stop = new AbortController();
  let back = false;
  const onLeave = () => {
    back = true;
    onBack();
  };
  addEventListener('popstate', onLeave, { signal: stop.signal });
  // All that the router keeps there stays, so that it takes Back for the page that it already shows.
  history.pushState({ ...(history.state as object | null), [MARK]: true }, '');
  return () => {
    stop.abort();
    // The entry is left only where it still is the one shown: closing must never leave the page.
    if (back || (history.state as Record<string, unknown> | null)?.[MARK] !== true) return;
    leaving = true;
    const done = () => {
      leaving = false;
    };
    addEventListener('popstate', done, { once: true });
    history.back();
  };
}
