type Modifiers = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

export const hasModifierKey = ({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

/** Returns true if the browser must handle the event: a new tab or window, a download, Back, a menu. */
export const isModifiedClick = (event: Modifiers & { button?: number }): boolean =>
  (event.button ?? 0) !== 0 || hasModifierKey(event);
