/** Joins a page that the editor shows with the form beside it: a click on a text or picture opens its field, a field shows its place. */

import type { PreviewMessage } from './devEvents.ts';
import { show as showSetting } from './display.ts';
import { type OutsideLink, outsideLink } from './outsideLink.ts';

/** What holds one text of a page. */
const BLOCKS = 'h1, h2, h3, h4, h5, h6, p, li, td, th, dt, dd, figcaption, caption, summary, blockquote';
const TEXTS = `${BLOCKS}, span, a, button`;
/** What shows the settings of the site, such as its address, and nothing of the page but the heading. */
const OF_SITE = 'address, .contact-ways, .hours, .block-map';
const MARK = 'data-editor-shown';
/** How long a place is marked, in milliseconds. */
const WHILE_MS = 1_600;

/**
 * Begins to tell the editor's window what is clicked and which page is shown, and to show what it asks for.
 *
 * @param editor the origin of the window
 */
export function connectPreview(editor: string): void {
  const send = (message: PreviewMessage) => parent.postMessage(message, editor);
  addEventListener('click', (event) => {
    const { target } = event;
    // A link leads to its page, and the window goes there too; with Alt it is text like any other.
    if (!(target instanceof Element) || (target.closest('a, button, summary') && !event.altKey)) return;
    if (event.altKey) event.preventDefault();
    const pick = pickOf(target);
    if (pick) send({ kind: 'picked', ...pick, ...(isOfSite(target) && { isOfSite: true }) });
  });
  stayOnSite((link) => send({ kind: 'left', link }));
  const tellOfFiles = ({ dataTransfer }: DragEvent) => {
    if (dataTransfer?.types.includes('Files')) send({ kind: 'dragged' });
  };
  addEventListener('dragenter', tellOfFiles);
  // Files may have come before this script did.
  addEventListener('dragover', tellOfFiles, { once: true });
  addEventListener('message', ({ origin, source, data }: MessageEvent<PreviewMessage>) => {
    if (origin !== editor || source !== parent) return;
    if (data.kind === 'show') show(data);
    // Kept by the window, so that what was chosen on the page itself stays.
    if (data.kind === 'colours') showSetting('theme', data.theme);
  });
  let path: string | undefined;
  const tellPage = () => {
    if (path === location.pathname) return;
    path = location.pathname;
    send({ kind: 'shown', path });
  };
  // The title changes with the page, after its address.
  new MutationObserver(tellPage).observe(document.head, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  tellPage();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`[${MARK}] { outline: 3px solid #0b57d0 !important; outline-offset: 4px !important; }`);
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Keeps the pages of the site in the frame, whatever leads away from them: a link, a form or a script. Another site and a file open in
 * a tab of their own. Another program is not started: a browser would show an error in the frame.
 *
 * @param onLeave called with what was followed
 */
function stayOnSite(onLeave: (link: OutsideLink) => void): void {
  // Absent from older browsers.
  if (!('navigation' in window)) return;
  navigation.addEventListener('navigate', (event) => {
    const { url, sameDocument } = event.destination;
    const link = sameDocument ? undefined : outsideLink(url, location.origin);
    if (link === undefined || event.downloadRequest !== null || !event.cancelable) return;
    event.preventDefault();
    if (link === 'site' || link === 'file') open(url, '_blank', 'noopener');
    onLeave(link);
  });
}

interface Pick {
  text: string;
  src?: string;
  /** How many equal ones stand before it. */
  position: number;
}

function pickOf(target: Element): Pick | undefined {
  const picture =
    target instanceof HTMLImageElement ? target : target.closest('figure')?.querySelector('img');
  if (picture && !target.closest('figcaption')) {
    const src = sourceOf(picture);
    return { text: picture.alt, src, position: pictures(src).indexOf(picture) };
  }
  // Of words in bold, the paragraph.
  const element = target.closest(BLOCKS) ?? target.closest(TEXTS);
  if (!element) return undefined;
  const text = wordsOf(element);
  return text === ''
    ? undefined
    : { text, position: texts(text).findIndex((each) => each.contains(element) || element.contains(each)) };
}

function show({ text, src, position }: Pick): void {
  const elements: readonly Element[] = src === undefined ? texts(text) : pictures(src);
  const element = elements[position] ?? elements[0];
  if (!element) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: 'center', behavior: calm ? 'instant' : 'smooth' });
  element.setAttribute(MARK, '');
  setTimeout(() => element.removeAttribute(MARK), WHILE_MS);
}

/** Around the page there is nothing but the settings. */
const isOfSite = (element: Element) =>
  (element.closest(OF_SITE) !== null && !element.closest('h1, h2, h3, h4, h5, h6')) ||
  !element.closest('main');

const wordsOf = ({ textContent }: Element) => (textContent ?? '').replace(/\s+/g, ' ').trim();

/** The innermost elements of the page that say just a text, in their order; where none does, those that begin with it. */
function texts(text: string): Element[] {
  const all = [...document.querySelectorAll(`main :is(${TEXTS})`)];
  const same = all.filter((element) => wordsOf(element) === text);
  const matching =
    same.length > 0 || text === '' ? same : all.filter((element) => wordsOf(element).startsWith(text));
  return matching.filter(
    (element) => !matching.some((other) => other !== element && element.contains(other)),
  );
}

const pictures = (src: string | undefined) =>
  [...document.querySelectorAll('img')].filter((picture) => `/${sourceOf(picture)}`.endsWith(`/${src}`));

/** The path of a picture from the top of the host, decoded. */
const sourceOf = (picture: HTMLImageElement) => decodeURI(new URL(picture.src, location.href).pathname);
