/** Shows the menu as a sheet in a wide window, too, where it does not fit into one row. Runs within the starter and the app. */
const root = () => document.documentElement;

/** As in src/styles/shell/menu.css. */
const WIDE = 'not all and (max-width: 48em)';

/** Sets `data-menu` of the root element if the menu takes more than one row, whatever its words, their font and their size. */
export function fitMenu(): void {
  const list = document.querySelector<HTMLElement>('.menu-list');
  const first = list?.firstElementChild;
  delete root().dataset.menu;
  if (!first || !matchMedia(WIDE).matches) return;
  if (list.offsetHeight > 1.5 * first.getBoundingClientRect().height) root().dataset.menu = 'sheet';
}

/** Whether a button opens the menu. */
export const isMenuSheet = (): boolean => root().dataset.menu !== undefined || !matchMedia(WIDE).matches;

/** Fits the menu before the first paint, and whenever the width of the window or the size of letters changes. */
export function keepMenuFit(): void {
  if (!('ResizeObserver' in window)) return;
  let fitted = '';
  const update = () => {
    const count = document.querySelector('.menu-list')?.childElementCount ?? 0;
    const state = [root().clientWidth, getComputedStyle(root()).fontSize, count].join();
    if (count === 0 || state === fitted) return;
    fitted = state;
    fitMenu();
  };
  new ResizeObserver(update).observe(root());
  document.fonts?.ready.then(() => {
    fitted = '';
    update();
  });
}
