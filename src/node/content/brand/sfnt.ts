import { inflateSync } from 'node:zlib';

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/**
 * Converts WOFF to the font that it wraps (W3C WOFF File Format 1.0, sections 3 to 5): the same tables,
 * inflated, with another directory.
 *
 * @throws if the file is not WOFF 1.0
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
