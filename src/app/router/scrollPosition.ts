/** Where a visitor was on a page, so that Back leads there: how far it was scrolled and what had the focus. */

const STORE = 'scroll-positions';

function positions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '{}') as Record<string, number>;
  } catch {
    // Storage is refused or was written by something else; scrolling from the top is no harm.
    return {};
  }
}

/** How far the page of a history entry was scrolled, in pixels. */
export function position(key: string): number {
  return positions()[key] ?? 0;
}

export function savePosition(key: string, y: number): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify({ ...positions(), [key]: Math.round(y) }));
  } catch {
    // As above.
  }
}

/**
 * A name for an entry of the history: its key. Those that the browser makes for a place on a page have none.
 *
 * @param key as react-router gives it
 */
export function entryName(key: string, pathname: string, hash: string): string {
  return key === 'default' ? pathname + hash : key;
}

/** An element of a page that has gone and is drawn again later: the n-th of those that look like it. */
interface Likeness {
  look: string;
  nth: number;
}

const focused = new Map<string, Likeness>();

const lookOf = (element: Element) =>
  // The words of a link may have been translated since.
  [element.tagName, element.id, element.getAttribute('href') ?? element.textContent].join('\n');

function allLike(tagName: string, look: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(tagName)].filter((element) => lookOf(element) === look);
}

/**
 * Remembers what has the focus as a page is left.
 *
 * @param clicked what was clicked last: some browsers give it no focus
 */
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

/** Whether something had the focus when the page of a history entry was left. */
export function hasFocusSaved(key: string): boolean {
  return focused.has(key);
}

/**
 * Gives the focus back to what had it when the page was left, or to what opens the part of the menu that it is in.
 *
 * @returns whether something in sight has it now
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
