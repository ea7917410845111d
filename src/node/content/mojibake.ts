/** UTF-8 that was once read as Windows-1252, as older office programs do: "â€™" for an apostrophe, "à´®" for a Malayalam letter. */

/** What the bytes 0x80 to 0x9F are in Windows-1252; five are nothing there and stay (WHATWG Encoding, index-windows-1252). */
const WINDOWS_1252_HIGH = [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009Dž\u0178'];

/** A text in Windows-1252. Node 20 has a decoder of this name that reads ISO 8859-1, in which there is no curly quote. */
export const fromWindows1252 = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\u0080-\u009F]/g, (byte) => WINDOWS_1252_HIGH[byte.charCodeAt(0) - 0x80] ?? byte);

/** What the second and later bytes of a letter, 0x80 to 0xBF, are read as. */
const CONTINUATION = `[\u0080-\u00BF${WINDOWS_1252_HIGH.join('')}]`;

/**
 * Letters of Europe, punctuation, letters of India, the byte order mark, emoji: what such texts have. Of other pairs, such as é
 * before a closing quotation mark and a dash, the one that is seen is as likely meant.
 */
const SEQUENCES = [
  '\u00C2[\u0080-\u00BF]',
  '\u00C3[\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ•˜™š›œž\u0178]',
  '[\u00C4\u00C5][\u0080-\u00BF]',
  `\u00E0[\u00A4-\u00BF]${CONTINUATION}`,
  `\u00E2${CONTINUATION}{2}`,
  `\u00EF[»¿]${CONTINUATION}`,
  `\u00F0[\u009F\u0178]${CONTINUATION}{2}`,
  // Letters of Windows-1252 itself, in a text that was read wrongly a second time: Œ, œ, ƒ, ˆ, ˜.
  'Å[’“]|Æ’|Ë[†œ]',
];

const SEQUENCE = new RegExp(SEQUENCES.join('|'), 'gu');

/** What no text has that was not read wrongly: a letter, or what is left of one. */
export const MOJIBAKE = new RegExp(`${SEQUENCES.join('|')}|â€`, 'u');

/** Texts are sometimes read wrongly a second time. */
const MAX_REPAIRS = 3;

/** What a text was before it was read wrongly; undefined where that cannot be told. */
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
