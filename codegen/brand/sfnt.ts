/** Font files: taken out of their wrapping, and which letters they have. */
import { inflateSync } from 'node:zlib';

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/**
 * A font in its plain form, which is the only one that Pango takes (W3C WOFF File Format 1.0, sections 3 to 5): the same
 * tables, each inflated where it is compressed, under another directory.
 *
 * @throws when the file is no WOFF 1.0
 */
export function unwrapWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('The font is no WOFF 1.0 file.');
  const count = woff.readUInt16BE(12);
  const font = Buffer.alloc(woff.readUInt32BE(16));
  const exponent = Math.floor(Math.log2(count));
  const range = SFNT_ENTRY * 2 ** exponent;
  font.writeUInt32BE(woff.readUInt32BE(4), 0);
  font.writeUInt16BE(count, 4);
  font.writeUInt16BE(range, 6);
  font.writeUInt16BE(exponent, 8);
  font.writeUInt16BE(count * SFNT_ENTRY - range, 10);
  let end = SFNT_HEADER + SFNT_ENTRY * count;
  for (let index = 0; index < count; index++) {
    const from = WOFF_HEADER + WOFF_ENTRY * index;
    const to = SFNT_HEADER + SFNT_ENTRY * index;
    const [offset, packed, length, checksum] = [4, 8, 12, 16].map((at) => woff.readUInt32BE(from + at)) as [
      number,
      number,
      number,
      number,
    ];
    const table = woff.subarray(offset, offset + packed);
    woff.copy(font, to, from, from + 4);
    font.writeUInt32BE(checksum, to + 4);
    font.writeUInt32BE(end, to + 8);
    font.writeUInt32BE(length, to + 12);
    (packed < length ? inflateSync(table) : table).copy(font, end);
    end += Math.ceil(length / 4) * 4;
  }
  return font;
}

/** Whether a font has a letter, given as a code point. */
export type HasLetter = (code: number) => boolean;

/**
 * The letters of a font, by the tables for all of Unicode or for its first plane (OpenType, "cmap", formats 12 and 4).
 *
 * @param font in its plain form
 */
export function lettersOf(font: Buffer): HasLetter {
  const ranges = rangesOf(font);
  return (code) => ranges.some(([first, last]) => code >= first && code <= last);
}

type Range = readonly [first: number, last: number];

function rangesOf(font: Buffer): Range[] {
  const at = tableAt(font, 'cmap');
  if (at === undefined) return [];
  const tables = Array.from({ length: font.readUInt16BE(at + 2) }, (_, index) => {
    const offset = at + font.readUInt32BE(at + 8 + 8 * index);
    return { offset, format: font.readUInt16BE(offset) };
  });
  const whole = tables.find(({ format }) => format === 12);
  if (whole) return groups(font, whole.offset);
  const plane = tables.find(({ format }) => format === 4);
  return plane ? segments(font, plane.offset) : [];
}

function tableAt(font: Buffer, name: string): number | undefined {
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const entry = SFNT_HEADER + SFNT_ENTRY * index;
    if (font.toString('latin1', entry, entry + 4) === name) return font.readUInt32BE(entry + 8);
  }
  return undefined;
}

const groups = (font: Buffer, at: number): Range[] =>
  Array.from({ length: font.readUInt32BE(at + 12) }, (_, index) => {
    const group = at + 16 + 12 * index;
    return [font.readUInt32BE(group), font.readUInt32BE(group + 4)];
  });

/** The last segment ends every table and has no letter. */
function segments(font: Buffer, at: number): Range[] {
  const double = font.readUInt16BE(at + 6);
  return Array.from({ length: double / 2 - 1 }, (_, index): Range => {
    const last = font.readUInt16BE(at + 14 + 2 * index);
    return [font.readUInt16BE(at + 16 + double + 2 * index), last];
  });
}
