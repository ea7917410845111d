/** The page below an open lightbox stays where it is, and out of reach. */

/** Takes everything outside of the dialog from the pointer, the keyboard and screen readers, and gives it back. */
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
 * Keeps the page below from scrolling and from growing by the width of its scroll bar, and gives it back. To be called
 * before glightbox opens: where it finds a scroll bar it adds a style sheet, which the content security policy forbids.
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
