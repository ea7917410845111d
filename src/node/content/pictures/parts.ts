/** Pictures taken apart, by their types. */
import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { type FileType, typeOf } from '../fileTypes.ts';
import { gifParts } from './gif.ts';
import { heifParts } from './heif.ts';
import { jpegParts } from './jpeg.ts';
import type { Parts } from './model.ts';
import { pngParts } from './png.ts';
import { webpParts } from './webp.ts';

/** By type. Each gives undefined, or throws a RangeError, for a file that is not built as its type demands. */
const READERS: Partial<Record<FileType, (bytes: Buffer) => Parts | undefined>> = {
  JPEG: jpegParts,
  PNG: pngParts,
  WebP: webpParts,
  GIF: gifParts,
  AVIF: heifParts,
  HEIC: heifParts,
};

/** How many bytes tell the type of a file. */
const HEAD = 64;

/** @returns undefined for what is no picture, or one of a type that has no notes that are known here */
export function partsOf(bytes: Buffer): Parts | undefined {
  const read = READERS[typeOf(bytes.subarray(0, HEAD))];
  if (!read) return undefined;
  try {
    return read(bytes) ?? { notes: [bytes] };
  } catch (error) {
    if (error instanceof RangeError) return { notes: [bytes] };
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
    const head = Buffer.alloc(HEAD);
    const type = typeOf(head.subarray(0, readSync(file, head, 0, HEAD, 0)));
    return READERS[type] && readFileSync(path);
  } finally {
    closeSync(file);
  }
}
