/** Audio and video files other than ISO base media: tags of a name and a value. */
import { type LocationFinding, type LocationReader, NAMES_LOCATION } from './model.ts';
import { hasCoordinates } from './scan.ts';
import { type ByteSource, bufferSource, sliceOf } from './source.ts';

const MAX_ELEMENTS = 50_000;
const MAX_TAGS_BYTES = 4 * 1024 * 1024;
const MAX_TEXT_BYTES = 1024;

const RECORDING: LocationFinding = { kind: 'recording' };

/** Segment, Tags, Tag, SimpleTag, Attachments and AttachedFile (RFC 9559, section 5.1). */
const MASTERS = new Set([0x18538067, 0x1254c367, 0x7373, 0x67c8, 0x1941a469, 0x61a7]);
const TAG_NAME = 0x45a3;
const TAG_STRING = 0x4487;
const FILE_DATA = 0x465c;

/**
 * WebM and Matroska: elements of an ID, a size and data (RFC 8794). Only the header of a master element is
 * skipped, so its children are read next.
 */
export const matroska: LocationReader = (source, { findLocation }) => {
  let name = '';
  for (let at = 0, left = MAX_ELEMENTS; at < source.size && left > 0; left--) {
    const head = source.read(at, 12);
    const idLength = vintLength(head[0]);
    const sizeLength = vintLength(head[idLength]);
    if (idLength > 4 || sizeLength > 8 || head.length < idLength + sizeLength) return undefined;
    const id = head.readUIntBE(0, idLength);
    const size = vintValue(head.subarray(idLength, idLength + sizeLength));
    const from = at + idLength + sizeLength;
    const text = () =>
      source.read(from, Math.min(size, MAX_TEXT_BYTES)).toString('utf8').replaceAll('\0', '').trim();
    if (id === TAG_NAME) name = text();
    if (id === TAG_STRING && NAMES_LOCATION.test(name) && text() !== '') return RECORDING;
    if (id === FILE_DATA && findLocation(sliceOf(source, from, from + size))) return RECORDING;
    // Streamed recordings have elements of unknown size.
    at = MASTERS.has(id) || size === Number.POSITIVE_INFINITY ? from : from + size;
  }
  return undefined;
};

/** The length of a variable-size integer in bytes, by its first byte; 9 if that is invalid. */
const vintLength = (first = 0) => Math.clz32(first) - 23;

/** @returns infinity for the reserved value, an unknown size */
function vintValue(bytes: Buffer): number {
  const [first = 0, ...rest] = bytes;
  const marker = 1 << (8 - bytes.length);
  if (first % marker === marker - 1 && rest.every((byte) => byte === 0xff)) return Number.POSITIVE_INFINITY;
  return rest.reduce((value, byte) => value * 256 + byte, first % marker);
}

/**
 * A comment of Vorbis, Opus or FLAC, "NAME=value" (RFC 9639, section 8.6). The zero before it is the last
 * byte of its length, which is a little-endian 32-bit integer.
 */
const COMMENT = /\0([ -<>-}]{1,64})=[^\0]/g;

const hasLocationComment = (bytes: Buffer) =>
  [...bytes.toString('latin1').matchAll(COMMENT)].some(([, name = '']) => NAMES_LOCATION.test(name)) ||
  hasCoordinates(bufferSource(bytes));

/** Comments are in the first packets, which may go over several pages (RFC 3533, section 6). */
const MAX_OGG_HEADER_BYTES = 1024 * 1024;

export const ogg: LocationReader = (source) => {
  const bytes = source.read(0, MAX_OGG_HEADER_BYTES);
  const streams = new Map<number, Buffer[]>();
  for (let at = 0; at + 27 <= bytes.length && bytes.toString('latin1', at, at + 4) === 'OggS'; ) {
    const segments = bytes.subarray(at + 27, at + 27 + bytes.readUInt8(at + 26));
    const from = at + 27 + segments.length;
    const serial = bytes.readUInt32LE(at + 14);
    at = segments.reduce((sum, length) => sum + length, from);
    const pages = streams.get(serial) ?? [];
    pages.push(bytes.subarray(from, at));
    streams.set(serial, pages);
  }
  const isLocated = [...streams.values()].some((pages) => hasLocationComment(Buffer.concat(pages)));
  return isLocated ? RECORDING : undefined;
};

const MAX_BLOCKS = 200;

/** Metadata blocks of a type and a length (RFC 9639, section 8.1). */
export const flac: LocationReader = (source) => {
  for (let at = 4, left = MAX_BLOCKS; left > 0; left--) {
    const head = source.read(at, 4);
    if (head.length < 4) return undefined;
    const size = head.readUIntBE(1, 3);
    if (hasLocationComment(source.read(at + 4, Math.min(size, MAX_TAGS_BYTES)))) return RECORDING;
    if (head.readUInt8(0) & 0x80) return undefined;
    at += 4 + size;
  }
  return undefined;
};

/** ID3v2 at the beginning of an MP3 file (id3.org, ID3v2.3.0 and ID3v2.4.0, section 3). */
export const mp3: LocationReader = (source) => (hasLocationInId3(source) ? RECORDING : undefined);

/** Custom text and comments begin with a description. */
const DESCRIBED = /^(?:TXXX|COMM)$/;
/** Encodings of two bytes a character; the others have one. */
const UTF_16 = new Set([1, 2]);
const MAX_DESCRIPTION_BYTES = 512;

function hasLocationInId3(source: ByteSource): boolean {
  const head = source.read(0, 10);
  if (head.length < 10 || head.toString('latin1', 0, 3) !== 'ID3') return false;
  const tag = source.read(10, Math.min(syncsafe(head, 6), MAX_TAGS_BYTES));
  const isNewest = head[3] === 4;
  for (let at = 0; at + 10 <= tag.length; ) {
    const size = isNewest ? syncsafe(tag, at + 4) : tag.readUInt32BE(at + 4);
    const id = tag.toString('latin1', at, at + 4);
    if (!/^[A-Z\d]{4}$/.test(id)) break;
    if (DESCRIBED.test(id) && NAMES_LOCATION.test(descriptionOf(id, tag.subarray(at + 10, at + 10 + size))))
      return true;
    at += 10 + size;
  }
  // Exif and XMP in PRIV, GEOB and APIC frames.
  return hasCoordinates(bufferSource(tag));
}

/** A size in four bytes of seven bits. */
const syncsafe = (bytes: Buffer, at: number) =>
  bytes.subarray(at, at + 4).reduce((value, byte) => value * 128 + (byte & 127), 0);

/**
 * The description in Latin letters; others do not matter. In a comment, a three-letter language precedes it.
 */
function descriptionOf(id: string, frame: Buffer): string {
  const width = UTF_16.has(frame[0] ?? 0) ? 2 : 1;
  const text = frame.subarray(id === 'COMM' ? 4 : 1);
  let end = 0;
  while (
    end < Math.min(text.length, MAX_DESCRIPTION_BYTES) &&
    text.subarray(end, end + width).some((byte) => byte !== 0)
  )
    end += width;
  return text.toString('latin1', 0, end).replace(/[\0\xfe\xff]/g, '');
}

/**
 * Lists of chunks. Samples and pictures are skipped (Microsoft, Multimedia Programming Interface, chapter 3).
 */
const LIST_CHUNKS = new Set(['RIFF', 'LIST']);
const SKIPPED_CHUNKS = new Set(['data', 'movi', 'rec ']);
/** The coordinates of iXML (iXML specification, "LOCATION"), with a value. */
const IXML = /<(?:LOCATION_GPS|LATITUDE|LONGITUDE)>\s*[^\s<]/;
/** "Locations" in the information list of a file (ExifTool, "RIFF Tags"). */
const LOCATIONS = 'LOCA';

/** WAV and AVI. Only the header of a list is skipped, so its chunks are read next. */
export const riff: LocationReader = (source) => {
  for (let at = 0, left = MAX_ELEMENTS; at < source.size && left > 0; left--) {
    const head = source.read(at, 12);
    if (head.length < 8) return undefined;
    const id = head.toString('latin1', 0, 4);
    const size = head.readUInt32LE(4);
    if (LIST_CHUNKS.has(id) && !SKIPPED_CHUNKS.has(head.toString('latin1', 8, 12))) {
      at += 12;
      continue;
    }
    const chunk = sliceOf(source, at + 8, at + 8 + Math.min(size, MAX_TAGS_BYTES));
    if (!LIST_CHUNKS.has(id) && !SKIPPED_CHUNKS.has(id) && hasLocationInChunk(id, chunk)) return RECORDING;
    at += 8 + size + (size % 2);
  }
  return undefined;
};

function hasLocationInChunk(id: string, chunk: ByteSource): boolean {
  if (id === LOCATIONS) return /[^\0\s]/.test(chunk.read(0, MAX_TEXT_BYTES).toString('latin1'));
  if (id === 'iXML') return IXML.test(chunk.read(0, MAX_TAGS_BYTES).toString('latin1'));
  return (/^id3 $/i.test(id) && hasLocationInId3(chunk)) || hasCoordinates(chunk);
}
