/** WebP: RIFF chunks, padded to an even length (RFC 9649, section 2). */
import type { PictureSegments } from './metadata.ts';

const HEADER_BYTES = 12;

const IMAGE_CHUNKS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ANIM', 'ANMF', 'ALPH', 'ICCP']);

/** The flags of VP8X for Exif and XMP. */
const METADATA_FLAGS = 0b1100;

export function splitWebp(bytes: Buffer): PictureSegments {
  const chunks: Buffer[] = [];
  const metadata: Buffer[] = [];
  let exif: Buffer | undefined;
  const size = Math.min(bytes.readUInt32LE(4) + 8, bytes.length);
  for (let at = HEADER_BYTES; at < size; ) {
    const name = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const chunk = bytes.subarray(at, Math.min(at + 8 + length + (length % 2), size));
    if (name === 'VP8X') chunks.push(withoutFlags(chunk));
    else if (IMAGE_CHUNKS.has(name)) chunks.push(chunk);
    else {
      metadata.push(chunk);
      if (name === 'EXIF') exif ??= chunk;
    }
    at += chunk.length;
  }
  if (size < bytes.length) metadata.push(bytes.subarray(size));
  if (metadata.length === 0) return { image: [bytes], metadata };
  const header = Buffer.from(bytes.subarray(0, HEADER_BYTES));
  header.writeUInt32LE(
    chunks.reduce((sum, { length }) => sum + length, HEADER_BYTES - 8),
    4,
  );
  return { image: [header, ...chunks], metadata, exif };
}

function withoutFlags(chunk: Buffer): Buffer {
  const changed = Buffer.from(chunk);
  changed.writeUInt8(changed.readUInt8(8) & ~METADATA_FLAGS, 8);
  return changed;
}
