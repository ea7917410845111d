/**
 * The few bytes in every page that bring the app at the visitor's first sign of intent, or soon where a part of the
 * page moves by itself. Inlined by the build, its hash stands in the content security policy.
 */
import { SAVING_SIZE, savesData } from '../hooks/savesData.ts';
import { fitMenu } from '../shell/fitMenu.ts';
import { followDisplay } from './display.ts';
import { replayClicks } from './replayClicks.ts';
import { root } from './root.ts';

const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'];
let started = false;
let failed = false;
/** What follows the address of the app once it could not be had under the address itself. */
let anew = '';

/** How long a part that moves by itself stands still at first, in milliseconds. */
const REST_MS = 2000;
/** How long a file may take, and how long after a failure no sign of intent counts, in milliseconds. */
const END_MS = 8000;
const PAUSE_MS = 3000;
/** How long the page waits for its styles before it is shown without, in milliseconds. */
const BARE_MS = 6000;

/** Makes of an address one that no browser and no cache has kept an answer for. */
const unkept = () => `?${Date.now()}`;

const start = () => {
  if (started) return;
  started = true;
  failed = false;
  const app: Promise<{ start?(): Promise<void> }> = import(/* @vite-ignore */ root.dataset.app + anew);
  const end = new AbortController();
  setTimeout(() => end.abort(), END_MS);
  for (const file of (root.dataset.files ?? '').split(' ')) {
    // Only warms the cache: the app and its imports ask for the same files, and the app reports what goes wrong.
    if (file) fetch(file, { signal: end.signal }).catch(() => undefined);
  }
  // On a slow line the app may take a minute, and the page works meanwhile: it is not asked for twice at a time.
  app
    .then((module) => module.start ?? Promise.reject())
    .catch((error) => {
      // Some browsers do not ask again for a module that failed, and something else may have been kept in its place.
      anew = unkept();
      throw error;
    })
    .then((startApp) => startApp())
    .catch(() => {
      failed = true;
      followHeld();
      // The page works without the app; a later sign of intent tries again.
      setTimeout(() => {
        started = false;
      }, PAUSE_MS);
    });
};

const followHeld = replayClicks(() => failed);

/** Asks for styles once more, and nothing waits for them: until they come the page is read without. */
const restyle = (isMissing: (link: HTMLLinkElement) => boolean) => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([media])')) {
    if (!isMissing(link)) continue;
    // The clone of a link is a link.
    const again = link.cloneNode() as HTMLLinkElement;
    again.media = 'print';
    again.onload = () => {
      again.media = 'all';
    };
    again.href += unkept();
    link.replaceWith(again);
  }
};

/** Of browsers before Baseline 2023 none supports both; there the page works as without JavaScript. */
if (CSS.supports('selector(:has(&))')) {
  addEventListener('error', ({ target }) => restyle((link) => link === target), true);
  setTimeout(() => restyle(({ sheet }) => !sheet?.cssRules.length), BARE_MS);
  root.classList.add('js');
  // A page that is seen from its top is laid out as far as it is seen (src/app/styles/blocks/cards.css).
  if (!performance.navigation.type && !location.hash) root.dataset.top = '';
  followDisplay();
  // Before the first paint, when the fonts have come, and whenever the window or the letters have another size.
  requestAnimationFrame(fitMenu);
  for (const cause of ['load', 'resize', 'change']) addEventListener(cause, fitMenu);
  for (const sign of signs) addEventListener(sign, start, { passive: true });
  const when = root.dataset.start;
  // Back from an entry of the history that the app has named may lead to another page of the same document, for which the
  // browser loads nothing. That is the work of the app; where it has not come, the page is loaded.
  if (when === 'now' || history.state?.key || (when === 'query' && location.search))
    addEventListener('load', start);
  else if (when === 'soon') addEventListener('load', () => setTimeout(start, REST_MS));
  const { pathname } = location;
  addEventListener('popstate', () => {
    if (root.dataset.ready === undefined && location.pathname !== pathname) location.reload();
  });

  // The menu that has led to another page should not lie over this one when Back finds it as it was.
  addEventListener('pagehide', () => root.querySelector<HTMLElement>('.menu-sheet')?.hidePopover?.());

  // On paper it matters of when a page is, with or without the app.
  addEventListener('beforeprint', () => {
    // Older browsers print closed chapters closed, whatever the style sheet says.
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true;
    const place = document.querySelector<HTMLElement>('.print-day');
    if (!place) return;
    const lang = place.closest<HTMLElement>('[lang]')?.lang;
    // Of a site in English without a country nobody knows the order of day and month; a name is read everywhere.
    const date = new Date().toLocaleDateString(lang === 'en' ? 'en-GB' : lang, { dateStyle: 'long' });
    place.textContent = (place.dataset.words ?? '{date}').replace('{date}', date);
  });
  if (savesData()) {
    // While the page is being read, before a lazy picture is chosen; an eager one is on its way already.
    const watch = new MutationObserver(() => {
      for (const image of document.querySelectorAll('picture > [loading=lazy]'))
        image.setAttribute('sizes', SAVING_SIZE);
    });
    watch.observe(root, { childList: true, subtree: true });
    addEventListener('DOMContentLoaded', () => watch.disconnect());
  }
}
