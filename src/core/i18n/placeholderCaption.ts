/** Captions that still have to be written. */

/** The beginning of the captions that "npm run new" writes. */
export const PLACEHOLDER_CAPTION = 'Caption to be written';

/** Returns true if a caption begins with the placeholder; the rest may have been edited. */
export const isPlaceholderCaption = (caption: unknown): boolean =>
  typeof caption === 'string' && new RegExp(`^${PLACEHOLDER_CAPTION}\\b`).test(caption);
