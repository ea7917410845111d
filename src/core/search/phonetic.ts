/**
 * The sound of a word: one key for a Malayalam word and for what somebody writes who types it in Latin letters.
 *
 * There is no one way to write Malayalam in Latin letters, and few type long vowels, aspirates and double consonants
 * as a dictionary does. So the key knows less than either script: "vaayanaadinam", "vayana dinam" and വായനാദിനം meet.
 */
import { fold } from './fold.ts';

/** Letters by their sound: "k കഖ" says that both are spoken k. */
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
/** T is what romanise writes for റ്റ and the second letter of ന്റ. */
const CONSONANTS = soundTable(
  'k കഖ, g ഗഘ, ng ങ, C ചഛ, j ജഝ, nj ഞ, t ടഠതഥT, d ഡഢദധ, n ണന, p പഫ, b ബഭ, m മ, y യ, r രറ, l ലളഴ, v വ, s ശഷസ, h ഹ',
);
/** Letters that carry no vowel: the chillus and the anusvara. */
const CLOSED = soundTable('n ൺൻN, r ർ, l ൽൾ, k ൿ, m \u0D02');

const OTHERS: Readonly<Record<string, string>> = { ...VOWELS, ...VOWEL_SIGNS, ...CLOSED };

const VIRAMA = '\u0D4D';
const TTA = 'ട';

/** Whether a word is written in Malayalam letters. */
export const hasMalayalam = (word: string) => /[\u0D00-\u0D7F]/.test(word);

/**
 * The key of a word under which its spellings in both scripts meet.
 *
 * @param word one word; any Unicode form
 * @returns lower-case Latin letters and digits; empty when nothing of the word has a sound
 */
export function phoneticKey(word: string): string {
  const folded = fold(word);
  return simplify(hasMalayalam(folded) ? romanise(folded) : latin(folded));
}

/** Letter by letter, with the vowel that a bare consonant carries. */
function romanise(word: string): string {
  const letters = [...word.replace(/\u0D28\u0D4D\u0D31/g, 'NT').replace(/\u0D31\u0D4D\u0D31/g, 'T')];
  return letters
    .map((letter, index) => {
      const consonant = CONSONANTS[letter];
      if (consonant === undefined) return OTHERS[letter] ?? (/[a-z0-9]/.test(letter) ? letter : '');
      const next = letters[index + 1] ?? '';
      const bare = next === VIRAMA || next in VOWEL_SIGNS ? '' : 'a';
      // Between vowels ട is spoken, and typed, as d: നാട്, "nadu".
      const doubled = next === VIRAMA && letters[index + 2] === TTA;
      const soft = letter === TTA && !doubled && endsOpen(letters[index - 1] ?? VIRAMA);
      return (soft ? 'd' : consonant) + bare;
    })
    .join('');
}

/** Whether a letter before a consonant ends in a vowel. */
const endsOpen = (letter: string) => letter in VOWEL_SIGNS || letter in VOWELS || letter in CONSONANTS;

/** What is typed in Latin letters, in the letters that {@link romanise} gives. */
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

/** What both scripts leave open. */
function simplify(key: string): string {
  return (
    key
      // The half vowel at the end is written u or not at all: ക്യാമ്പ്, "kyampu".
      .replace(/(..[^aeiou])u$/, '$1')
      // An anusvara before a consonant is spoken in its place: സംഗമം, "sangamam".
      .replace(/m(?=[gkCjtdsnlvh])/g, 'n')
      .replace(/jnj|jn|gn/g, 'nj')
      .replace(/nj(?=[Cj])|ng(?=[kg])/g, 'n')
      .replace(/([aeiou])\1+/g, '$1')
      // One consonant for two, but for the n between vowels: ഓണം is no ഒന്നാം.
      .replace(/([^aeioun\d]|[^aeiou\d]{2,}?)\1+/g, '$1')
      .replace(/([aeiou]nn)n*(?=[aeiou])|n+/g, (_, kept?: string) => kept ?? 'n')
      // വൽക്കരണം and വത്കരണം, കലോത്സവം and കലോൽസവം.
      .replace(/t(?=[kspm])/g, 'l')
      // ക്യാമ്പസ് and കാമ്പസ്.
      .replace(/([^aeiou\d])y(?=a)/g, '$1')
      // ലഹരിക്ക് and ലഹരിയ്ക്ക്.
      .replace(/iy(?![aeiou])/g, 'i')
      // After a nasal the voiced and the unvoiced sound the same: ക്യാമ്പ്, ഡെങ്കി, ഉണ്ട്.
      .replace(/nd/g, 'nt')
      .replace(/mb/g, 'mp')
      .replace(/ng/g, 'nk')
      .replace(/C/g, 'c')
  );
}
