/**
 * Returns the key of a shortcut. Non-Latin layouts such as Malayalam give the letter of an English keyboard.
 *
 * @returns letters in lower case, other keys by name
 */
export function shortcutKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const [, english] = (/^\P{ASCII}/u.test(key) && /^Key([A-Z])$/.exec(code)) || [];
  const letter = english ?? key;
  return letter.length === 1 ? letter.toLowerCase() : letter;
}
