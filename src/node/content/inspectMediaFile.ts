import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { imageSize } from 'image-size';
import { formatMegabytes, type ProblemMessage } from '../../core/problems/message.ts';
import { mediaMessages } from '../../core/problems/messages/media.ts';
import { extensionOf } from '../../core/route/link.ts';
import { correctPictureName, detectFileType, typesOfEnding } from './fileTypes.ts';

export type MediaKind = 'picture' | 'document' | 'font' | 'file';

export const FILE_MESSAGES = {
  picture: {
    missing: mediaMessages.pictureMissing,
    notOpened: mediaMessages.pictureIsFolder,
    tooLarge: mediaMessages.pictureTooLarge,
  },
  document: {
    missing: mediaMessages.documentMissing,
    notOpened: mediaMessages.documentIsFolder,
    tooLarge: mediaMessages.documentTooLarge,
  },
  font: {
    missing: mediaMessages.fontMissing,
    notOpened: mediaMessages.fontMissing,
    tooLarge: mediaMessages.fontTooLarge,
  },
  file: { missing: mediaMessages.fileMissing, notOpened: mediaMessages.fileIsFolder },
} as const;

/** Larger pictures and fonts are slow on phones. Hosts reject larger files (Cloudflare Pages: 25 MiB). */
const MAX_MEDIA_BYTES = { picture: 2 * 1024 * 1024, document: 25 * 1024 * 1024, font: 150_000 };

const kilobytes = (size: number) => `${Math.round(size / 1000)} kB`;

const formatSize = { picture: formatMegabytes, document: formatMegabytes, font: kilobytes } as const;

/**
 * The number of bytes that contain the signature, and for a picture its size, which follows the camera's
 * metadata.
 */
const HEAD_BYTES = { picture: 256 * 1024, document: 512, font: 512, file: 512 };

/**
 * Checks the content and size of a file.
 *
 * @param path the file
 * @param name its path from the public folder, whose extension determines the expected type
 */
export function inspectMediaFile(path: string, name: string, kind: MediaKind): ProblemMessage | undefined {
  let size: number;
  let head: Buffer;
  try {
    const status = statSync(path);
    if (!status.isFile()) throw new Error('This is a folder.');
    size = status.size;
    head = readHead(path, HEAD_BYTES[kind]);
  } catch {
    return FILE_MESSAGES[kind].notOpened(`public/${name}`);
  }
  // A file listed in site.json may contain anything.
  if (kind === 'file') return undefined;
  if (size === 0) return mediaMessages.empty(`public/${name}`);
  const expected = typesOfEnding(name);
  const type = detectFileType(head);
  if (expected && !expected.includes(type)) {
    const correctName = kind === 'picture' ? correctPictureName(name, type) : undefined;
    // The proposed name must not exist.
    return correctName === undefined || existsSync(join(dirname(path), basename(correctName)))
      ? mediaMessages.otherType(extensionOf(name), type)
      : mediaMessages.otherPicture(extensionOf(name), type, correctName);
  }
  const excess = kind === 'picture' ? excessSize(head) : undefined;
  if (excess) return mediaMessages.tooManyPixels(pixelsText(excess), MAX_SOURCE_PIXELS);
  if (size <= MAX_MEDIA_BYTES[kind]) return undefined;
  return FILE_MESSAGES[kind].tooLarge(formatSize[kind](size), formatSize[kind](MAX_MEDIA_BYTES[kind]));
}

function readHead(path: string, length: number): Buffer {
  const file = openSync(path, 'r');
  try {
    const head = Buffer.alloc(length);
    return head.subarray(0, readSync(file, head, 0, length, 0));
  } finally {
    closeSync(file);
  }
}

/** The limit of sharp (`limitInputPixels`): a square of 16,383 pixels. */
const MAX_SOURCE_PIXELS = 16_383 ** 2;

export interface PixelSize {
  width: number;
  height: number;
}

/**
 * Returns the size of a picture that exceeds the limit.
 *
 * @param bytes its beginning
 * @returns undefined also if it cannot be read
 */
export function excessSize(bytes: Uint8Array): PixelSize | undefined {
  try {
    const { width, height } = imageSize(bytes);
    return width * height > MAX_SOURCE_PIXELS ? { width, height } : undefined;
  } catch {
    return undefined;
  }
}

/** Example: "17,000 × 17,000 pixels". */
export const pixelsText = ({ width, height }: PixelSize): string =>
  `${width.toLocaleString('en')} × ${height.toLocaleString('en')} pixels`;
