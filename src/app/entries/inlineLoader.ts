/**
 * Loads the app at the first sign of user intent, or soon after load if a block moves automatically. The
 * content security policy contains the hash of this script.
 */
import { SAVING_SIZE, savesData } from '../hooks/savesData.ts';
import { fitMenu } from '../shell/fitMenu.ts';
import { followDisplay } from './display.ts';
import { replayClicks } from './replayClicks.ts';
import { root } from './root.ts';

const INTENT_EVENTS = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'];
let started = false;
let hasFailed = false;
/** Query string that is added to the address of the app after a failure. */
let retryQuery = '';

/** Delay before automatic movement starts, in milliseconds. */
const REST_MS = 2000;
/** Timeout of a file, and the pause after a failure before the next attempt, in milliseconds. */
const END_MS = 8000;
const PAUSE_MS = 3000;
/** Maximum time the page waits for its styles before it is shown without them, in milliseconds. */
const STYLES_TIMEOUT_MS = 6000;

const cacheBuster = () => `?${Date.now()}`;

const start = () => {
  if (started) return;
  started = true;
  hasFailed = false;
  const app: Promise<{ start?(): Promise<void> }> = import(/* @vite-ignore */ root.dataset.app + retryQuery);
  const end = new AbortController();
  setTimeout(() => end.abort(), END_MS);
  for (const file of (root.dataset.files ?? '').split(' ')) {
    // Only warms the cache: the app requests the same files and reports errors.
    if (file) fetch(file, { signal: end.signal }).catch(() => undefined);
  }
  // Not requested again while pending: on a slow connection the app may take a minute.
  app
    .then((module) => module.start ?? Promise.reject())
    .catch((error) => {
      // Some browsers cache a failed module, and a cache may contain a wrong response.
      retryQuery = cacheBuster();
      throw error;
    })
    .then((startApp) => startApp())
    .catch(() => {
      hasFailed = true;
      followHeldClick();
      setTimeout(() => {
        started = false;
      }, PAUSE_MS);
    });
};

const followHeldClick = replayClicks(() => hasFailed);

/** Reloads styles without blocking the page. */
const reloadStyles = (isMissing: (link: HTMLLinkElement) => boolean) => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([media])')) {
    if (!isMissing(link)) continue;
    const again = link.cloneNode() as HTMLLinkElement;
    again.media = 'print';
    again.onload = () => {
      again.media = 'all';
    };
    again.href += cacheBuster();
    link.replaceWith(again);
  }
};

/** Excludes browsers from before Baseline 2023; there the page works as without JavaScript. */
if (CSS.supports('selector(:has(&))')) {
  addEventListener('error', ({ target }) => reloadStyles((link) => link === target), true);
  setTimeout(() => reloadStyles(({ sheet }) => !sheet?.cssRules.length), STYLES_TIMEOUT_MS);
  root.classList.add('js');
  // A page opened at its top skips layout below the viewport (src/app/styles/blocks/cards.css).
  if (!performance.navigation.type && !location.hash) root.dataset.top = '';
  followDisplay();
  requestAnimationFrame(fitMenu);
  for (const cause of ['load', 'resize', 'change']) addEventListener(cause, fitMenu);
  for (const sign of INTENT_EVENTS) addEventListener(sign, start, { passive: true });
  const when = root.dataset.start;
  // Back from an entry with a key may lead to another page of the same document, which only the app can
  // render.
  if (when === 'now' || history.state?.key || (when === 'query' && location.search))
    addEventListener('load', start);
  else if (when === 'soon') addEventListener('load', () => setTimeout(start, REST_MS));
  const { pathname } = location;
  addEventListener('popstate', () => {
    if (root.dataset.ready === undefined && location.pathname !== pathname) location.reload();
  });

  // Closes the menu, so that a page from the back/forward cache does not show it open.
  addEventListener('pagehide', () => root.querySelector<HTMLElement>('.menu-sheet')?.hidePopover?.());

  addEventListener('beforeprint', () => {
    // Older browsers print closed details as closed, whatever the style sheet contains.
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true;
    const element = document.querySelector<HTMLElement>('.print-day');
    if (!element) return;
    const lang = element.closest<HTMLElement>('[lang]')?.lang;
    // English without a region has no fixed order of day and month, so the month is written as a name.
    const date = new Date().toLocaleDateString(lang === 'en' ? 'en-GB' : lang, { dateStyle: 'long' });
    element.textContent = (element.dataset.words ?? '{date}').replace('{date}', date);
  });
  if (savesData()) {
    // During parsing, before lazy image variants are chosen. Eager images are already requested.
    const watch = new MutationObserver(() => {
      for (const image of document.querySelectorAll('picture > [loading=lazy]'))
        image.setAttribute('sizes', SAVING_SIZE);
    });
    watch.observe(root, { childList: true, subtree: true });
    addEventListener('DOMContentLoaded', () => watch.disconnect());
  }
}
