/** WebP: RIFF chunks, each filled up to an even length (RFC 9649, section 2). */
import type { Parts } from './model.ts';

const HEADER = 12;

const DRAWN = new Set(['VP8 ', 'VP8L', 'VP8X', 'ANIM', 'ANMF', 'ALPH', 'ICCP']);

/** The flags of VP8X that announce Exif and XMP. */
const ANNOUNCED = 0b1100;

export function webpParts(bytes: Buffer): Parts {
  const chunks: Buffer[] = [];
  const notes: Buffer[] = [];
  let exif: Buffer | undefined;
  const size = Math.min(bytes.readUInt32LE(4) + 8, bytes.length);
  for (let at = HEADER; at < size; ) {
    const name = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const chunk = bytes.subarray(at, Math.min(at + 8 + length + (length % 2), size));
    if (name === 'VP8X') chunks.push(withoutFlags(chunk));
    else if (DRAWN.has(name)) chunks.push(chunk);
    else {
      notes.push(chunk);
      if (name === 'EXIF') exif ??= chunk;
    }
    at += chunk.length;
  }
  if (size < bytes.length) notes.push(bytes.subarray(size));
  if (notes.length === 0) return { picture: [bytes], notes };
  const header = Buffer.from(bytes.subarray(0, HEADER));
  header.writeUInt32LE(
    chunks.reduce((sum, { length }) => sum + length, HEADER - 8),
    4,
  );
  return { picture: [header, ...chunks], notes, exif };
}

function withoutFlags(chunk: Buffer): Buffer {
  const changed = Buffer.from(chunk);
  changed.writeUInt8(changed.readUInt8(8) & ~ANNOUNCED, 8);
  return changed;
}
