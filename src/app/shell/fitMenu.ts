/** Shows the menu as a sheet in a wide window, too, where it does not fit into one row. Runs within the inline loader and the app. */
const root = () => document.documentElement;

/** Sets `data-menu` of the root element if the menu takes more than one row, whatever its words, their font and their size. */
export function fitMenu(): void {
  const list = document.querySelector<HTMLElement>('.menu-list');
  const first = list?.firstElementChild;
  delete root().dataset.menu;
  if (first && list.offsetHeight > 1.5 * first.clientHeight) root().dataset.menu = 'sheet';
}

/** Whether a button opens the menu. The width is as in src/app/styles/shell/menu.css. */
export const isMenuSheet = (): boolean =>
  root().dataset.menu !== undefined || matchMedia('(max-width: 48em)').matches;
