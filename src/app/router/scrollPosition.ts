/** Scroll position and focus of each history entry, restored on Back. */

const STORE = 'scroll-positions';

function positions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '{}') as Record<string, number>;
  } catch {
    // Storage is unavailable or its content is invalid. Pages then start at the top.
    return {};
  }
}

/** Scroll position of a history entry, in pixels. */
export function position(key: string): number {
  return positions()[key] ?? 0;
}

export function savePosition(key: string, y: number): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify({ ...positions(), [key]: Math.round(y) }));
  } catch {
    // Storage is unavailable.
  }
}

/** Entries that the browser creates for a hash have no key. @param key of react-router */
export function entryName(key: string, pathname: string, hash: string): string {
  return key === 'default' ? pathname + hash : key;
}

/** Identifies an element across renders: the n-th element with the same look. */
interface ElementSignature {
  signature: string;
  nth: number;
}

const focusedElements = new Map<string, ElementSignature>();

const signatureOf = (element: Element) =>
  // The text of a link may have been translated since, so its address identifies it.
  [element.tagName, element.id, element.getAttribute('href') ?? element.textContent].join('\n');

function elementsWithSignature(tagName: string, signature: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(tagName)].filter(
    (element) => signatureOf(element) === signature,
  );
}

/** @param clicked last clicked element, because some browsers do not focus it */
export function saveFocus(key: string, clicked: HTMLElement | undefined): void {
  const active = document.activeElement;
  const element = active instanceof HTMLElement && active !== document.body ? active : clicked;
  if (!element) {
    focusedElements.delete(key);
    return;
  }
  const signature = signatureOf(element);
  focusedElements.set(key, {
    signature,
    nth: elementsWithSignature(element.tagName, signature).indexOf(element),
  });
}

export function hasFocusSaved(key: string): boolean {
  return focusedElements.has(key);
}

/**
 * Focuses the saved element, or the control that opens the menu around it.
 *
 * @returns true if a visible element has the focus
 */
export function restoreFocus(key: string): boolean {
  const saved = focusedElements.get(key);
  const element =
    saved &&
    elementsWithSignature(saved.signature.slice(0, saved.signature.indexOf('\n')), saved.signature)[
      saved.nth
    ];
  if (!element) return false;
  const sheet = element.closest('[popover]');
  return [
    element,
    element.closest('details')?.querySelector('summary'),
    sheet && document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(sheet.id)}"]`),
  ].some((candidate) => {
    if (!candidate || !isInViewport(candidate)) return false;
    candidate.focus({ preventScroll: true });
    return document.activeElement === candidate;
  });
}

export function isInViewport(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && element.getClientRects().length > 0;
}
