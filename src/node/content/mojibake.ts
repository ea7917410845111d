/** Repairs UTF-8 that was decoded as Windows-1252: "â€™" for an apostrophe, "à´®" for a Malayalam letter. */

/**
 * The bytes 0x80 to 0x9F in Windows-1252. Five are undefined and map to themselves (WHATWG Encoding,
 * index-windows-1252).
 */
const WINDOWS_1252_HIGH = [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009Dž\u0178'];

/**
 * Decodes Windows-1252. In Node 20, TextDecoder of this name decodes ISO 8859-1, which has no curly quotes.
 */
export const fromWindows1252 = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\u0080-\u009F]/g, (byte) => WINDOWS_1252_HIGH[byte.charCodeAt(0) - 0x80] ?? byte);

/** Continuation bytes, 0x80 to 0xBF, as decoded characters. */
const CONTINUATION = `[\u0080-\u00BF${WINDOWS_1252_HIGH.join('')}]`;

/**
 * Common sequences: European letters, punctuation, Indian letters, the byte order mark, emoji. Other pairs,
 * such as é before a closing quotation mark and a dash, are equally likely to be intended.
 */
const SEQUENCES = [
  '\u00C2[\u0080-\u00BF]',
  '\u00C3[\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ•˜™š›œž\u0178]',
  '[\u00C4\u00C5][\u0080-\u00BF]',
  `\u00E0[\u00A4-\u00BF]${CONTINUATION}`,
  `\u00E2${CONTINUATION}{2}`,
  `\u00EF[»¿]${CONTINUATION}`,
  `\u00F0[\u009F\u0178]${CONTINUATION}{2}`,
  // Letters of Windows-1252 that were decoded twice: Œ, œ, ƒ, ˆ, ˜.
  'Å[’“]|Æ’|Ë[†œ]',
];

const SEQUENCE = new RegExp(SEQUENCES.join('|'), 'gu');

/** Matches sequences that never occur in correct text. */
export const MOJIBAKE = new RegExp(`${SEQUENCES.join('|')}|â€`, 'u');

/** Texts may be decoded wrongly more than once. */
const MAX_REPAIRS = 3;

export function repairText(text: string): string | undefined {
  let repaired = text;
  for (let time = 0; time < MAX_REPAIRS && MOJIBAKE.test(repaired); time++)
    repaired = repaired.replace(SEQUENCE, decodeSequence);
  return repaired === text || MOJIBAKE.test(repaired) ? undefined : repaired;
}

function decodeSequence(sequence: string): string {
  const bytes = [...sequence].map((character) => {
    const index = WINDOWS_1252_HIGH.indexOf(character);
    return index < 0 ? character.charCodeAt(0) : 0x80 + index;
  });
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(Uint8Array.from(bytes));
  } catch {
    return sequence;
  }
}
