/** Captions that are still to be written. */

/** How such a caption begins, as "npm run new" leaves it. */
export const PLACEHOLDER_CAPTION = 'Caption to be written';

/** Whether a caption is one of these, also where somebody has changed what follows. */
export const isPlaceholderCaption = (caption: unknown): boolean =>
  typeof caption === 'string' && new RegExp(`^${PLACEHOLDER_CAPTION}\\b`).test(caption);
