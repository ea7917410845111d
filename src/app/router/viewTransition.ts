import { startTransition } from 'react';
import { flushSync } from 'react-dom';

/**
 * Cross-fades if the browser supports it (CSS View Transitions, level 1) and motion is not reduced.
 * @param reveal sets the state that renders the page
 */
export function viewTransition(reveal: () => void): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || document.visibilityState === 'hidden' || !('startViewTransition' in document)) {
    startTransition(reveal);
    return;
  }
  const transition = document.startViewTransition(() => flushSync(reveal));
  // Rejects if another navigation skips the transition. The page is shown anyway.
  transition.ready.catch(() => undefined);
}
