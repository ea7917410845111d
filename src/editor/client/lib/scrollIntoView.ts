/** For the `ref` of what is told to somebody who may have scrolled to another place. */
export const scrollIntoView = (element: HTMLElement | null): void =>
  element?.scrollIntoView({ block: 'center' });
