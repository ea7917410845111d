/** Pictures without their notes. */
import type { Sharp } from 'sharp';
import type { Parts } from './model.ts';
import { isUpright } from './notes.ts';
import { partsOf } from './parts.ts';

/**
 * A picture without its notes, every other byte as it was.
 *
 * @returns undefined when it has to be made anew, because it is stored turned or cannot be taken apart
 */
export const cutOut = (parts: Parts): Buffer | undefined =>
  parts.picture && isUpright(parts) ? Buffer.concat(parts.picture) : undefined;

/** So that no eye sees that a photograph was compressed a second time. */
export const QUALITY = { jpeg: 92, webp: 92, avif: 80 } as const;

/**
 * A picture made anew, upright, without notes, in its own colours.
 *
 * @throws (rejects) when it cannot be read
 */
export async function madeAnew(bytes: Buffer): Promise<Buffer> {
  // The check needs it for the few that are stored turned, and it takes long to load.
  const { default: sharp } = await import('sharp');
  const { format, space, chromaSubsampling, pages = 1 } = await sharp(bytes).metadata();
  const upright = sharp(bytes, { failOn: 'error', animated: pages > 1 });
  if (pages === 1) upright.autoOrient();
  // The profile of a printer's colours does not fit what a browser is sent.
  const coloured = space === 'cmyk' ? upright : upright.keepIccProfile();
  const encode: Partial<Record<string, () => Sharp>> = {
    jpeg: () => coloured.jpeg({ quality: QUALITY.jpeg, chromaSubsampling }),
    webp: () => coloured.webp(bytes.includes('VP8L') ? { lossless: true } : { quality: QUALITY.webp }),
    heif: () => coloured.avif({ quality: QUALITY.avif }),
  };
  return (encode[format] ?? (() => coloured))().toBuffer();
}

/**
 * A picture without its notes, however that is done.
 *
 * @throws (rejects) when it has to be made anew and cannot be read
 */
export async function withoutNotes(bytes: Buffer): Promise<Buffer> {
  const parts = partsOf(bytes);
  if (!parts || (parts.picture && parts.notes.length === 0)) return bytes;
  return cutOut(parts) ?? madeAnew(bytes);
}
