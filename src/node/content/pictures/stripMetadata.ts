/** Pictures without their notes. */
import type { Sharp } from 'sharp';
import { isUpright } from './metadata.ts';
import type { PictureSegments } from './pictureSegments.ts';
import { splitPicture } from './splitPicture.ts';

/**
 * A picture without its notes, every other byte as it was.
 *
 * @returns undefined when it has to be made anew, because it is stored turned or cannot be taken apart
 */
export const removeMetadataSegments = (parts: PictureSegments): Buffer | undefined =>
  parts.image && isUpright(parts) ? Buffer.concat(parts.image) : undefined;

/** So that no eye sees that a photograph was compressed a second time. */
export const REENCODE_QUALITY = { jpeg: 92, webp: 92, avif: 80 } as const;

/**
 * A picture made anew, upright, without notes, in its own colours.
 *
 * @throws (rejects) when it cannot be read
 */
export async function reencode(bytes: Buffer): Promise<Buffer> {
  // The check needs it for the few that are stored turned, and it takes long to load.
  const { default: sharp } = await import('sharp');
  const { format, space, chromaSubsampling, pages = 1 } = await sharp(bytes).metadata();
  const upright = sharp(bytes, { failOn: 'error', animated: pages > 1 });
  if (pages === 1) upright.autoOrient();
  // The profile of a printer's colours does not fit what a browser is sent.
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
 * A picture without its notes, however that is done.
 *
 * @throws (rejects) when it has to be made anew and cannot be read
 */
export async function stripMetadata(bytes: Buffer): Promise<Buffer> {
  const parts = splitPicture(bytes);
  if (!parts || (parts.image && parts.metadata.length === 0)) return bytes;
  return removeMetadataSegments(parts) ?? reencode(bytes);
}
