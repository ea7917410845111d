/** Whether a text has all words that were typed into a search field, in any order and any case. */
export const hasWords = (text: string, typed: string): boolean => {
  const all = text.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
};
