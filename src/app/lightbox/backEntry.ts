/** History entry of an open lightbox. Back leaves it and closes the lightbox. */

const MARK = 'lightbox';
let leaving = false;

/** Calls `then` immediately, or after the entry of the previous lightbox has been left. */
export function afterLeaving(then: () => void): void {
  if (leaving) addEventListener('popstate', then, { once: true });
  else then();
}

/**
 * @param onBack called when the visitor has left the entry
 * @returns leaves the entry if it is still current
 */
export function addBackEntry(onBack: () => void): () => void {
  const stop = new AbortController();
  let back = false;
  const onLeave = () => {
    back = true;
    onBack();
  };
  addEventListener('popstate', onLeave, { signal: stop.signal });
  // Keeps the state of the router, so that it treats Back as navigation to the displayed page.
  history.pushState({ ...(history.state as object | null), [MARK]: true }, '');
  return () => {
    stop.abort();
    // Only leaves the entry if it is current: closing must never leave the page.
    if (back || (history.state as Record<string, unknown> | null)?.[MARK] !== true) return;
    leaving = true;
    const done = () => {
      leaving = false;
    };
    addEventListener('popstate', done, { once: true });
    history.back();
  };
}
