/**
 * Phonetic keys of Malayalam words and of their romanisations.
 *
 * Malayalam has no standard romanisation, and few people type long vowels, aspirates and double consonants.
 * The key therefore folds them: "vaayanaadinam", "vayana dinam" and വായനാദിനം have the same key.
 */
import { fold } from './fold.ts';

/** A table such as "k കഖ": a sound and its letters. */
function soundTable(table: string): Readonly<Record<string, string>> {
  const rows = table.split(', ').map((row) => row.split(' '));
  return Object.fromEntries(
    rows.flatMap(([sound = '', letters = '']) => [...letters].map((each) => [each, sound])),
  );
}

const VOWELS = soundTable('a അആ, i ഇഈ, u ഉഊ, ri ഋ, e എഏ, ai ഐ, o ഒഓ, au ഔ');
const VOWEL_SIGNS = soundTable(
  'a \u0D3E, i \u0D3F\u0D40, u \u0D41\u0D42, ri \u0D43, e \u0D46\u0D47, ai \u0D48, o \u0D4A\u0D4B, au \u0D57',
);
/** T is romanise's letter for റ്റ and for the second letter of ന്റ. */
const CONSONANTS = soundTable(
  'k കഖ, g ഗഘ, ng ങ, C ചഛ, j ജഝ, nj ഞ, t ടഠതഥT, d ഡഢദധ, n ണന, p പഫ, b ബഭ, m മ, y യ, r രറ, l ലളഴ, v വ, s ശഷസ, h ഹ',
);
/** Letters without a vowel: the chillus and the anusvara. */
const CLOSED = soundTable('n ൺൻN, r ർ, l ൽൾ, k ൿ, m \u0D02');

const OTHERS: Readonly<Record<string, string>> = { ...VOWELS, ...VOWEL_SIGNS, ...CLOSED };

const VIRAMA = '\u0D4D';
const TTA = 'ട';

export const hasMalayalam = (word: string) => /[\u0D00-\u0D7F]/.test(word);

/**
 * @param word one word, in any Unicode form
 * @returns lower-case Latin letters and digits; empty if no letter has a sound
 */
export function phoneticKey(word: string): string {
  const folded = fold(word);
  return simplify(hasMalayalam(folded) ? romanise(folded) : latin(folded));
}

/** Transliterates letter by letter, with the inherent vowel of consonants. */
function romanise(word: string): string {
  const letters = [...word.replace(/\u0D28\u0D4D\u0D31/g, 'NT').replace(/\u0D31\u0D4D\u0D31/g, 'T')];
  return letters
    .map((letter, index) => {
      const consonant = CONSONANTS[letter];
      if (consonant === undefined) return OTHERS[letter] ?? (/[a-z0-9]/.test(letter) ? letter : '');
      const next = letters[index + 1] ?? '';
      const bare = next === VIRAMA || next in VOWEL_SIGNS ? '' : 'a';
      // Between vowels ട is pronounced and typed as d: നാട്, "nadu".
      const doubled = next === VIRAMA && letters[index + 2] === TTA;
      const soft = letter === TTA && !doubled && endsOpen(letters[index - 1] ?? VIRAMA);
      return (soft ? 'd' : consonant) + bare;
    })
    .join('');
}

/** Returns true if a letter ends in a vowel when a consonant follows. */
const endsOpen = (letter: string) => letter in VOWEL_SIGNS || letter in VOWELS || letter in CONSONANTS;

/** Converts Latin input to the alphabet of {@link romanise}. */
function latin(word: string): string {
  return word
    .replace(/zh/g, 'l')
    .replace(/s?ch/g, 'C')
    .replace(/sh|z/g, 's')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/[cq]/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/ph|f/g, 'p')
    .replace(/([bdgjkt])h/g, '$1')
    .replace(/w/g, 'v')
    .replace(/ee|ii|ea/g, 'i')
    .replace(/oo|uu/g, 'u')
    .replace(/ou|ow/g, 'au')
    .replace(/oa/g, 'o')
    .replace(/ae/g, 'e')
    .replace(/[^a-zC0-9]/g, '');
}

/** Folds differences that both scripts allow. */
function simplify(key: string): string {
  return (
    key
      // The final half vowel is u or nothing: ക്യാമ്പ്, "kyampu".
      .replace(/(..[^aeiou])u$/, '$1')
      // An anusvara assimilates to the next consonant: സംഗമം, "sangamam".
      .replace(/m(?=[gkCjtdsnlvh])/g, 'n')
      .replace(/jnj|jn|gn/g, 'nj')
      .replace(/nj(?=[Cj])|ng(?=[kg])/g, 'n')
      .replace(/([aeiou])\1+/g, '$1')
      // Double consonants become single, except n between vowels: ഓണം is not ഒന്നാം.
      .replace(/([^aeioun\d]|[^aeiou\d]{2,}?)\1+/g, '$1')
      .replace(/([aeiou]nn)n*(?=[aeiou])|n+/g, (_, geminate?: string) => geminate ?? 'n')
      // വൽക്കരണം and വത്കരണം, കലോത്സവം and കലോൽസവം.
      .replace(/t(?=[kspm])/g, 'l')
      // ക്യാമ്പസ് and കാമ്പസ്.
      .replace(/([^aeiou\d])y(?=a)/g, '$1')
      // ലഹരിക്ക് and ലഹരിയ്ക്ക്.
      .replace(/iy(?![aeiou])/g, 'i')
      // Voiced and unvoiced consonants sound alike after a nasal: ക്യാമ്പ്, ഡെങ്കി, ഉണ്ട്.
      .replace(/nd/g, 'nt')
      .replace(/mb/g, 'mp')
      .replace(/ng/g, 'nk')
      .replace(/C/g, 'c')
  );
}
