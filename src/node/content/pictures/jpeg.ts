/** JPEG: segments of a marker and a payload (ITU-T T.81, annex B). */
import type { PictureSegments } from './metadata.ts';

const START_OF_SCAN = 0xda;
const END = 0xd9;

/**
 * Application segments that affect the picture: JFIF, the colour profile, and Adobe's colour transform. All
 * others are metadata: Exif and XMP (APP1), indices of further pictures (APP2), IPTC (APP13), signatures
 * (APP11).
 */
const IMAGE_SEGMENTS: Readonly<Record<number, string>> = {
  224: 'JFIF\0',
  226: 'ICC_PROFILE\0',
  238: 'Adobe',
};
const COMMENT = 0xfe;

export function splitJpeg(bytes: Buffer): PictureSegments | undefined {
  const image = [bytes.subarray(0, 2)];
  const metadata: Buffer[] = [];
  let exif: Buffer | undefined;
  let at = 2;
  while (at < bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return undefined;
    if (marker === END) {
      image.push(bytes.subarray(at, at + 2));
      // Phones append the video of a motion photo and smaller pictures, with their own metadata.
      if (at + 2 < bytes.length) metadata.push(bytes.subarray(at + 2));
      break;
    }
    const end = hasLength(marker) ? at + 2 + bytes.readUInt16BE(at + 2) : at + (marker === 0xff ? 1 : 2);
    const segment = bytes.subarray(at, end);
    if (isMetadata(marker, segment)) {
      metadata.push(segment);
      if (marker === 0xe1 && begins(segment, 'Exif\0')) exif ??= segment;
    } else image.push(segment);
    at = end;
    if (marker !== START_OF_SCAN) continue;
    const endOfScan = nextMarker(bytes, at);
    image.push(bytes.subarray(at, endOfScan));
    at = endOfScan;
  }
  return { image, metadata, exif };
}

/** Fill bytes, restart markers and TEM have no payload. */
const hasLength = (marker: number) => marker < 0xff && marker > 0x01 && (marker < 0xd0 || marker > 0xd7);

const begins = (segment: Buffer, text: string) => segment.toString('latin1', 4, 4 + text.length) === text;

function isMetadata(marker: number, segment: Buffer): boolean {
  if (marker === COMMENT) return true;
  if (marker < 0xe0 || marker > 0xef) return false;
  const prefix = IMAGE_SEGMENTS[marker];
  return prefix === undefined || !begins(segment, prefix);
}

/** Returns the end of the compressed data, in which 0xFF only precedes a zero or a restart marker. */
function nextMarker(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && hasLength(next)) return at;
  }
  return bytes.length;
}
