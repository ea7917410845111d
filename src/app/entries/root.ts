/** The root element of the page, which says to its scripts and styles how it stands. Named once: the inline loader is in every page. */
export const root = document.documentElement;
