/** Scans all bytes of a file for Exif and XMP with GPS coordinates, in any container format. */
import { TIFF_HEADERS } from '../fileTypes.ts';
import { inflatedStream } from './inflate.ts';
import type { LocationReader } from './model.ts';
import { type ByteSource, bufferSource } from './source.ts';

const CHUNK_BYTES = 1024 * 1024;
/** Shared by consecutive chunks, so that a text across their border is found. */
const OVERLAP_BYTES = 2048;
const MAX_SCANNED_BYTES = 64 * CHUNK_BYTES;
/** Random bytes look like a TIFF header once in two billion positions. */
const MAX_HEADERS = 1000;

/** The XMP properties of a position, with a value (CIPA DC-010, table 9), as an attribute or an element. */
const XMP_NAME = 'exif:GPSL';
const XMP = /^exif:GPSL(?:at|ong)itude\s*(?:=\s*["']|>)\s*[^\s"'<]/;

/** Returns true if Exif or XMP in these bytes has coordinates. */
export function hasCoordinates(source: ByteSource): boolean {
  let headers = MAX_HEADERS;
  for (const { at, bytes } of chunksOf(source)) {
    for (const position of positionsOf(XMP_NAME, bytes))
      if (XMP.test(bytes.toString('latin1', position, position + 100))) return true;
    for (const header of TIFF_HEADERS)
      for (const position of positionsOf(header, bytes)) {
        if (headers-- === 0) return false;
        if (exifHasCoordinates(source, at + position)) return true;
      }
  }
  return false;
}

function* chunksOf(source: ByteSource): Generator<{ at: number; bytes: Buffer }> {
  for (let at = 0; at < Math.min(source.size, MAX_SCANNED_BYTES); at += CHUNK_BYTES)
    yield { at, bytes: source.read(at, CHUNK_BYTES + OVERLAP_BYTES) };
}

/** The positions of a text in a chunk, without those in the part that it shares with the next. */
function* positionsOf(text: string, bytes: Buffer): Generator<number> {
  for (
    let at = bytes.indexOf(text, 0, 'latin1');
    at >= 0 && at < CHUNK_BYTES;
    at = bytes.indexOf(text, at + 1, 'latin1')
  )
    yield at;
}

/** The GPS pointer, and the tags of fields with a position (Exif 2.32, CIPA DC-008, section 4.6.6). */
const GPS_POINTER = 0x8825;
const POSITION_FIELDS = new Set([0x02, 0x04, 0x14, 0x16, 0x1c]);
const MAX_FIELDS = 512;
const MAX_DIRECTORIES = 4;

/** @param start position of the TIFF header; all offsets are relative to it */
function exifHasCoordinates(source: ByteSource, start: number): boolean {
  const head = source.read(start, 8);
  if (head.length < 8) return false;
  const isLittle = head[0] === 0x49;
  const u16 = (bytes: Buffer, at: number) => (isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at));
  const u32 = (bytes: Buffer, at: number) => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at));
  const directory = (offset: number) => {
    const count = source.read(start + offset, 2);
    const size = count.length < 2 ? 0 : u16(count, 0);
    const bytes = source.read(start + offset + 2, size > MAX_FIELDS ? 0 : 12 * size + 4);
    const fields = Array.from({ length: Math.floor(bytes.length / 12) }, (_, index) => ({
      tag: u16(bytes, 12 * index),
      count: u32(bytes, 12 * index + 4),
      value: u32(bytes, 12 * index + 8),
    }));
    return { fields, next: bytes.length === 12 * size + 4 ? u32(bytes, 12 * size) : 0 };
  };
  let offset = u32(head, 4);
  for (let index = 0; index < MAX_DIRECTORIES && offset >= 8; index++) {
    const { fields, next } = directory(offset);
    const gps = fields.find(({ tag }) => tag === GPS_POINTER);
    if (gps && directory(gps.value).fields.some(({ tag, count }) => POSITION_FIELDS.has(tag) && count > 0))
      return true;
    offset = next;
  }
  return false;
}

/** Older Office documents (MS-CFB) store a JPEG in consecutive sectors, so its Exif is contiguous. */
export const scan: LocationReader = (source) => (hasCoordinates(source) ? { kind: 'document' } : undefined);

const METADATA = '/Metadata';
/** The dictionary of a compressed metadata stream (ISO 32000-1, section 14.3.2), up to its data. */
const COMPRESSED = /^(?=[\s\S]*?\/Type\s*\/Metadata)(?=[\s\S]*?\/FlateDecode)[\s\S]*?\bstream\r?\n/;
const MAX_XMP_BYTES = 4 * 1024 * 1024;
const MAX_COMPRESSED_XMP_BYTES = 256 * 1024;
const MAX_STREAMS = 1000;

/**
 * PDF images are whole JPEG files with Exif (ISO 32000-1, section 7.4.8). XMP is plain text or compressed.
 */
export const pdf: LocationReader = (source, context) => {
  if (hasCoordinates(source)) return { kind: 'document' };
  let left = MAX_STREAMS;
  for (const { at, bytes } of chunksOf(source))
    for (const position of positionsOf(METADATA, bytes)) {
      if (left-- === 0 || context.budget.bytes <= 0) return undefined;
      const start = Math.max(0, at + position - 500);
      const around = source.read(start, 1500).toString('latin1');
      const dictionary = around.slice(around.lastIndexOf('obj', at + position - start) + 3);
      const [header] = COMPRESSED.exec(dictionary) ?? [];
      if (header === undefined) continue;
      const data = source.read(
        start + around.length - dictionary.length + header.length,
        MAX_COMPRESSED_XMP_BYTES,
      );
      context.budget.bytes -= data.length;
      if (inflatedStream(data, context, MAX_XMP_BYTES).includes(XMP_NAME)) return { kind: 'document' };
    }
  return undefined;
};

const MAX_DRAWING_BYTES = 16 * 1024 * 1024;
const DATA_URL = /data:[\w/+.-]*(?:;[\w.-]+=[\w.-]+)*;base64,([\w+/=\s]{100,})/g;

/** A drawing contains XMP as text, and pictures as data URLs (RFC 2397). */
export const svgReader: LocationReader = (source, { findLocation }) => {
  if (hasCoordinates(source)) return { kind: 'document' };
  const text = source.read(0, MAX_DRAWING_BYTES).toString('latin1');
  const isLocated = [...text.matchAll(DATA_URL)].some(([, data = '']) =>
    findLocation(bufferSource(Buffer.from(data, 'base64'))),
  );
  return isLocated ? { kind: 'document' } : undefined;
};
