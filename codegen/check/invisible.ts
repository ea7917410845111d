/** Signs that cannot be seen. Some belong into words: the joiners of Malayalam and of other scripts, and of emoji. */

// biome-ignore-start lint/suspicious/noMisleadingCharacterClass: each sign is meant by itself
/** Zero-width and direction signs, the soft hyphen, separators, the object replacement of word processors. */
const INVISIBLE =
  /[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFC]/g;

const NAMES: Readonly<Record<string, string>> = {
  '\u00AD': 'soft hyphen',
  '\u200B': 'zero-width space',
  '\u200C': 'zero-width non-joiner',
  '\u200D': 'zero-width joiner',
  '\u200E': 'left-to-right mark',
  '\u200F': 'right-to-left mark',
  '\u2028': 'line separator',
  '\u2029': 'paragraph separator',
  '\u2060': 'word joiner',
  '\uFEFF': 'byte order mark',
  '\uFFFC': 'object replacement',
};

/** After a letter or mark of these scripts a joiner says how the letters are shaped (Unicode Standard, 23.2). */
const JOINED =
  /[\p{Script=Malayalam}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Oriya}\p{Script=Sinhala}\p{Script=Arabic}\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]$/u;
// biome-ignore-end lint/suspicious/noMisleadingCharacterClass: each sign is meant by itself

/**
 * The signs of a text that cannot be seen and do not belong there.
 *
 * @returns with the place of each within the text, in UTF-16 code units
 */
export function invisibleSigns(text: string): { offset: number; sign: string; name: string }[] {
  return [...text.matchAll(INVISIBLE)].flatMap(({ 0: sign, index }) => {
    const joins = sign === '\u200C' || sign === '\u200D';
    if (joins && JOINED.test(text.slice(Math.max(0, index - 2), index))) return [];
    return [{ offset: index, sign, name: NAMES[sign] ?? codePoint(sign) }];
  });
}

/** A code point as the Unicode Standard writes it. */
export const codePoint = (sign: string) =>
  `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** The text without the signs that do not belong there. */
export function withoutInvisible(text: string): string {
  const offsets = new Set(invisibleSigns(text).map(({ offset }) => offset));
  return text.replace(INVISIBLE, (sign, offset: number) => (offsets.has(offset) ? '' : sign));
}
