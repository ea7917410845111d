import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { detectFileType, type FileType } from '../fileTypes.ts';
import { splitGif } from './gif.ts';
import { splitHeif } from './heif.ts';
import { splitJpeg } from './jpeg.ts';
import type { PictureSegments } from './metadata.ts';
import { splitPng } from './png.ts';
import { splitWebp } from './webp.ts';

/** Each returns undefined or throws a RangeError for an invalid file. */
const SPLITTERS: Partial<Record<FileType, (bytes: Buffer) => PictureSegments | undefined>> = {
  JPEG: splitJpeg,
  PNG: splitPng,
  WebP: splitWebp,
  GIF: splitGif,
  AVIF: splitHeif,
  HEIC: splitHeif,
};

const HEAD_BYTES = 64;

/** @returns undefined for other file types */
export function splitPicture(bytes: Buffer): PictureSegments | undefined {
  const read = SPLITTERS[detectFileType(bytes.subarray(0, HEAD_BYTES))];
  if (!read) return undefined;
  try {
    return read(bytes) ?? { metadata: [bytes] };
  } catch (error) {
    if (error instanceof RangeError) return { metadata: [bytes] };
    throw error;
  }
}

/**
 * Reads a file that may have metadata, whatever its name.
 *
 * @returns undefined for other file types, for which only the first bytes are read
 * @throws errors of the file system
 */
export function readPictureFile(path: string): Buffer | undefined {
  const file = openSync(path, 'r');
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    const type = detectFileType(head.subarray(0, readSync(file, head, 0, HEAD_BYTES, 0)));
    return SPLITTERS[type] && readFileSync(path);
  } finally {
    closeSync(file);
  }
}
