/** The arrow keys in the list of pages: up and down to the next one, sideways to fold and unfold. */
import type { KeyboardEvent } from 'react';

const ROW_SELECTOR = '.window-pages a';

/** Moves the focus, or folds what has it; other keys are left alone. */
export function navigateRows(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, target } = event;
  if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
  const rows = [...currentTarget.querySelectorAll<HTMLElement>(ROW_SELECTOR)];
  const isSearch = target.matches('input');
  if (key === 'ArrowDown' || (key === 'ArrowUp' && !isSearch)) {
    const current = rows.findIndex((row) => row === target || row.parentElement?.contains(target));
    const next = isSearch ? rows[0] : rows[current + (key === 'ArrowDown' ? 1 : -1)];
    event.preventDefault();
    next?.focus();
  } else if ((key === 'ArrowLeft' || key === 'ArrowRight') && !isSearch) {
    const fold = target.parentElement?.querySelector('.window-fold');
    const isRightToLeft = getComputedStyle(target).direction === 'rtl';
    const isUnfolding = (key === 'ArrowRight') !== isRightToLeft;
    if (fold instanceof HTMLElement && (fold.ariaExpanded === 'true') !== isUnfolding) fold.click();
  }
}
