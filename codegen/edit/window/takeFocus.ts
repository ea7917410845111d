/** As a `ref`: the element takes the focus as it comes into the window. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();

/** Gives the focus to what Tab would come to next, for a control that is about to go. */
export function passFocus(control: HTMLElement): void {
  const all = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex="0"]'),
  ];
  all.slice(all.indexOf(control) + 1).find((next) => {
    // What is not shown takes none.
    next.focus();
    return next === document.activeElement;
  });
}
