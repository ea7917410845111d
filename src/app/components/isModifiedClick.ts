/** Returns true if the browser must handle the event: a new tab or window, a download, Back, a menu. */
export function isModifiedClick(
  event: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'> & { button?: number },
): boolean {
  return (event.button ?? 0) !== 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
}
