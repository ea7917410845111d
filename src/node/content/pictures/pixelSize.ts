/** How many pixels a picture has, by its header. */
import { imageSize } from 'image-size';

/** The most pixels of a picture that sharp reads (`limitInputPixels`): a square of 16,383 pixels. */
export const MAX_SOURCE_PIXELS = 16_383 ** 2;

export interface PixelSize {
  width: number;
  height: number;
}

/** The size of a picture that has too many pixels. @param bytes its beginning @returns undefined for another, and if it cannot be read */
export function excessSize(bytes: Uint8Array): PixelSize | undefined {
  try {
    const { width, height } = imageSize(bytes);
    return width * height > MAX_SOURCE_PIXELS ? { width, height } : undefined;
  } catch {
    return undefined;
  }
}

/** "17,000 × 17,000 pixels". */
export const pixelsText = ({ width, height }: PixelSize): string =>
  `${width.toLocaleString('en')} × ${height.toLocaleString('en')} pixels`;
