/** Invisible characters. Some are valid: joiners in Malayalam, in other scripts and in emoji. */

// biome-ignore-start lint/suspicious/noMisleadingCharacterClass: each character is meant literally
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

/** Spaces that no keyboard types. */
export const SPACES: Readonly<Record<string, string>> = {
  '\u00A0': 'no-break space',
  '\u1680': 'Ogham space',
  '\u2000': 'en quad',
  '\u2001': 'em quad',
  '\u2002': 'en space',
  '\u2003': 'em space',
  '\u2004': 'three-per-em space',
  '\u2005': 'four-per-em space',
  '\u2006': 'six-per-em space',
  '\u2007': 'figure space',
  '\u2008': 'punctuation space',
  '\u2009': 'thin space',
  '\u200A': 'hair space',
  '\u202F': 'narrow no-break space',
  '\u205F': 'mathematical space',
  '\u2800': 'blank Braille character',
  '\u3000': 'ideographic space',
};

/** Behind a letter or mark of these scripts a joiner shapes letters (Unicode Standard, 23.2). */
const JOINED =
  /[\p{Script=Malayalam}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Oriya}\p{Script=Sinhala}\p{Script=Arabic}\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]$/u;
// biome-ignore-end lint/suspicious/noMisleadingCharacterClass: each character is meant literally

/** Direction marks, embeddings and isolates (Unicode Standard Annex 9), without overrides. */
const DIRECTION_MARK = /[\u061C\u200E\u200F\u202A-\u202C\u2066-\u2069]/;

const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\p{Script=Hanifi_Rohingya}]/u;

/** Returns true if a text may have direction marks: it is right-to-left, or has no letters, as a number. */
export const needsDirection = (text: string, isRightToLeft: boolean): boolean =>
  RIGHT_TO_LEFT.test(text) || (isRightToLeft && !/\p{L}/u.test(text));

/** @param mayHaveDirection allows direction marks @returns offsets in UTF-16 code units */
export function invisibleCharacters(
  text: string,
  mayHaveDirection = false,
): { offset: number; name: string }[] {
  return [...text.matchAll(INVISIBLE)].flatMap(({ 0: character, index }) => {
    if (mayHaveDirection && DIRECTION_MARK.test(character)) return [];
    const joins = character === '\u200C' || character === '\u200D';
    if (joins && JOINED.test(text.slice(Math.max(0, index - 2), index))) return [];
    return [{ offset: index, name: NAMES[character] ?? codePoint(character) }];
  });
}

export function unusualSpace(text: string): string | undefined {
  const [space = ''] = UNUSUAL.exec(text) ?? [];
  return SPACES[space];
}

const UNUSUAL = new RegExp(`[${Object.keys(SPACES).join('')}]`);

/** Returns true if a text has only spaces, marks and invisible characters. */
export const isBlank = (text: string): boolean =>
  !/[^\p{Z}\p{M}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);

/** Unicode notation, such as "U+200B". */
export const codePoint = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

export function withoutInvisible(text: string): string {
  const offsets = new Set(invisibleCharacters(text).map(({ offset }) => offset));
  return text.replace(INVISIBLE, (character, offset: number) => (offsets.has(offset) ? '' : character));
}
