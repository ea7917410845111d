/**
 * Loads the app at the first sign of user intent, or soon after load if a block moves automatically, and holds
 * clicks on controls that need it. The content security policy contains the hash of this script.
 */
import { REQUEST_TIMEOUT_MS } from '../../core/data/failure.ts';
import { isModifiedClick } from '../components/isModifiedClick.ts';
import { SAVING_SIZE, savesData } from '../hooks/savesData.ts';
import { restoreDisplay } from '../shell/displaySettings.ts';
import { fitMenu } from '../shell/fitMenu.ts';
import { opensSearch } from '../shell/searchKey.ts';
import { CONTROLS, type HeldControl, isAppLoading, SEARCH } from './heldControls.ts';
import { root } from './root.ts';

/** Delay before automatic movement starts, in milliseconds. */
const REST_MS = 2000;
/** Pause after a failure before the next attempt, in milliseconds. */
const PAUSE_MS = 3000;
/** Time before a held link is followed, in milliseconds: at 20 kB/s, Home and the app need 15 s. */
const HOLD_TIMEOUT_MS = 30000;
/** Maximum time the page waits for its styles before it is shown without them, in milliseconds. */
const STYLES_TIMEOUT_MS = 6000;

const heldControls: HeldControl[] = [];
let started = false;
let hasFailed = false;
/** Query string that is added to addresses after a failure, because some browsers cache a failed module. */
let retryQuery = '';

/** Buttons remain held. The last of several links is followed. */
const follow = () => {
  for (const control of heldControls) if ('href' in control) location.assign(control.href);
};

const start = () => {
  if (started) return;
  started = true;
  hasFailed = false;
  const { app, files } = root.dataset;
  // Not requested again while pending: on a slow connection the app may take a minute.
  import(/* @vite-ignore */ app + retryQuery)
    .then((module: { start(heldControls: HeldControl[]): Promise<void> }) => module.start(heldControls))
    .catch(() => {
      retryQuery = `?${Date.now()}`;
      hasFailed = true;
      follow();
      setTimeout(() => {
        started = false;
      }, PAUSE_MS);
    });
  // Only warms the cache: the app requests the same files and reports errors.
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  for (const file of files ? files.split(' ') : []) fetch(file, { signal }).catch(() => undefined);
};

const hold = (event: Event, control: HeldControl | null) => {
  // The app has already handled the event.
  if (event.defaultPrevented || !control || !isAppLoading()) return;
  event.preventDefault();
  if (heldControls.length === 0) {
    // Outside of the hydrated root.
    const note = document.createElement('p');
    note.className = 'held search-waiting';
    note.role = 'status';
    const name = control.textContent || control.querySelector('img')?.alt;
    note.textContent = `${name || control.ariaLabel} …`;
    document.body.append(note);
    setTimeout(follow, HOLD_TIMEOUT_MS);
  }
  if (heldControls.at(-1) !== control) heldControls.push(control);
  if (hasFailed) follow();
};

/** Reloads styles without blocking the page. */
const reloadStyles = (isMissing: (link: HTMLLinkElement) => boolean) => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([media])')) {
    if (!isMissing(link)) continue;
    const again = link.cloneNode() as HTMLLinkElement;
    again.media = 'print';
    again.onload = () => {
      again.media = 'all';
    };
    again.href += `?${Date.now()}`;
    link.replaceWith(again);
  }
};

/** Excludes browsers from before Baseline 2023; there the page works as without JavaScript. */
if (CSS.supports('selector(:has(&))')) {
  const on = (
    types: string,
    listener: (event: Event) => void,
    options?: boolean | AddEventListenerOptions,
  ) => {
    for (const type of types.split(' ')) addEventListener(type, listener, options);
  };
  root.classList.add('js');
  // A page opened at its top skips layout below the viewport (src/app/styles/blocks/cards.css).
  if (!performance.navigation.type && !location.hash) root.dataset.top = '';
  // Reading the storage takes some milliseconds on a phone, so it runs while the styles load.
  requestAnimationFrame(() => {
    restoreDisplay();
    fitMenu();
  });
  on('pageshow', restoreDisplay);
  // A page from the back/forward cache must not show an open menu.
  on('pagehide', () => root.querySelector<HTMLElement>('.menu-sheet')?.hidePopover?.());
  on('load resize change', fitMenu);
  on('error', ({ target }) => reloadStyles((link) => link === target), true);
  setTimeout(() => reloadStyles(({ sheet }) => !sheet?.cssRules.length), STYLES_TIMEOUT_MS);
  on('pointerover pointerdown touchstart keydown focusin', start, { passive: true });
  on('click', (event) => {
    if (!isModifiedClick(event as MouseEvent)) hold(event, (event.target as Element).closest(CONTROLS));
  });
  on('keydown', (event) => {
    if (opensSearch(event as KeyboardEvent)) hold(event, document.querySelector(SEARCH));
  });
  const when = root.dataset.start;
  // Back from an entry with a key may lead to another page of the same document, which only the app can
  // render.
  if (when === 'now' || history.state?.key || (when === 'query' && location.search)) on('load', start);
  else if (when === 'soon') on('load', () => setTimeout(start, REST_MS));
  const { pathname } = location;
  on('popstate', () => {
    if (root.dataset.ready === undefined && location.pathname !== pathname) location.reload();
  });
  if (savesData()) {
    // During parsing, before lazy image variants are chosen. Eager images are already requested.
    const watch = new MutationObserver(() => {
      for (const image of document.querySelectorAll('picture > [loading=lazy]'))
        image.setAttribute('sizes', SAVING_SIZE);
    });
    watch.observe(root, { childList: true, subtree: true });
    on('DOMContentLoaded', () => watch.disconnect());
  }
}
