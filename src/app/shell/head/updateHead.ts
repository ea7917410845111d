/** Updates the head after client-side navigation. */
import { attributesOf, type Tags } from './tags.ts';

/** Elements of {@link Tags} and those that only the build creates: preview image and structured data. */
const CHANGING =
  'meta[property],meta[name=description],meta[name=robots],meta[name^=twitter],link[rel=canonical],link[hreflang],script[type$=json]';

let currentHead: { path: string | undefined; elements: Element[] } | undefined;

/** Language of the displayed page. A translating browser overwrites the attribute of the document. */
let currentLanguage: string | undefined;

/** Direction of the shell, also for a page in another language. */
let shellDirection: 'rtl' | undefined;

/**
 * @param path canonical path of the displayed page; undefined if there is none
 * @param direction of the shell, if it is right to left
 */
export function updateHead(
  path: string | undefined,
  tags: Tags,
  language: string,
  direction: 'rtl' | undefined,
): void {
  if (currentHead && language !== currentLanguage) document.documentElement.lang = language;
  if (currentHead && direction !== shellDirection) document.documentElement.dir = direction ?? '';
  currentLanguage = language;
  shellDirection = direction;
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
