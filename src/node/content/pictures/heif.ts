/**
 * AVIF and HEIC: boxes with items at absolute positions (ISO/IEC 14496-12 and 23008-12). Metadata is
 * overwritten in place, so that no position changes. The rotation is a property of the picture, not Exif.
 */
import type { PictureSegments } from './metadata.ts';

interface Box {
  type: string;
  from: number;
  to: number;
}

export function splitHeif(bytes: Buffer): PictureSegments | undefined {
  const file = boxesIn(bytes, 0, bytes.length);
  const meta = file.find(({ type }) => type === 'meta');
  if (!meta) return undefined;
  const inner = boxesIn(bytes, meta.from + 4, meta.to);
  const [infos, locations, store] = ['iinf', 'iloc', 'idat'].map((name) =>
    inner.find(({ type }) => type === name),
  );
  const metadataTypes = infos ? metadataItems(bytes, infos) : new Map<number, string>();
  const image = Buffer.from(bytes);
  const metadata: Buffer[] = [];
  for (const { item, extents } of locations && metadataTypes.size > 0
    ? itemLocations(bytes, locations, store?.from)
    : []) {
    const type = metadataTypes.get(item);
    if (type === undefined) continue;
    // Data within another item, which is unusual for metadata.
    if (!extents) return undefined;
    for (const [from, to] of extents)
      blankMetadata(image, metadata, from, to, type === 'Exif' ? NO_EXIF : '');
  }
  for (const { type, from, to } of file) {
    if (type !== 'uuid') continue;
    image.write('free', from - 4, 'latin1');
    blankMetadata(image, metadata, from, to, '');
  }
  return { image: [image], metadata };
}

/** Returns the first ICC profile in a file, that of its main picture. */
export function findColourProfile(bytes: Buffer): Buffer | undefined {
  const within = (outer: Box | undefined, type: string, skip = 0) =>
    outer && boxesIn(bytes, outer.from + skip, outer.to).find((box) => box.type === type);
  const meta = boxesIn(bytes, 0, bytes.length).find(({ type }) => type === 'meta');
  const properties = within(within(meta, 'iprp', 4), 'ipco');
  const colours = properties ? boxesIn(bytes, properties.from, properties.to) : [];
  const profile = colours.find(
    ({ type, from }) => type === 'colr' && PROFILES.has(bytes.toString('latin1', from, from + 4)),
  );
  return profile && bytes.subarray(profile.from + 4, profile.to);
}

/** The types of `colr` with a profile. `nclx` has numeric colour codes. */
const PROFILES = new Set(['prof', 'rICC']);

/** Empty Exif: the offset that HEIF adds, a TIFF header, an empty list. */
const NO_EXIF = '\0\0\0\0MM\0*\0\0\0\b\0\0\0\0\0\0';

function blankMetadata(image: Buffer, metadata: Buffer[], from: number, to: number, text: string): void {
  const empty = Buffer.alloc(
    to - from,
    text.length <= to - from ? Buffer.from(text.padEnd(to - from, '\0'), 'latin1') : 0,
  );
  if (image.subarray(from, to).equals(empty)) return;
  metadata.push(Buffer.from(image.subarray(from, to)));
  empty.copy(image, from);
}

function boxesIn(bytes: Buffer, start: number, end: number): Box[] {
  const boxes: Box[] = [];
  for (let at = start; at + 8 <= end; ) {
    const short = bytes.readUInt32BE(at);
    const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? end - at : short;
    const from = at + (short === 1 ? 16 : 8);
    if (size < from - at || at + size > end) throw new RangeError('A box is larger than what is around it.');
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), from, to: at + size });
    at += size;
  }
  return boxes;
}

/** Returns the types of metadata items, by item number. */
function metadataItems(bytes: Buffer, infos: Box): Map<number, string> {
  const counted = bytes.readUInt8(infos.from) === 0 ? 2 : 4;
  const items = new Map<number, string>();
  for (const { type, from } of boxesIn(bytes, infos.from + 4 + counted, infos.to)) {
    const version = bytes.readUInt8(from);
    if (type !== 'infe' || version < 2) continue;
    const wide = version === 2 ? 2 : 4;
    const kind = bytes.toString('latin1', from + 4 + wide + 2, from + 4 + wide + 6);
    if (/^(?:Exif|mime|uri )$/.test(kind)) items.set(bytes.readUIntBE(from + 4, wide), kind);
  }
  return items;
}

interface ItemLocation {
  item: number;
  /** Undefined if the data is within another item. */
  extents?: [from: number, to: number][];
}

/** @param store the start of the data stored in the meta box */
function itemLocations(bytes: Buffer, { from, to }: Box, store = 0): ItemLocation[] {
  const version = bytes.readUInt8(from);
  let at = from + 4;
  const readNumber = (length: number) => {
    if (at + length > to) throw new RangeError('The list of places ends too early.');
    const value =
      length === 0 ? 0 : length === 8 ? Number(bytes.readBigUInt64BE(at)) : bytes.readUIntBE(at, length);
    at += length;
    return value;
  };
  const sizes = readNumber(2);
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexSize = version === 0 ? 0 : sizes & 15;
  const wide = version < 2 ? 2 : 4;
  return Array.from({ length: readNumber(wide) }, () => {
    const item = readNumber(wide);
    const method = version === 0 ? 0 : readNumber(2) & 15;
    readNumber(2);
    const base = readNumber(baseSize) + (method === 1 ? store : 0);
    const extents = Array.from({ length: readNumber(2) }, (): [number, number] => {
      readNumber(indexSize);
      const start = base + readNumber(offsetSize);
      const end = start + readNumber(lengthSize);
      if (end > bytes.length) throw new RangeError('The data of an item end behind the file.');
      return [start, end];
    });
    return { item, extents: method < 2 ? extents : undefined };
  });
}
