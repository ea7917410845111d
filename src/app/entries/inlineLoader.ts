/**
 * Loads the app at the first sign of user intent, or soon after load if a block moves automatically, and holds
 * clicks on controls that need it. Every page contains this script, so it is short; the content security policy
 * contains its hash.
 */
import { hasModifierKey } from '../components/isModifiedClick.ts';
import { SAVING_SIZE, savesData } from '../hooks/savesData.ts';
import { restoreDisplay } from '../shell/displaySettings.ts';
import { fitMenu } from '../shell/fitMenu.ts';
import { opensSearch } from '../shell/searchKey.ts';
import { CONTROLS, type HeldControl, isAppLoading, SEARCH } from './heldControls.ts';
import { root } from './root.ts';

/** Delay before automatic movement starts, in milliseconds. */
const REST_MS = 2000;
/** Delay before the style sheet for paper is loaded without user intent, in milliseconds. */
const LINKS_DELAY_MS = 5000;
/** Pause after a failure before the next attempt, in milliseconds. */
const PAUSE_MS = 3000;
/** Time before a held link is followed, in milliseconds: at 20 kB/s, Home and the app need 15 s. */
const HOLD_TIMEOUT_MS = 30000;

const heldControls: HeldControl[] = [];
const { dataset, classList } = root;
const { pathname, hash, search } = location;
const startTime = dataset.start;
/** After a failure it ends in question marks, because some browsers cache a failed module. */
let { app = '' } = dataset;
let isStarted = false;
let hasFailed = false;

/** Buttons remain held. The last of several links is followed. */
const follow = () => {
  for (const control of heldControls) if ('href' in control) location.assign(control.href);
};

/** Adds the links that the first seconds need not load (src/app/shell/Document.tsx). */
const addLinks = () => {
  const links = document.head.querySelector('noscript');
  if (links) links.outerHTML = `${links.textContent}`;
};

const start = () => {
  addLinks();
  if (isStarted) return;
  isStarted = true;
  hasFailed = false;
  // Not requested again while pending: on a slow connection the app may take a minute.
  import(/* @vite-ignore */ app)
    .then((module: { start(heldControls: HeldControl[]): Promise<void> }) => module.start(heldControls))
    .catch(() => {
      app += '?';
      hasFailed = true;
      follow();
      setTimeout(() => {
        isStarted = false;
      }, PAUSE_MS);
    });
  // Only warms the cache: the app requests the same files and reports errors.
  for (const file of dataset.files?.match(/\S+/g) ?? []) fetch(file).catch(() => {});
};

const hold = (event: Event, control: HeldControl | null) => {
  // The app has already handled the event.
  if (event.defaultPrevented || !control || !isAppLoading()) return;
  // Links work without the app.
  if (hasFailed && 'href' in control) return;
  event.preventDefault();
  if (!heldControls[0]) {
    // Outside of the hydrated root.
    document.body.append(
      Object.assign(document.createElement('p'), {
        className: 'held',
        role: 'status',
        textContent: `${control.textContent || control.querySelector('img')?.alt} …`,
      }),
    );
    setTimeout(follow, HOLD_TIMEOUT_MS);
  }
  if (!heldControls.includes(control)) heldControls.push(control);
};

/** Makes lazy images choose small variants: before each frame while the page is parsed, because a frame starts loads. */
const saveData = () => {
  if (!savesData()) return;
  for (const image of document.images) if (image.loading === 'lazy') image.sizes = SAVING_SIZE;
  if (document.readyState === 'loading') requestAnimationFrame(saveData);
};

const on = (types: string, listener: (event: Event) => void) => {
  for (const type of types.split(' ')) addEventListener(type, listener);
};

on('load', () => setTimeout(addLinks, LINKS_DELAY_MS));

/** Excludes browsers from before Baseline 2023; there the page works as without JavaScript. */
if (CSS.supports('selector(:has(&))')) {
  classList.add('js');
  // A page opened at its top skips layout below the viewport (src/app/styles/blocks/cards.css).
  if (!performance.navigation.type && !hash) dataset.top = '';
  // Reading the storage takes some milliseconds on a phone, so it runs just before the first paint.
  requestAnimationFrame(() => {
    restoreDisplay();
    fitMenu();
    saveData();
  });
  on('pageshow', restoreDisplay);
  on('load resize change', fitMenu);
  // A page from the back/forward cache must not show an open menu.
  on('pagehide', () => document.querySelector<HTMLElement>('.menu-sheet')?.hidePopover?.());
  on('pointerover pointerdown keydown focusin', start);
  on('click', (event) => {
    if (!hasModifierKey(event as MouseEvent)) hold(event, (event.target as Element).closest(CONTROLS));
  });
  on('keydown', (event) => {
    if (opensSearch(event as KeyboardEvent)) hold(event, document.querySelector(SEARCH));
  });
  // Back from an entry with a key may lead to another page of the same document, which only the app can
  // render.
  if (startTime === 'now' || history.state?.key || (startTime === 'query' && search)) on('load', start);
  else if (startTime === 'soon') on('load', () => setTimeout(start, REST_MS));
  on('popstate', () => {
    if (!('ready' in dataset) && location.pathname !== pathname) location.reload();
  });
}
