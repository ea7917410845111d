/** A picture of the content, as what is made of it needs it. */
import sharp, { type OutputInfo, type Sharp } from 'sharp';

/**
 * What copies and cards are made of, in pixels: no wider than the widest copy, as high as a card at least. Not as large as what is wanted
 * just now, so that nothing depends on what else is made.
 */
export const MAX_SOURCE_SIZE = { width: 2600, height: 630 };

export interface RawImage {
  data: Buffer;
  info: OutputInfo;
}

/** What a camera has noted that does no harm is no mistake; a file that ends too early is one. */
export const openImage = (file: string): Sharp => sharp(file, { failOn: 'error' }).autoOrient();

let latest: { file: string; pixels: Promise<RawImage> } | undefined;

/** The pixels of a picture, upright and in sRGB. The last one's are kept. @throws (rejects) when it cannot be read */
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
