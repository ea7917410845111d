/** Makes everything outside of the dialog inert. Returns a function that undoes it. */
export function lockPage(dialog: HTMLElement): () => void {
  const outside = [...document.body.children].filter(
    (element) => element !== dialog && !element.hasAttribute('inert'),
  );
  for (const element of outside) element.setAttribute('inert', '');
  return () => {
    for (const element of outside) element.removeAttribute('inert');
  };
}

/**
 * Prevents scrolling without a layout shift. Returns a function that undoes it. Must run before glightbox
 * opens: it adds a style sheet for a scroll bar, which the content security policy forbids.
 */
export function lockScroll(): () => void {
  const { style } = document.documentElement;
  const width = innerWidth - document.documentElement.clientWidth;
  const previousStyle = {
    overflow: style.overflow,
    gutter: style.scrollbarGutter,
    padding: document.body.style.paddingRight,
  };
  style.overflow = 'hidden';
  style.scrollbarGutter = 'auto';
  if (width > 0) {
    const padding = Number.parseFloat(getComputedStyle(document.body).paddingRight) || 0;
    document.body.style.paddingRight = `${padding + width}px`;
  }
  return () => {
    style.overflow = previousStyle.overflow;
    style.scrollbarGutter = previousStyle.gutter;
    document.body.style.paddingRight = previousStyle.padding;
  };
}
