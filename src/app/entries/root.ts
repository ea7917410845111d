/** Exported once to keep the inline loader small. */
export const root = document.documentElement;
