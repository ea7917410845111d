/** Which key of a shortcut is pressed, whatever letters are written with it. */

/**
 * The letter of a key as shortcuts name it: that of an English keyboard where a layout writes others, as for Malayalam, even with Ctrl.
 *
 * @returns other keys by their names
 */
export function shortcutKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const [, english] = (/^\P{ASCII}/u.test(key) && /^Key([A-Z])$/.exec(code)) || [];
  const letter = english ?? key;
  return letter.length === 1 ? letter.toLowerCase() : letter;
}
