/** As a `ref`: the element takes the focus as it comes into the window. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
