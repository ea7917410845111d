import type { Sharp } from 'sharp';
import { isUpright, type PictureSegments } from './metadata.ts';
import { splitPicture } from './splitPicture.ts';

/**
 * Removes the metadata and keeps all other bytes.
 *
 * @returns undefined if the picture must be re-encoded, because it is stored rotated or cannot be split
 */
export const removeMetadataSegments = (parts: PictureSegments): Buffer | undefined =>
  parts.image && isUpright(parts) ? Buffer.concat(parts.image) : undefined;

/** High enough that the loss is invisible. */
export const REENCODE_QUALITY = { jpeg: 92, webp: 92, avif: 80 } as const;

/**
 * Re-encodes a picture upright, without metadata, in its colour space.
 *
 * @throws (rejects) if it cannot be read
 */
export async function reencode(bytes: Buffer): Promise<Buffer> {
  // Loaded on demand: it is slow to load, and few pictures are stored rotated.
  const { default: sharp } = await import('sharp');
  const { format, space, chromaSubsampling, pages = 1 } = await sharp(bytes).metadata();
  const upright = sharp(bytes, { failOn: 'error', animated: pages > 1 });
  if (pages === 1) upright.autoOrient();
  // A CMYK profile does not fit the RGB output.
  const withProfile = space === 'cmyk' ? upright : upright.keepIccProfile();
  const encode: Partial<Record<string, () => Sharp>> = {
    jpeg: () => withProfile.jpeg({ quality: REENCODE_QUALITY.jpeg, chromaSubsampling }),
    webp: () =>
      withProfile.webp(bytes.includes('VP8L') ? { lossless: true } : { quality: REENCODE_QUALITY.webp }),
    heif: () => withProfile.avif({ quality: REENCODE_QUALITY.avif }),
  };
  return (encode[format] ?? (() => withProfile))().toBuffer();
}

/**
 * Removes the metadata, re-encoding the picture only if necessary.
 *
 * @throws (rejects) if it must be re-encoded and cannot be read
 */
export async function stripMetadata(bytes: Buffer): Promise<Buffer> {
  const parts = splitPicture(bytes);
  if (!parts || (parts.image && parts.metadata.length === 0)) return bytes;
  return removeMetadataSegments(parts) ?? reencode(bytes);
}
