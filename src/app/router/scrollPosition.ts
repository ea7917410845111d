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
interface Likeness {
  look: string;
  nth: number;
}

const focused = new Map<string, Likeness>();

const lookOf = (element: Element) =>
  // The text of a link may have been translated since, so its address identifies it.
  [element.tagName, element.id, element.getAttribute('href') ?? element.textContent].join('\n');

function allLike(tagName: string, look: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(tagName)].filter((element) => lookOf(element) === look);
}

/** @param clicked last clicked element, because some browsers do not focus it */
export function saveFocus(key: string, clicked: HTMLElement | undefined): void {
  const active = document.activeElement;
  const element = active instanceof HTMLElement && active !== document.body ? active : clicked;
  if (!element) {
    focused.delete(key);
    return;
  }
  const look = lookOf(element);
  focused.set(key, { look, nth: allLike(element.tagName, look).indexOf(element) });
}

export function hasFocusSaved(key: string): boolean {
  return focused.has(key);
}

/**
 * Focuses the saved element, or the control that opens the menu around it.
 *
 * @returns true if a visible element has the focus
 */
export function restoreFocus(key: string): boolean {
  const saved = focused.get(key);
  const element = saved && allLike(saved.look.slice(0, saved.look.indexOf('\n')), saved.look)[saved.nth];
  if (!element) return false;
  const sheet = element.closest('[popover]');
  return [
    element,
    element.closest('details')?.querySelector('summary'),
    sheet && document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(sheet.id)}"]`),
  ].some((candidate) => {
    if (!candidate || !isInSight(candidate)) return false;
    candidate.focus({ preventScroll: true });
    return document.activeElement === candidate;
  });
}

export function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && element.getClientRects().length > 0;
}
