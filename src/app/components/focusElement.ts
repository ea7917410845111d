/** A constant ref, because React calls a new ref function at every render. */
export const focusElement = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });
