/** For the `ref` of what is told to somebody who may have scrolled to another place. */
export const intoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'center' });
