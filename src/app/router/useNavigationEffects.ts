/** Updates head, scroll position and focus after client-side navigation. */

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { NavigationType } from 'react-router-dom';
import { directionOf } from '../../core/i18n/language.ts';
import type { Locale } from '../../core/i18n/locale.ts';
import { documentTitle, notFound } from '../../core/layouts/title.ts';
import { revealHash } from '../components/revealHash.ts';
import { NO_PAGE, pageTags } from '../shell/head/tags.ts';
import { updateHead } from '../shell/head/updateHead.ts';
import { failureTitle } from '../shell/LoadFailure.tsx';
import { changedWords, preparePrint, readableAddress } from '../shell/PrintNote.tsx';
import type { RouterView } from './routerView.ts';
import { hasFocusSaved, isInViewport, position, restoreFocus, savePosition } from './scrollPosition.ts';

/**
 * @param entry name of the displayed history entry
 * @param attempt number of retries by the visitor; below 0 while a placeholder is shown
 * @param view the displayed view; new content of the same page keeps scroll position and focus
 * @param direction "POP" is back, forward, a hash of the same page, or the first page
 * @returns the announcement for screen readers: the title of the new page
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
    // A reload happens before the app runs, so the browser must restore the position.
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
    const prepare = () => preparePrint(locale);
    addEventListener('beforeprint', prepare);
    return () => removeEventListener('beforeprint', prepare);
  }, [locale]);

  // A shorter page scrolls the window at once, but effects run frames later on a slow phone. That position
  // must not be saved for the previous page.
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
      // The placeholder had the same address, so the visitor has already arrived.
      if (wasProvisional) return;
      if (samePage) {
        // The browser scrolls to a hash, but not on the way back from it.
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
      forceFocus(target ?? heading());
    };
    setAnnouncement(document.title);
    if (!target || target.getClientRects().length > 0) {
      arrive();
      return;
    }
    const frame = requestAnimationFrame(arrive);
    return () => cancelAnimationFrame(frame);
  }, [entry, attempt]);

  useEffect(() => {
    previous.current = { view, attempt };
  }, [view, attempt]);

  return announcement;
}

/** Focuses an element, even if it is not focusable. */
function forceFocus(element: HTMLElement | null) {
  element?.focus({ preventScroll: true });
  if (!element || document.activeElement === element) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

const heading = () =>
  document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');

/** Time for a revisited or reloaded page to become complete on a slow phone, in milliseconds. */
const RESTORE_TIMEOUT_MS = 10_000;

/**
 * Waits for late content, such as search results. Stops if the visitor moves on. @returns cancels the attempt
 */
function restoreScroll(entry: string): (() => void) | undefined {
  const y = position(entry);
  let isFocusRestored = !hasFocusSaved(entry);
  const restore = () => {
    scrollTo(0, y);
    const scrolled = Math.abs(scrollY - y) <= 1;
    if (scrolled && !isFocusRestored) isFocusRestored = restoreFocus(entry);
    return scrolled && isFocusRestored;
  };
  const isRestored = restore();
  if (!isFocusRestored || !hasFocusSaved(entry)) {
    const title = heading();
    (title && isInViewport(title) ? title : document.querySelector<HTMLElement>('main'))?.focus({
      preventScroll: true,
    });
  }
  return isRestored ? undefined : retryUntilRestored(restore);
}

/** After a reload, waits until late content makes the page long enough. @returns cancels the attempt */
function saveScroll(entry: string): (() => void) | undefined {
  const y = position(entry);
  const lowest = () => document.documentElement.scrollHeight - innerHeight;
  const hasMoved = Math.abs(scrollY - Math.min(y, lowest())) > 1;
  if (location.search === '' || y === 0 || hasMoved) return undefined;
  // The replaced list may be as long, so a position only counts after the page was too short.
  let wasShort = false;
  return retryUntilRestored(() => {
    wasShort ||= lowest() < y;
    scrollTo(0, y);
    return wasShort && Math.abs(scrollY - y) <= 1;
  });
}

/**
 * Retries after every DOM change until success or user input.
 * @param restore returns true on success
 * @returns cancels the retries
 */
function retryUntilRestored(restore: () => boolean): () => void {
  const stop = new AbortController();
  const watch = new MutationObserver(() => {
    if (restore()) stop.abort();
  });
  const timer = setTimeout(() => stop.abort(), RESTORE_TIMEOUT_MS);
  stop.signal.addEventListener('abort', () => {
    watch.disconnect();
    clearTimeout(timer);
  });
  // Opening a tab only changes `hidden`.
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['hidden'] });
  for (const sign of ['pointerdown', 'keydown', 'wheel', 'touchstart'])
    addEventListener(sign, () => stop.abort(), { passive: true, signal: stop.signal });
  return () => stop.abort();
}

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

/** @param changed date of the last content change, yyyy-mm-dd, if known */
function updatePrintNote(address: string, changed: string | undefined, { language, messages }: Locale): void {
  const write = (part: string, words: string) => {
    const element = document.querySelector(`.print-${part}`);
    if (element && element.textContent !== words) element.textContent = words;
  };
  document.querySelector('.print-note')?.setAttribute('lang', language);
  write('address', address);
  write('changed', changedWords(changed, messages));
}
