/** Spellings of one text that a reader takes for the same become one: the first step of indexing and of searching. */
import { CHILLU } from '../route/path.ts';

/** Consonant, virama, zero-width joiner: how older text writes a chillu letter (Unicode Standard, chapter 12.9). */
const OLD_CHILLU = /([\u0D28\u0D23\u0D30\u0D32\u0D33\u0D15])\u0D4D\u200D/g;

/** Soft hyphen, zero-width characters, word joiner, byte order mark: not to be seen. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u2060\uFEFF]/g;

/** A Latin letter with the marks that canonical decomposition parts from it. */
const LATIN_MARKS = /([a-z])[\u0300-\u036F]+/g;

/** Vowels that keyboards of the first Unicode years put together from two parts, and the letter that is meant. */
const TWO_PARTS: readonly (readonly [string, string])[] = [
  ['\u0D07\u0D57', '\u0D08'], // ഇൗ, ഈ
  ['\u0D09\u0D57', '\u0D0A'], // ഉൗ, ഊ
  ['\u0D0E\u0D46', '\u0D10'], // എെ, ഐ
  ['\u0D12\u0D3E', '\u0D13'], // ഒാ, ഓ
  ['\u0D12\u0D57', '\u0D14'], // ഒൗ, ഔ
  ['\u0D46\u0D46', '\u0D48'], // െെ, ൈ
  ['\u0D4C', '\u0D57'], // the two signs of au
  ['\u0D4E', '\u0D7C'], // dot reph, ർ
];

const MALAYALAM_ZERO = 0x0d66;

/**
 * A text in the one spelling that words are compared in: lower case, no accents, no invisible characters, chillu letters
 * as letters of their own, ന്റ and റ്റ as consonant, virama, consonant.
 *
 * @param text in any Unicode form
 */
export function fold(text: string): string {
  const lower = text.normalize('NFC').toLowerCase();
  const plain = /[^\0-\x7F\u0D00-\u0D7F]/.test(lower)
    ? lower
        .replace(OLD_CHILLU, (_, letter: string) => CHILLU[letter] ?? letter)
        .replace(INVISIBLE, '')
        .normalize('NFD')
        .replace(LATIN_MARKS, '$1')
        .normalize('NFC')
    : lower;
  return /[\u0D00-\u0D7F]/.test(plain) ? foldMalayalam(plain) : plain;
}

function foldMalayalam(text: string): string {
  let folded = text;
  for (const [parts, letter] of TWO_PARTS) folded = folded.replaceAll(parts, letter);
  return (
    folded
      // ൻ്റ, ൻറ: both stand for ന്റ. ററ: റ്റ as typewriters had it.
      .replace(/\u0D7B\u0D4D?\u0D31/g, '\u0D28\u0D4D\u0D31')
      .replace(/\u0D31\u0D31/g, '\u0D31\u0D4D\u0D31')
      .replace(/[\u0D66-\u0D6F]/g, (digit) => String(digit.charCodeAt(0) - MALAYALAM_ZERO))
  );
}
