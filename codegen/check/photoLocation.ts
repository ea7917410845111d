/** A picture as a phone makes it names the place where it was taken, to within metres; published, everybody can read it. */
import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';
import readExif from 'exif-reader';
import type { Problem } from '../../src/problem.ts';
import { ofFile } from '../problems/problemAt.ts';
import { mediaWords } from '../problems/words/media.ts';
import type { CheckedSite } from '../site/model.ts';

/**
 * Every JPEG file below `public/` that says where it was taken, named by the content or not: all of them are published.
 *
 * Exif 2.32 (CIPA DC-008), section 4.6.6: the GPS attributes; XMP repeats them as `exif:GPSLatitude`.
 */
export function photoLocation({ folder }: CheckedSite): Problem[] {
  return jpegsBelow(join(folder, 'public'))
    .filter((name) => hasLocation(headOf(join(folder, 'public', name))))
    .map((name) => ofFile(`public/${name}`, { ...mediaWords.location, value: name }));
}

function jpegsBelow(root: string): string[] {
  try {
    return readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.jpe?g$/i.test(entry.name))
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(root.length + 1)
          .replaceAll('\\', '/'),
      )
      .sort();
  } catch {
    // What the content names and is not there is reported by the check of media.
    return [];
  }
}

/** Exif and XMP are segments at the beginning of a JPEG file; none is longer than 64 kB. */
const HEAD_BYTES = 128 * 1024;

function headOf(path: string): Buffer {
  try {
    const file = openSync(path, 'r');
    try {
      const head = Buffer.alloc(HEAD_BYTES);
      return head.subarray(0, readSync(file, head, 0, HEAD_BYTES, 0));
    } finally {
      closeSync(file);
    }
  } catch {
    return Buffer.alloc(0);
  }
}

function hasLocation(head: Buffer): boolean {
  if (head.includes('exif:GPSLatitude')) return true;
  const start = head.indexOf('Exif\0\0');
  if (start < 0) return false;
  try {
    return readExif(head.subarray(start)).GPSInfo?.GPSLatitude !== undefined;
  } catch {
    // Damaged Exif names no place.
    return false;
  }
}
