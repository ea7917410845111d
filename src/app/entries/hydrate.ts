import { type ReactNode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { keepFields } from '../shell/domFingerprint.ts';

const { classList, dataset } = document.documentElement;

/** Keeps the prerendered page, whose links are ordinary links. */
export function skipHydration(why: unknown): void {
  console.warn(why);
  classList.remove('js');
}

/**
 * Hydrates in a transition, so that a slow phone can scroll. A changed page is rendered again with its input.
 *
 * An error before the app is ready, or an uncaught error later, restores the HTML without the app. After
 * navigation the current page is reloaded; as a first page it cannot cause a reload loop.
 *
 * @param isChanged true if the HTML has changed and cannot be hydrated
 * @returns renders another element tree
 */
export function hydrate(root: HTMLElement, app: ReactNode, isChanged: boolean): (app: ReactNode) => void {
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
    queueMicrotask(withdraw);
  };
  const onCaughtError = (error: unknown) =>
    'ready' in dataset ? console.error(error) : onUncaughtError(error);
  const options = { onCaughtError, onUncaughtError };
  if (isChanged) {
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
