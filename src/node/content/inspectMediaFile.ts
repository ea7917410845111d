/** Whether a file is what its name says, and small enough. */
import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { formatMegabytes, type ProblemMessage } from '../../core/problems/message.ts';
import { mediaMessages } from '../../core/problems/messages/media.ts';
import { extensionOf } from '../../core/route/link.ts';
import { correctPictureName, detectFileType, typesOfEnding } from './fileTypes.ts';
import { excessSize, MAX_SOURCE_PIXELS, pixelsText } from './pictures/pixelSize.ts';

export type MediaKind = 'picture' | 'document' | 'font' | 'file';

/** What is said of each where it is missing, no file, or too large. */
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
  file: {
    missing: mediaMessages.fileMissing,
    notOpened: mediaMessages.fileIsFolder,
  },
} as const;

/** A larger picture or font keeps a phone waiting; hosts refuse larger files altogether (Cloudflare Pages: 25 MiB). */
const MAX_MEDIA_BYTES = { picture: 2 * 1024 * 1024, document: 25 * 1024 * 1024, font: 150_000 };

const kilobytes = (size: number) => `${Math.round(size / 1000)} kB`;

const formatSize = { picture: formatMegabytes, document: formatMegabytes, font: kilobytes } as const;

/** How many bytes tell the type of a file, and the size of a picture: what a camera notes is before it. */
const HEAD_BYTES = { picture: 256 * 1024, document: 512, font: 512, file: 512 };

/**
 * What is wrong with a file itself, whatever names it: with its size, or with what is in it.
 *
 * @param path where it is
 * @param name its path from the public folder, which says what it should be
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
  // A listed file may contain anything.
  if (kind === 'file') return undefined;
  if (size === 0) return mediaMessages.empty(`public/${name}`);
  const expected = typesOfEnding(name);
  const type = detectFileType(head);
  if (expected && !expected.includes(type)) {
    const correctName = kind === 'picture' ? correctPictureName(name, type) : undefined;
    // Another picture may have that name.
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
