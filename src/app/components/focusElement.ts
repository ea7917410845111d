/**
 * The ref of what takes the place of the control that had the focus. One function for all, since React calls a new one at each drawing. A page
 * that the visitor has scrolled meanwhile stays where it is.
 */
export const focusElement = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });
