/** The bytes of a picture that takes the place of another under the same name. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { extensionOf } from '../../core/route/link.ts';
import { MAX_SIDE_PIXELS, readPicture } from '../../node/authoring/create/photos.ts';
import { pictureType, unreadableReason } from '../../node/authoring/create/pictureFiles.ts';
import { type FileType, typesOfEnding } from '../../node/content/fileTypes.ts';
import { decodeHeic } from '../../node/content/pictures/heic.ts';
import { UsageError } from '../../node/system/usageError.ts';
import type { CropArea } from '../shared/protocol.ts';

/** How each type is written; what is not here is only replaced by its like, and not cropped. */
const ENCODERS: Partial<Record<FileType, (picture: Sharp) => Sharp>> = {
  JPEG: (picture) => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true }),
  PNG: (picture) => picture.png(),
  WebP: (picture) => picture.webp({ quality: 82 }),
  AVIF: (picture) => picture.avif(),
};

/** The best phones have 200 million; more would fill the memory. */
const MAX_PIXELS = 220_000_000;
/** A smaller part is rather a slip of the finger. */
const MIN_CROP_SIDE_PIXELS = 16;

const openImage = (bytes: Buffer) => sharp(bytes, { failOn: 'truncated' }).autoOrient();

/**
 * The size of a picture in pixels, upright.
 *
 * @param name of its file
 * @throws UsageError (rejects) when it cannot be read, or is too large
 */
export async function pictureSize(name: string, bytes: Buffer): Promise<{ width: number; height: number }> {
  const { autoOrient } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new UsageError(`${name} cannot be used: ${unreadableReason(bytes)}.`);
    });
  const { width, height } = autoOrient;
  if (width * height > MAX_PIXELS)
    throw new UsageError(`${name} is too large: it has ${width} × ${height} pixels. Make it smaller first.`);
  return { width, height };
}

/**
 * A part of a picture, upright and without what a camera has noted, of the same type.
 *
 * @param name of its file
 * @throws UsageError (rejects) when it cannot be cut, or the part is not within it
 */
export async function cropPicture(name: string, bytes: Buffer, area: CropArea): Promise<Buffer> {
  const type = pictureType(bytes);
  if (type === 'SVG') throw new UsageError(`${name} is a drawing (SVG), which cannot be cropped here.`);
  const encoder = ENCODERS[type];
  if (!encoder) throw new UsageError(`${name} cannot be cropped: ${unreadableReason(bytes)}.`);
  const { width, height } = await pictureSize(name, bytes);
  const parts = [area.left, area.top, area.width, area.height];
  if (!parts.every(Number.isSafeInteger) || area.left < 0 || area.top < 0)
    throw new UsageError('This is no part of the picture.');
  if (area.left + area.width > width || area.top + area.height > height)
    throw new UsageError(`The part reaches beyond the picture, which has ${width} × ${height} pixels.`);
  if (area.width < MIN_CROP_SIDE_PIXELS || area.height < MIN_CROP_SIDE_PIXELS)
    throw new UsageError(`The part is too small: it needs ${MIN_CROP_SIDE_PIXELS} pixels on each side.`);
  const { pages = 1 } = await sharp(bytes).metadata();
  if (pages > 1) throw new UsageError(`${name} moves, and a moving picture cannot be cropped here.`);
  // Upright first: to turn and to cut in one step would cut what is not turned yet.
  const upright = await encode(
    name,
    bytes,
    openImage(bytes).toColourspace('srgb').png({ compressionLevel: 1 }),
  );
  return encode(name, bytes, encoder(sharp(upright).extract(area)));
}

/**
 * What a file becomes in the place of another: as new photos do, turned upright, no larger than pages need, without what a phone has
 * noted, and of the type that the name promises.
 *
 * @param name of the file whose place it takes
 * @param path of the file
 * @throws UsageError (rejects) when it cannot be read, or be of that type
 */
export async function encodeReplacement(name: string, path: string): Promise<Buffer> {
  const bytes = await readFile(path);
  const sourceName = basename(path);
  const sourceType = pictureType(bytes);
  const targetType = typesOfEnding(name)?.[0];
  if (targetType === 'SVG' || targetType === 'GIF') {
    // As it is; the check looks into drawings.
    if (sourceType === targetType) return bytes;
    throw new UsageError(
      `${name} can only be replaced by another ${targetType}, and ${sourceName} is ${typeLabel(sourceType)}.`,
    );
  }
  if (sourceType !== 'HEIC' && sourceType !== 'SVG') await pictureSize(sourceName, bytes);
  if (sourceType === 'SVG') throw new UsageError(`${sourceName} is a drawing (SVG), and ${name} is not.`);
  if (targetType === 'JPEG') return Buffer.from((await readPicture(path, MAX_SIDE_PIXELS)).bytes);
  const encoder = targetType && ENCODERS[targetType];
  if (!encoder)
    throw new UsageError(
      `${name} cannot be replaced: pictures that end in ${extensionOf(name)} are not written here.`,
    );
  const readable =
    sourceType === 'HEIC' ? (await decodeHeic(bytes, MAX_SIDE_PIXELS).catch(() => undefined))?.png : bytes;
  if (!readable) throw new UsageError(`${sourceName} cannot be used: ${unreadableReason(bytes)}.`);
  const upright = openImage(readable).toColourspace('srgb');
  return encode(
    sourceName,
    bytes,
    encoder(
      upright.resize({
        width: MAX_SIDE_PIXELS,
        height: MAX_SIDE_PIXELS,
        fit: 'inside',
        withoutEnlargement: true,
      }),
    ),
  );
}

const typeLabel = (type: FileType) => (type === 'something else' ? 'no picture' : type);

const encode = (name: string, bytes: Buffer, picture: Sharp): Promise<Buffer> =>
  picture.toBuffer().catch(() => {
    throw new UsageError(`${name} cannot be used: ${unreadableReason(bytes)}.`);
  });
