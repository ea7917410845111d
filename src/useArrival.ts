/** What happens when a page has changed without a reload: head, scroll position, focus. */
import { useEffect, useRef } from 'react';
import type { NavigationType } from 'react-router-dom';
import { documentTitle } from './layouts/title.ts';
import type { Shown } from './Router.tsx';
import { href } from './route/path.ts';
import { updatePrintNote } from './shell/updatePrintNote.ts';

/**
 * @param key the key of the history entry whose page is shown
 * @param attempt how often the visitor has asked for it again
 * @param view what is shown; the same page with other content is no arrival, and the visitor's place stays
 * @param direction how the visitor came: "POP" is back, forward or the first page
 */
export function useArrival(
  key: string,
  attempt: number,
  view: Shown,
  hash: string,
  direction: `${NavigationType}`,
  siteName: string,
) {
  const first = useRef(true);
  const came = useRef({ direction, hash });
  came.current = { direction, hash };

  useEffect(() => {
    document.documentElement.dataset.ready = '';
    history.scrollRestoration = 'manual';
    // A reload happens before the app is there; the browser restores it then.
    const leave = () => {
      history.scrollRestoration = 'auto';
    };
    const enter = () => {
      history.scrollRestoration = 'manual';
    };
    addEventListener('pagehide', leave);
    addEventListener('pageshow', enter);
    return () => {
      leave();
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', enter);
    };
  }, []);

  useEffect(() => {
    let frame = 0;
    const remember = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => savePosition(key, scrollY));
    };
    addEventListener('scroll', remember, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', remember);
    };
  }, [key]);

  useEffect(() => updateHead(view, siteName), [view, siteName]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt arrives at the same entry once more
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    const target = fragmentTarget(came.current.hash);
    if (came.current.direction === 'POP') scrollTo(0, position(key));
    else if (target) target.scrollIntoView();
    else scrollTo(0, 0);
    const heading =
      target ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
    heading?.focus({ preventScroll: true });
  }, [key, attempt]);
}

function updateHead(view: Shown, siteName: string) {
  const page = view.kind === 'page' ? view.page : undefined;
  document.title = documentTitle(page, siteName);
  document.querySelector('meta[name="description"]')?.setAttribute('content', page?.description ?? '');
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical && page) canonical.href = new URL(href(page.path), canonical.href).href;
  updatePrintNote(page?.path, canonical ? new URL(canonical.href).origin : undefined);
}

function fragmentTarget(hash: string): HTMLElement | null {
  if (hash.length < 2) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

const STORE = 'scroll-positions';

function positions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '{}') as Record<string, number>;
  } catch {
    // Storage is refused or was written by something else; scrolling from the top is no harm.
    return {};
  }
}

function position(key: string): number {
  return positions()[key] ?? 0;
}

function savePosition(key: string, y: number) {
  try {
    sessionStorage.setItem(STORE, JSON.stringify({ ...positions(), [key]: Math.round(y) }));
  } catch {
    // As above.
  }
}
