/**
 * GIF blocks (CompuServe, GIF89a). Comments and application data are metadata, except animation loops and
 * colour profiles.
 */
import type { PictureSegments } from './metadata.ts';

const EXTENSION = 0x21;
const IMAGE = 0x2c;
const TRAILER = 0x3b;
const COMMENT = 0xfe;
const APPLICATION = 0xff;
const IMAGE_APPLICATIONS = /^(?:NETSCAPE2\.0|ANIMEXTS1\.0|ICCRGBG1012)$/;

export function splitGif(bytes: Buffer): PictureSegments | undefined {
  const first = 13 + tableLength(bytes.readUInt8(10));
  const image = [bytes.subarray(0, first)];
  const metadata: Buffer[] = [];
  for (let at = first; at < bytes.length; ) {
    const kind = bytes.readUInt8(at);
    if (kind === TRAILER) {
      image.push(bytes.subarray(at, at + 1));
      if (at + 1 < bytes.length) metadata.push(bytes.subarray(at + 1));
      break;
    }
    if (kind !== EXTENSION && kind !== IMAGE) return undefined;
    const data = kind === EXTENSION ? at + 2 : at + 11 + tableLength(bytes.readUInt8(at + 9));
    const end = endOfData(bytes, data);
    const block = bytes.subarray(at, end);
    (kind === EXTENSION && isMetadata(block) ? metadata : image).push(block);
    at = end;
  }
  return { image, metadata };
}

/** The length of a colour table, from the flags before it. */
const tableLength = (packed: number) => (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0);

/** Data is in sub-blocks of a length and up to 255 bytes. An empty one ends it. */
function endOfData(bytes: Buffer, from: number): number {
  let at = from;
  for (let length = bytes.readUInt8(at); length > 0; length = bytes.readUInt8(at)) at += 1 + length;
  return at + 1;
}

const isMetadata = (block: Buffer) =>
  block[1] === COMMENT ||
  (block[1] === APPLICATION && !IMAGE_APPLICATIONS.test(block.toString('latin1', 3, 14)));
