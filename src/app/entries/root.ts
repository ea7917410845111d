/**
 * The root element; its attributes hold state for scripts and styles. Exported once to keep the inline loader
 * small.
 */
export const root = document.documentElement;
