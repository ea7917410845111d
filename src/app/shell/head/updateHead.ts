/** Keeps the head true when what is shown has changed without a reload. */
import { attributesOf, type Tags } from './tags.ts';

/** What {@link Tags} stand for, and what only the build can say: the share picture, what the page is about. */
const CHANGING =
  'meta[property],meta[name=description],meta[name=robots],meta[name^=twitter],link[rel=canonical],link[hreflang],script[type$=json]';

/** What the HTML came with, and the page that it is about. */
let currentHead: { path: string | undefined; elements: Element[] } | undefined;

/** The language of the page that is shown. A browser that translates writes its own into the document. */
let shownLanguage: string | undefined;

/** The direction of its frame: a page in another language than its frame has that of the frame. */
let turned: 'rtl' | undefined;

/**
 * The page that the HTML came with gets back what it came with; any other gets its tags.
 *
 * @param path canonical path of the page that is shown; undefined where there is none
 * @param language of what is shown
 * @param direction of the frame around it, where that is not from left to right
 */
export function updateHead(
  path: string | undefined,
  tags: Tags,
  language: string,
  direction: 'rtl' | undefined,
): void {
  if (currentHead && language !== shownLanguage) document.documentElement.lang = language;
  if (currentHead && direction !== turned) document.documentElement.dir = direction ?? '';
  shownLanguage = language;
  turned = direction;
  const elements = [...document.querySelectorAll(CHANGING)];
  if (!currentHead) {
    currentHead = { path, elements };
    return;
  }
  for (const element of elements) element.remove();
  document.head.append(...(path === currentHead.path ? currentHead.elements : elementsOf(tags)));
}

const elementsOf = (tags: Tags) =>
  Object.entries(tags).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const attributes = Object.entries(attributesOf(name, value));
    const element = document.createElement(name === 'canonical' ? 'link' : 'meta');
    for (const [attribute, text] of attributes) element.setAttribute(attribute, text);
    return element;
  });
