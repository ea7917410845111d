/** Ctrl+K, or Command+K on a Mac. With Shift, the key is "K". */
export const opensSearch = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.altKey && event.key === 'k';
