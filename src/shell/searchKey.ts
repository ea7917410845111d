/** Whether the key / opens the search; kept in this browser only. */

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
