import { imageSize } from 'image-size';

/** The limit of sharp (`limitInputPixels`): a square of 16,383 pixels. */
export const MAX_SOURCE_PIXELS = 16_383 ** 2;

export interface PixelSize {
  width: number;
  height: number;
}

/**
 * Returns the size of a picture that exceeds the limit. @param bytes its beginning @returns undefined also if
 * it cannot be read
 */
export function excessSize(bytes: Uint8Array): PixelSize | undefined {
  try {
    const { width, height } = imageSize(bytes);
    return width * height > MAX_SOURCE_PIXELS ? { width, height } : undefined;
  } catch {
    return undefined;
  }
}

/** Example: "17,000 × 17,000 pixels". */
export const pixelsText = ({ width, height }: PixelSize): string =>
  `${width.toLocaleString('en')} × ${height.toLocaleString('en')} pixels`;
