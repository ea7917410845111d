/** Connects a page in the preview with the form in the editor. */

import { applyAttribute } from '../shell/displaySettings.ts';
import type { PreviewMessage } from './devEvents.ts';
import { type OutsideLink, outsideLink } from './outsideLink.ts';

const BLOCKS = 'h1, h2, h3, h4, h5, h6, p, li, td, th, dt, dd, figcaption, caption, summary, blockquote';
const TEXTS = `${BLOCKS}, span, a, button`;
/** Elements that show only site settings, such as the address, apart from their heading. */
const OF_SITE = 'address, .contact-ways, .hours, .block-map';
const MARK = 'data-editor-shown';
/** Duration of the highlight, in milliseconds. */
const WHILE_MS = 1_600;

/** @param editor origin of the editor window */
export function connectPreview(editor: string): void {
  const send = (message: PreviewMessage) => parent.postMessage(message, editor);
  addEventListener('click', (event) => {
    const { target } = event;
    // A link opens its page, also in the editor. With Alt it is selected as text.
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
  // Files may have been dragged in before this script was loaded.
  addEventListener('dragover', tellOfFiles, { once: true });
  addEventListener('message', ({ origin, source, data }: MessageEvent<PreviewMessage>) => {
    if (origin !== editor || source !== parent) return;
    if (data.kind === 'show') show(data);
    // Not saved here: the editor stores it, so that the choice made on the page itself remains.
    if (data.kind === 'colours') applyAttribute('theme', data.theme);
  });
  let path: string | undefined;
  const tellPage = () => {
    if (path === location.pathname) return;
    path = location.pathname;
    send({ kind: 'shown', path });
  };
  // The title changes after the address.
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
 * Other sites and files open in a new tab. Other programs are not started, because the browser would show an
 * error in the frame. @param onLeave called with the followed link
 */
function stayOnSite(onLeave: (link: OutsideLink) => void): void {
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
  /** Number of equal texts or images before it. */
  position: number;
}

function pickOf(target: Element): Pick | undefined {
  const picture =
    target instanceof HTMLImageElement ? target : target.closest('figure')?.querySelector('img');
  if (picture && !target.closest('figcaption')) {
    const src = sourceOf(picture);
    return { text: picture.alt, src, position: pictures(src).indexOf(picture) };
  }
  // For a click on bold text, the paragraph.
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

const isOfSite = (element: Element) =>
  (element.closest(OF_SITE) !== null && !element.closest('h1, h2, h3, h4, h5, h6')) ||
  !element.closest('main');

const wordsOf = ({ textContent }: Element) => (textContent ?? '').replace(/\s+/g, ' ').trim();

/** Innermost elements with exactly this text in document order, or else those that begin with it. */
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

const sourceOf = (picture: HTMLImageElement) => decodeURI(new URL(picture.src, location.href).pathname);
