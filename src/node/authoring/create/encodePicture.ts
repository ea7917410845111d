/** Encodes pictures of cameras and phones for the site: upright, small, without metadata. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import readExif from 'exif-reader';
import sharp from 'sharp';
import { decodeHeic } from '../../content/pictures/heic.ts';
import { exifIn } from '../../content/pictures/metadata.ts';
import { splitPicture } from '../../content/pictures/splitPicture.ts';
import { UsageError } from '../../system/usageError.ts';
import { pictureType, unreadableReason } from './pictureFiles.ts';

/** The longest side. */
export const MAX_SIDE_PIXELS = 1600;
export const MAX_PORTRAIT_SIDE_PIXELS = 800;
/** The target size. */
export const MAX_BYTES = 300_000;

export interface EncodedPicture {
  /** The name of the source file. */
  source: string;
  /** JPEG without metadata. */
  bytes: Uint8Array;
  width: number;
  height: number;
  /** The capture time by the clock of the camera: yyyy-mm-ddThh:mm:ss. */
  takenAt?: string;
}

export type Exif = ReturnType<typeof readExif>;

export interface Pixels {
  data: Buffer;
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/** @param side the longest side, in pixels @throws UsageError (rejects) if the file cannot be read */
export async function readPicture(file: string, side: number): Promise<EncodedPicture> {
  const name = basename(file);
  const bytes = await readFile(file).catch(() => {
    throw new UsageError(`There is no file ${file}.`);
  });
  try {
    const { picture } = await openPicture(bytes, side);
    return { source: name, ...(await encodePicture(await decodePicture(picture, side))) };
  } catch {
    throw new UsageError(`${name} cannot be used: ${unreadableReason(bytes)}.`);
  }
}

/** Returns a picture that sharp can read, the EXIF data, and the number of pixels of the original. */
export async function openPicture(
  bytes: Buffer,
  side: number,
): Promise<{ picture: Buffer; pixels: number; exif: readonly Exif[] }> {
  if (pictureType(bytes) === 'HEIC') {
    const { png, pixels } = await decodeHeic(bytes, side);
    return { picture: png, pixels, exif: splitPicture(bytes)?.metadata.flatMap(exifIn) ?? [] };
  }
  const { width, height, exif } = await sharp(bytes).metadata();
  return { picture: bytes, pixels: width * height, exif: exif ? tryReadExif(exif) : [] };
}

/** Ignores damaged EXIF data. */
function tryReadExif(exif: Buffer): Exif[] {
  try {
    return [readExif(exif)];
  } catch {
    return [];
  }
}

/** Decodes a picture upright, in sRGB on white. */
export async function decodePicture(bytes: Buffer, side: number): Promise<Pixels> {
  const { data, info } = await sharp(bytes, { failOn: 'truncated' })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

const MAX_QUALITY = 82;
const MEDIUM_QUALITIES = [76, 70, 62];
const MIN_QUALITY = 54;

/** Encodes a JPEG of about {@link MAX_BYTES} at most: first with less quality, then with fewer pixels. */
export async function encodePicture({
  data,
  raw,
}: Pixels): Promise<Pick<EncodedPicture, 'bytes' | 'width' | 'height'>> {
  for (let scale = 1; ; scale *= 0.8) {
    const width = Math.max(1, Math.round(raw.width * scale));
    const pixels = await sharp(data, { raw }).resize({ width }).raw().toBuffer({ resolveWithObject: true });
    const { height } = pixels.info;
    const encodeWith = (quality: number) =>
      sharp(pixels.data, { raw: pixels.info }).jpeg({ quality, mozjpeg: true }).toBuffer();
    const fits = (bytes: Buffer) => bytes.length <= MAX_BYTES || width < 400;

    const best = await encodeWith(MAX_QUALITY);
    if (fits(best)) return { bytes: best, width, height };
    const smallest = await encodeWith(MIN_QUALITY);
    // If the lowest quality does not fit, no quality does.
    if (!fits(smallest)) continue;
    for (const quality of MEDIUM_QUALITIES) {
      const bytes = await encodeWith(quality);
      if (fits(bytes)) return { bytes, width, height };
    }
    return { bytes: smallest, width, height };
  }
}
