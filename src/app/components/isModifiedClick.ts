/** Clicks and keys that belong to the browser. */

/**
 * Whether a click or a key is meant for the browser itself: another tab or window, a download, Back, a menu.
 *
 * @param event a click, or a key with its modifiers
 */
export function isModifiedClick(
  event: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'> & { button?: number },
): boolean {
  return (event.button ?? 0) !== 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
}
