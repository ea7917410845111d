/** Runs in the inline loader and in the app. Sets `data-menu` of the root element if the menu does not fit into one row. */
export function fitMenu(): void {
  const { dataset } = document.documentElement;
  const list = document.querySelector<HTMLElement>('.menu-list');
  const first = list?.firstElementChild;
  delete dataset.menu;
  if (first && list.offsetHeight > 1.5 * first.clientHeight) dataset.menu = 'sheet';
}

/** Returns true if a button opens the menu. The width matches src/app/styles/shell/menu.css. */
export const isMenuSheet = (): boolean =>
  document.documentElement.dataset.menu !== undefined || matchMedia('(max-width: 48em)').matches;
