/** Ctrl+K, or Command+K on a Mac. */
export const opensSearch = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k';
