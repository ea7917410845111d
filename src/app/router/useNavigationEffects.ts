/** What happens when a page has changed without a reload: head, scroll position, focus. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { NavigationType } from 'react-router-dom';
import { directionOf } from '../../core/i18n/language.ts';
import type { Locale } from '../../core/i18n/locale.ts';
import { documentTitle, notFound } from '../../core/layouts/title.ts';
import { revealHash } from '../components/revealHash.ts';
import { NO_PAGE, pageTags } from '../shell/head/tags.ts';
import { updateHead } from '../shell/head/updateHead.ts';
import { failureTitle } from '../shell/LoadFailure.tsx';
import { readableAddress } from '../shell/PrintNote.tsx';
import { updatePrintNote } from '../shell/updatePrintNote.ts';
import type { RouterView } from './routerView.ts';
import { hasFocusSaved, isInSight, position, restoreFocus, savePosition } from './scrollPosition.ts';

/**
 * @param entry the name of the history entry whose page is shown
 * @param attempt how often the visitor has asked for it again; below 0 while another page stands in for it
 * @param view what is shown; the same page with other content is no arrival, and the visitor's place stays
 * @param direction how the visitor came: "POP" is back, forward, a place on the same page, or the first page
 * @returns what is read aloud: the title of the page that has come
 */
export function useNavigationEffects(
  entry: string,
  attempt: number,
  view: RouterView,
  hash: string,
  direction: `${NavigationType}`,
  locale: Locale,
): string {
  const [announcement, setAnnouncement] = useState('');
  const first = useRef(true);
  const came = useRef({ direction, hash });
  came.current = { direction, hash };
  const previous = useRef({ view, attempt });

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

  // A page that is shorter than the one before moves the window at once, effects come frames later on a slow phone: that
  // is no place of the page before.
  const renderedEntry = useRef(entry);
  useLayoutEffect(() => {
    renderedEntry.current = entry;
  }, [entry]);

  useEffect(() => {
    let frame = 0;
    const remember = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (renderedEntry.current === entry) savePosition(entry, scrollY);
      });
    };
    addEventListener('scroll', remember, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', remember);
    };
  }, [entry]);

  useEffect(() => follow(view, locale), [view, locale]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt arrives at the same entry once more
  useEffect(() => {
    const samePage = previous.current.view === view;
    const wasProvisional = previous.current.attempt < 0;
    if (first.current) {
      first.current = false;
      return saveScroll(entry);
    }
    const target = revealHash(came.current.hash);
    if (came.current.direction === 'POP') {
      // The page that stood in for this one is where the visitor is already.
      if (wasProvisional) return;
      if (samePage) {
        // The browser has moved to the place on the page; on the way back from there it leaves that to us.
        if (target) target.scrollIntoView();
        else scrollTo(0, position(entry));
        return;
      }
      setAnnouncement(document.title);
      return restoreScroll(entry);
    }
    const arrive = () => {
      if (target) target.scrollIntoView();
      else scrollTo(0, 0);
      focusOn(target ?? heading());
    };
    setAnnouncement(document.title);
    if (!target || target.getClientRects().length > 0) {
      arrive();
      return;
    }
    // The tab that it is in is about to open.
    const frame = requestAnimationFrame(arrive);
    return () => cancelAnimationFrame(frame);
  }, [entry, attempt]);

  useEffect(() => {
    previous.current = { view, attempt };
  }, [view, attempt]);

  return announcement;
}

/** Puts the focus on an element, also on one that Tab would pass by. */
function focusOn(element: HTMLElement | null) {
  element?.focus({ preventScroll: true });
  if (!element || document.activeElement === element) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

const heading = () =>
  document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');

/** How long a page that is come back to, or loaded again, may take to be complete, in milliseconds: as on a slow phone. */
const PATIENCE_MS = 10_000;

/**
 * Leads back to where the visitor was, once the page is there as it was: results of a search, for instance, come a little
 * later. Whoever moves on in the meantime is left alone.
 *
 * @returns what ends it
 */
function restoreScroll(entry: string): (() => void) | undefined {
  const y = position(entry);
  let focused = !hasFocusSaved(entry);
  const restore = () => {
    // What has come meanwhile may have moved the page away from there.
    scrollTo(0, y);
    const scrolled = Math.abs(scrollY - y) <= 1;
    if (scrolled && !focused) focused = restoreFocus(entry);
    return scrolled && focused;
  };
  const isRestored = restore();
  if (!focused || !hasFocusSaved(entry)) {
    const title = heading();
    (title && isInSight(title) ? title : document.querySelector<HTMLElement>('main'))?.focus({
      preventScroll: true,
    });
  }
  return isRestored ? undefined : tryUntil(restore);
}

/**
 * Leads back to where the visitor was after a reload, where what the address asks for comes later than the page, which is too short
 * until then. Whoever has moved since is left alone.
 *
 * @returns what ends it
 */
function saveScroll(entry: string): (() => void) | undefined {
  const y = position(entry);
  const lowest = () => document.documentElement.scrollHeight - innerHeight;
  const hasMoved = Math.abs(scrollY - Math.min(y, lowest())) > 1;
  if (location.search === '' || y === 0 || hasMoved) return undefined;
  // The list that steps aside may be as long, so to be there counts only once the page has been too short.
  let wasShort = false;
  return tryUntil(() => {
    wasShort ||= lowest() < y;
    scrollTo(0, y);
    return wasShort && Math.abs(scrollY - y) <= 1;
  });
}

/**
 * Tries again whenever the page has changed, until it is done or the visitor moves on.
 *
 * @param restore says whether it is done
 * @returns what ends it
 */
function tryUntil(restore: () => boolean): () => void {
  const stop = new AbortController();
  const watch = new MutationObserver(() => {
    if (restore()) stop.abort();
  });
  const timer = setTimeout(() => stop.abort(), PATIENCE_MS);
  stop.signal.addEventListener('abort', () => {
    watch.disconnect();
    clearTimeout(timer);
  });
  // A tab that opens changes nothing but what is hidden.
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['hidden'] });
  for (const sign of ['pointerdown', 'keydown', 'wheel', 'touchstart'])
    addEventListener(sign, () => stop.abort(), { passive: true, signal: stop.signal });
  return () => stop.abort();
}

/** Title, head and the note on paper follow what is shown. */
function follow(view: RouterView, locale: Locale) {
  const { site, messages, language } = locale;
  const page = view.kind === 'page' ? view.page : undefined;
  const titled =
    page ?? (view.kind === 'failure' ? failureTitle(view.failure, messages.failure) : notFound(messages));
  document.title = documentTitle(titled, site.shortName ?? site.name);
  const tags = view.kind === 'page' ? pageTags(site, view.page, view.route) : NO_PAGE;
  updateHead(page?.path, tags, page?.language ?? language, directionOf(language));
  if (view.kind === 'page')
    updatePrintNote(readableAddress(site.origin, view.page.path), view.media.updated, locale);
  else updatePrintNote(location.href, undefined, locale);
}
