/** Folds spellings that readers consider equal, for indexing and for queries. */
import { withNewChillus } from '../route/path.ts';

/** Invisible: soft hyphen, zero-width characters, word joiner, byte order mark. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u2060\uFEFF]/g;

/** A Latin letter with its decomposed marks. */
const LATIN_MARKS = /([a-z])[\u0300-\u036F]+/g;

/** Two-part vowels of early Unicode keyboards, with the intended letter. */
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

/** Zero in Arabic, Persian, Devanagari and Malayalam; the other digits follow it. */
const ZEROS = [0x660, 0x6f0, 0x966, 0xd66];
const DIGITS = /[\u0660-\u0669\u06F0-\u06F9\u0966-\u096F\u0D66-\u0D6F]/g;

/**
 * Spelling variants in decomposed text. Arabic: vowel signs, hamza above and below, tatweel, alef maksura, ta
 * marbuta, letters of Persian keyboards (Apache Lucene, ArabicNormalizer).
 */
const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/[\u0640\u064B-\u065F\u0670]/g, ''],
  [/\u0671/g, '\u0627'],
  [/[\u0649\u06CC]/g, '\u064A'],
  [/\u0629/g, '\u0647'],
  [/\u06A9/g, '\u0643'],
  // Hindi: nukta, chandrabindu, and a nasal before a consonant of its row, often written as anusvara
  // (HindiNormalizer).
  [/\u093C/g, ''],
  [/\u0901/g, '\u0902'],
  [/ङ्(?=[क-ङ])|ञ्(?=[च-ञ])|ण्(?=[ट-ण])|न्(?=[त-न])|म्(?=[प-म])/g, '\u0902'],
];

/**
 * Returns the folded form of a text: lower case, no accents, no invisible characters, digits 0 to 9, chillu
 * letters as single characters, ന്റ and റ്റ as consonant, virama, consonant; Arabic and Hindi as in the table
 * above.
 *
 * @param text in any Unicode form
 */
export function fold(text: string): string {
  const lower = text.normalize('NFC').toLowerCase();
  if (!/[^\0-\x7F]/.test(lower)) return lower;
  const plain = /[^\0-\x7F\u0D00-\u0D7F]/.test(lower)
    ? SCRIPTS.reduce(
        (folded, [pattern, plain]) => folded.replace(pattern, plain),
        withNewChillus(lower).replace(INVISIBLE, '').normalize('NFD').replace(LATIN_MARKS, '$1'),
      ).normalize('NFC')
    : lower;
  const counted = plain.replace(DIGITS, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (ZEROS.find((zero) => code < zero + 10) ?? code));
  });
  return /[\u0D00-\u0D7F]/.test(counted) ? foldMalayalam(counted) : counted;
}

function foldMalayalam(text: string): string {
  let folded = text;
  for (const [parts, letter] of TWO_PARTS) folded = folded.replaceAll(parts, letter);
  return (
    folded
      // ൻ്റ and ൻറ are spellings of ന്റ; ററ is റ്റ on typewriters.
      .replace(/\u0D7B\u0D4D?\u0D31/g, '\u0D28\u0D4D\u0D31')
      .replace(/\u0D31\u0D31/g, '\u0D31\u0D4D\u0D31')
  );
}
