/** Pictures taken apart, by their types. */
import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { detectFileType, type FileType } from '../fileTypes.ts';
import { splitGif } from './gif.ts';
import { splitHeif } from './heif.ts';
import { splitJpeg } from './jpeg.ts';
import type { PictureSegments } from './pictureSegments.ts';
import { splitPng } from './png.ts';
import { splitWebp } from './webp.ts';

/** By type. Each gives undefined, or throws a RangeError, for a file that is not built as its type demands. */
const SPLITTERS: Partial<Record<FileType, (bytes: Buffer) => PictureSegments | undefined>> = {
  JPEG: splitJpeg,
  PNG: splitPng,
  WebP: splitWebp,
  GIF: splitGif,
  AVIF: splitHeif,
  HEIC: splitHeif,
};

/** How many bytes tell the type of a file. */
const HEAD_BYTES = 64;

/** @returns undefined for what is no picture, or one of a type that has no notes that are known here */
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
 * A file that may have notes, whatever its name says.
 *
 * @returns undefined for any other file, of which no more than the beginning is read
 * @throws what the file system says
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
