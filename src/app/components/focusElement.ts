/**
 * Ref for an element that replaces the focused control. It is a constant because React calls a new ref
 * function at every render. The scroll position is unchanged.
 */
export const focusElement = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });
