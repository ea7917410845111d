/** How one page gives way to the next. */
import { startTransition } from 'react';
import { flushSync } from 'react-dom';

/**
 * Shows a new page, with a short cross-fade where the browser knows view transitions (CSS View Transitions, level 1) and
 * the visitor welcomes motion.
 *
 * @param reveal sets the state that draws the page
 */
export function viewTransition(reveal: () => void): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || document.visibilityState === 'hidden' || !('startViewTransition' in document)) {
    startTransition(reveal);
    return;
  }
  const transition = document.startViewTransition(() => flushSync(reveal));
  // Skipped when another page follows at once; the page itself has been shown all the same.
  transition.ready.catch(() => undefined);
}
