/** Crops a picture, or encodes a replacement with the same file name. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { extensionOf } from '../../core/route/link.ts';
import { MAX_SIDE_PIXELS, readPicture } from '../../node/authoring/create/encodePicture.ts';
import { pictureType, unreadableReason } from '../../node/authoring/create/pictureFiles.ts';
import { type FileType, typesOfEnding } from '../../node/content/fileTypes.ts';
import { decodeHeic } from '../../node/content/pictures/heic.ts';
import { UsageError } from '../../node/system/usageError.ts';
import type { CropArea } from '../shared/protocol.ts';

/** Encoders by type. Other types are replaced only by the same type, and cannot be cropped. */
const ENCODERS: Partial<Record<FileType, (picture: Sharp) => Sharp>> = {
  JPEG: (picture) => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true }),
  PNG: (picture) => picture.png(),
  WebP: (picture) => picture.webp({ quality: 82 }),
  AVIF: (picture) => picture.avif(),
};

/** Phones have up to 200 megapixels; more would exhaust the memory. */
const MAX_PIXELS = 220_000_000;
/** A smaller selection is probably a mistake. */
const MIN_CROP_SIDE_PIXELS = 16;

const openImage = (bytes: Buffer) => sharp(bytes, { failOn: 'truncated' }).autoOrient();

/**
 * The size of a picture in pixels after rotation.
 *
 * @param name of its file
 * @throws UsageError (rejects) if it cannot be read or is too large
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
 * Crops a picture, rotated and without metadata, in the same format.
 *
 * @param name of its file
 * @throws UsageError (rejects) if it cannot be cropped, or the area is outside of it
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
  // Rotated first: rotating and cropping in one step would crop the unrotated picture.
  const upright = await encode(
    name,
    bytes,
    openImage(bytes).toColourspace('srgb').png({ compressionLevel: 1 }),
  );
  return encode(name, bytes, encoder(sharp(upright).extract(area)));
}

/**
 * Encodes a file as the replacement of a picture: rotated, without metadata, no larger than pages need, in
 * the format of the file name.
 *
 * @param name of the replaced file
 * @param path of the new file
 * @throws UsageError (rejects) if it cannot be read or encoded in that format
 */
export async function encodeReplacement(name: string, path: string): Promise<Buffer> {
  const bytes = await readFile(path);
  const sourceName = basename(path);
  const sourceType = pictureType(bytes);
  const targetType = typesOfEnding(name)?.[0];
  if (targetType === 'SVG' || targetType === 'GIF') {
    // Unchanged; the check inspects SVG files.
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
