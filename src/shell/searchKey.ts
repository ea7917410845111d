/** The keys that open the search, and whether / is one: kept in this browser only. */

const STORE = 'slash-key';
let on: boolean | undefined;

export function slashOpensSearch(): boolean {
  on ??= stored();
  return on;
}

export function switchSearchKey(to: boolean): void {
  on = to;
  try {
    if (to) localStorage.removeItem(STORE);
    else localStorage.setItem(STORE, 'off');
  } catch {
    // Storage is refused: the choice holds until the page is left.
  }
}

function stored(): boolean {
  try {
    return localStorage.getItem(STORE) !== 'off';
  } catch {
    return true;
  }
}

/** Ctrl+K or Command+K anywhere, / where nothing is typed into. */
export function opensSearch(event: KeyboardEvent): boolean {
  if (event.altKey) return false;
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === 'k' && !event.shiftKey;
  return event.key === '/' && !isField(event.target) && slashOpensSearch();
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
