/** The app takes over the page; whatever goes wrong, the visitor keeps one. */
import { type ReactNode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { keepFields } from '../shell/domFingerprint.ts';

const { classList, dataset } = document.documentElement;

/** The app does not come to this page: it is as it is for who has no script, and its links are ordinary ones. */
export function skipHydration(why: unknown): void {
  console.warn(why);
  classList.remove('js');
}

/**
 * Hydrates the prerendered page in a transition, in which React gives way every few milliseconds, so that a phone that is slow
 * still scrolls meanwhile; or draws it anew, with what was typed.
 *
 * Any fault before the app is ready, and later one that no boundary has kept to its part of the page, puts the page back
 * without the app; where the visitor has moved on to another page, that one is loaded. It is then the first page of its
 * document, so that one load never leads to the next.
 *
 * @param root the element that the page is in
 * @param app what the page was made of
 * @param anew whether the page is no longer as it was made, so that it cannot be hydrated
 * @returns what draws another app in its place
 */
export function hydrate(root: HTMLElement, app: ReactNode, anew: boolean): (app: ReactNode) => void {
  const html = root.innerHTML;
  const { pathname } = location;
  let reactRoot: Root | undefined;
  const withdraw = () => {
    reactRoot?.unmount();
    root.innerHTML = html;
    delete dataset.ready;
    if (location.pathname !== pathname) location.reload();
  };
  const onUncaughtError = (error: unknown) => {
    skipHydration(error);
    // React is in the middle of its work.
    queueMicrotask(withdraw);
  };
  const onCaughtError = (error: unknown) =>
    'ready' in dataset ? console.error(error) : onUncaughtError(error);
  const options = { onCaughtError, onUncaughtError };
  if (anew) {
    const fill = keepFields(root);
    const fresh = createRoot(root, options);
    reactRoot = fresh;
    flushSync(() => fresh.render(app));
    fill();
  } else {
    startTransition(() => {
      reactRoot = hydrateRoot(root, app, options);
    });
  }
  return (next) => reactRoot?.render(next);
}
