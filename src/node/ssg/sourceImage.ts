/** Decodes an image of the content for variants and share images. */
import sharp, { type OutputInfo, type Sharp } from 'sharp';

/**
 * The maximum size in pixels: as wide as the widest variant, and at least as high as a share image. It does
 * not depend on the current task, so that the result is deterministic.
 */
export const MAX_SOURCE_SIZE = { width: 2600, height: 630 };

export interface RawImage {
  data: Buffer;
  info: OutputInfo;
}

/** Harmless warnings are ignored; a truncated file is an error. */
export const openImage = (file: string): Sharp => sharp(file, { failOn: 'error' }).autoOrient();

let latest: { file: string; pixels: Promise<RawImage> } | undefined;

/** Upright and in sRGB. The last result is cached. @throws (rejects) if the image cannot be read */
export function decodeImage(file: string): Promise<RawImage> {
  if (latest?.file !== file) {
    const pixels = openImage(file)
      .resize({ ...MAX_SOURCE_SIZE, fit: 'outside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    latest = { file, pixels };
  }
  return latest.pixels;
}
