/** From the pictures of a phone to pictures of the site: upright, small, each once, without what the phone wrote into them. */
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import readExif from 'exif-reader';
import sharp from 'sharp';
import { reverseDay } from '../../../core/i18n/text.ts';
import { decodeHeic } from '../../content/pictures/heic.ts';
import { exifIn } from '../../content/pictures/metadata.ts';
import { splitPicture } from '../../content/pictures/splitPicture.ts';
import { countItems } from '../../content/siteValues.ts';
import { sha256 } from '../../system/digest.ts';
import { UsageError } from '../../system/usageError.ts';
import { compareNames, listPictures, pictureType, skippedNotes, unreadableReason } from './pictureFiles.ts';

/** The longest side of a picture, in pixels. */
export const MAX_SIDE_PIXELS = 1600;
/** The longest side of a portrait. */
export const MAX_PORTRAIT_SIDE_PIXELS = 800;
/** The size of a file that is aimed at, in bytes. */
export const MAX_BYTES = 300_000;

export interface EncodedPicture {
  /** The name of the file that it comes from. */
  source: string;
  /** JPEG without metadata. */
  bytes: Uint8Array;
  width: number;
  height: number;
  /** When it was taken, by the clock of the camera: yyyy-mm-ddThh:mm:ss. */
  takenAt?: string;
}

export interface PictureFolder {
  /** In the order in which they were taken, those without a time behind them by name; or as they were given. */
  pictures: EncodedPicture[];
  /** The one that stands for the event: the landscape picture with the most detail. */
  thumbnail: EncodedPicture;
  /** The day on which most pictures were taken, dd-mm-yyyy. */
  day?: { date: string; count: number };
  /** Pictures that cannot be read, and why. */
  unreadable: { name: string; why: string }[];
  /** Pictures that were left out on purpose. */
  dropped: string[];
  /** What was left out on purpose, and why. */
  notes: string[];
}

/** A picture of the site that new ones are compared with. */
export interface ExistingPicture {
  /** The name of its file. */
  name: string;
  bytes: Buffer;
}

/** What tells a picture from others. */
interface PictureIdentity {
  /** Whether the site has it already. */
  isExisting?: true;
  source: string;
  digests: string[];
  signature: Signature;
}

/** What is measured of a picture besides what is published. */
interface MeasuredPicture extends EncodedPicture, PictureIdentity {
  day?: string;
  /** Pixels of the original: of two copies the larger one is kept. */
  pixels: number;
  detail: number;
}

export interface ReadPicturesOptions {
  /** dd-mm-yyyy; the clock of a camera that is ahead of it is wrong. */
  today: string;
  /** Keeps pictures that look the same, but not those that are the same. */
  keepDuplicates: boolean;
  /** Leaves them in the order of the paths, in place of that in which they were taken. */
  keepOrder?: boolean;
  /** Pictures that must not be taken a second time. */
  existing?: readonly ExistingPicture[];
}

/**
 * Reads pictures and makes them ready.
 *
 * @param paths folders and files
 * @throws UsageError when one is not there, when there are too many pictures or none that can be taken
 */
export async function readPictureFolder(
  paths: readonly string[],
  { today, keepDuplicates, keepOrder = false, existing = [] }: ReadPicturesOptions,
): Promise<PictureFolder> {
  const { pictures: files, others } = await listPictures(paths, keepOrder);
  const results = await mapConcurrently(
    files,
    async ({ path, name }): Promise<MeasuredPicture | { why: string }> => {
      const bytes = await readFile(path).catch(() => undefined);
      if (!bytes) return { why: 'it cannot be opened' };
      return measure(name, bytes, today).catch(() => ({ why: unreadableReason(bytes) }));
    },
  );
  const read = results.filter((result) => 'bytes' in result);
  const unreadable = files.flatMap(({ name }, index) => {
    const result = results[index];
    return result && 'why' in result ? [{ name, why: result.why }] : [];
  });
  const identities = await mapConcurrently(existing, (picture) => identityOf(picture).catch(() => []));
  const { kept: unique, dropped } = dropDuplicates(read, identities.flat(), keepDuplicates);
  const notes = [...dropped.map(({ note }) => note), ...skippedNotes(others)];
  const pictures = keepOrder ? read.filter((picture) => unique.includes(picture)) : unique.sort(byTime);
  const thumbnail = bestThumbnail(pictures);
  if (!thumbnail) {
    const where = paths.join(', ');
    const nothing =
      dropped.length > 0 ? `There is no new picture in ${where}.` : `There is no picture to use in ${where}.`;
    throw new UsageError([nothing, ...unreadable.map(unreadableNote), ...notes].join('\n'));
  }
  return {
    pictures: pictures.map(withoutMeasurements),
    thumbnail: withoutMeasurements(thumbnail),
    day: mostCommonDay(pictures),
    unreadable,
    dropped: dropped.map(({ name }) => name),
    notes,
  };
}

/** One sentence on a picture that could not be read. */
export const unreadableNote = ({ name, why }: PictureFolder['unreadable'][number]) =>
  `${name} is left out: ${why}.`;

/**
 * Makes one picture ready.
 *
 * @param side the longest side, in pixels
 * @throws UsageError when it cannot be read
 */
export async function readPicture(file: string, side: number): Promise<EncodedPicture> {
  const name = basename(file);
  const bytes = await readFile(file).catch(() => {
    throw new UsageError(`There is no file ${file}.`);
  });
  try {
    const { picture } = await openPicture(bytes, side);
    return { source: name, ...(await encode(await decode(picture, side))) };
  } catch {
    throw new UsageError(`${name} cannot be used: ${unreadableReason(bytes)}.`);
  }
}

/** As many at once as the computer has processors, within what memory allows. */
async function mapConcurrently<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < items.length; index = next++) {
      const item = items[index];
      if (item !== undefined) results[index] = await work(item);
    }
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, worker));
  return results;
}

const withoutMeasurements = ({ source, bytes, width, height, takenAt }: EncodedPicture): EncodedPicture => ({
  source,
  bytes,
  width,
  height,
  takenAt,
});

/** A picture that sharp can read, what Exif there is, and how many pixels the original has. */
async function openPicture(bytes: Buffer, side: number) {
  if (pictureType(bytes) === 'HEIC') {
    const { png, pixels } = await decodeHeic(bytes, side);
    return { picture: png, pixels, exif: splitPicture(bytes)?.metadata.flatMap(exifIn) ?? [] };
  }
  const { width, height, exif } = await sharp(bytes).metadata();
  return { picture: bytes, pixels: width * height, exif: exif ? tryReadExif(exif) : [] };
}

type Exif = ReturnType<typeof readExif>;

/** Damaged Exif is left aside. */
function tryReadExif(exif: Buffer): Exif[] {
  try {
    return [readExif(exif)];
  } catch {
    return [];
  }
}

interface Pixels {
  data: Buffer;
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/** The picture upright, in sRGB on white, at most as long as a side. */
async function decode(bytes: Buffer, side: number): Promise<Pixels> {
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

/** A JPEG file of about {@link MAX_BYTES} at most: first the quality gives way, then the size. */
async function encode({ data, raw }: Pixels): Promise<Pick<EncodedPicture, 'bytes' | 'width' | 'height'>> {
  for (let scale = 1; ; scale *= 0.8) {
    const width = Math.max(1, Math.round(raw.width * scale));
    const pixels = await sharp(data, { raw }).resize({ width }).raw().toBuffer({ resolveWithObject: true });
    const encodeWith = (quality: number) =>
      sharp(pixels.data, { raw: pixels.info }).jpeg({ quality, mozjpeg: true }).toBuffer();
    const fits = (bytes: Buffer) => bytes.length <= MAX_BYTES || width < 400;
    const { height } = pixels.info;

    const best = await encodeWith(MAX_QUALITY);
    if (fits(best)) return { bytes: best, width, height };
    const smallest = await encodeWith(MIN_QUALITY);
    // Nothing between them fits where the least does not.
    if (!fits(smallest)) continue;
    for (const quality of MEDIUM_QUALITIES) {
      const bytes = await encodeWith(quality);
      if (fits(bytes)) return { bytes, width, height };
    }
    return { bytes: smallest, width, height };
  }
}

async function measure(name: string, bytes: Buffer, today: string): Promise<MeasuredPicture> {
  const { picture, pixels: originalPixels, exif } = await openPicture(bytes, MAX_SIDE_PIXELS);
  const pixels = await decode(picture, MAX_SIDE_PIXELS);
  const ready = await encode(pixels);
  const takenAt = captureTime(exif, today);
  return {
    source: name,
    ...ready,
    takenAt,
    day: takenAt?.slice(0, 10) ?? dayInName(name, today),
    pixels: originalPixels,
    // The same photograph gives the same file again.
    digests: [sha256(bytes), sha256(ready.bytes)],
    signature: await signatureOf(pixels),
    detail: await detailOf(pixels),
  };
}

async function identityOf({ name, bytes }: ExistingPicture): Promise<PictureIdentity[]> {
  const signature = await signatureOf(await decode(bytes, MAX_SIDE_PIXELS));
  return [{ isExisting: true, source: name, digests: [sha256(bytes)], signature }];
}

/** The time that the camera wrote: when the picture was taken, else when it was stored. */
function captureTime(exif: readonly Exif[], today: string): string | undefined {
  const times = exif.flatMap(({ Photo, Image }) => [
    Photo?.DateTimeOriginal,
    Photo?.DateTimeDigitized,
    Image?.DateTime,
  ]);
  return times
    .filter((time) => time instanceof Date && !Number.isNaN(time.getTime()))
    .map((time) => (time instanceof Date ? time.toISOString().slice(0, 19) : ''))
    .find((time) => isPlausible(time.slice(0, 10), today));
}

/** Messengers remove the EXIF and leave the day in the name: IMG-20250614-WA0003.jpg. */
function dayInName(name: string, today: string): string | undefined {
  const [, year, month, day] = /(?<!\d)(20\d\d)[-_]?([01]\d)[-_]?([0-3]\d)(?!\d)/.exec(name) ?? [];
  const text = `${year}-${month}-${day}`;
  const exists = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(exists.getTime()) || exists.toISOString().slice(0, 10) !== text) return undefined;
  return isPlausible(text, today) ? text : undefined;
}

/** A camera that has lost its clock begins again before 2001; one that is set wrong may be ahead. */
const isPlausible = (day: string, today: string) => day > '2001' && day <= reverseDay(today);

function mostCommonDay(pictures: readonly MeasuredPicture[]): PictureFolder['day'] {
  const counts = countItems(pictures.flatMap(({ day }) => day ?? []));
  const [first] = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return first && { date: reverseDay(first[0]), count: first[1] };
}

/** Pictures with a time come first. */
function byTime(a: EncodedPicture, b: EncodedPicture): number {
  const [first, second] = [a.takenAt ?? '9', b.takenAt ?? '9'];
  return first < second ? -1 : first > second ? 1 : compareNames(a.source, b.source);
}

interface Signature {
  /** 64 times 0 or 1. */
  gradient: number[];
  /** 64 × 64 greys. */
  greys: Buffer;
}

/**
 * A difference hash (Neal Krawetz, "Kind of Like That", 2013): of 9 × 8 greys, whether each is darker than its right
 * neighbour. It survives another size and compression, but takes two certificates with different names for one; the
 * greys tell them apart.
 */
async function signatureOf({ data, raw }: Pixels): Promise<Signature> {
  const greys = (width: number, height: number) =>
    sharp(data, { raw }).resize(width, height, { fit: 'fill' }).greyscale().raw().toBuffer();
  const small = await greys(9, 8);
  const gradient = Array.from({ length: 64 }, (_, index) => {
    const at = Math.floor(index / 8) * 9 + (index % 8);
    return (small[at] ?? 0) < (small[at + 1] ?? 0) ? 1 : 0;
  });
  return { gradient, greys: await greys(64, 64) };
}

/**
 * Copies of one picture, made smaller and compressed again, differ in at most so many of the 64 bits, and nowhere in the
 * greys by more than this; measured, they reach 29, and two names on one form 74.
 */
const MAX_GRADIENT_DISTANCE = 8;
const MAX_GREY_DISTANCE = 36;

function looksTheSame(a: Signature, b: Signature): boolean {
  const distance = a.gradient.filter((bit, index) => bit !== b.gradient[index]).length;
  if (distance > MAX_GRADIENT_DISTANCE) return false;
  return a.greys.every((grey, index) => Math.abs(grey - (b.greys[index] ?? 0)) <= MAX_GREY_DISTANCE);
}

interface DroppedPicture {
  name: string;
  note: string;
}

/** Of copies of one picture the largest stays, and of those that the site has already none. */
function dropDuplicates(
  pictures: readonly MeasuredPicture[],
  existing: readonly PictureIdentity[],
  keepDuplicates: boolean,
) {
  const unique: MeasuredPicture[] = [];
  const dropped: DroppedPicture[] = [];
  const largestFirst = [...pictures].sort((a, b) => b.pixels - a.pixels || byTime(a, b));
  for (const picture of largestFirst) {
    const others: readonly PictureIdentity[] = [...existing, ...unique];
    const identical = others.find(({ digests }) =>
      digests.some((digest) => picture.digests.includes(digest)),
    );
    const similar = keepDuplicates
      ? undefined
      : others.find(({ signature }) => looksTheSame(signature, picture.signature));
    const name = picture.source;
    const note = identical ? sameNote(name, identical) : similar && similarNote(name, similar);
    if (note === undefined) unique.push(picture);
    else dropped.push({ name, note });
  }
  return { kept: unique, dropped };
}

const sameNote = (name: string, { isExisting, source }: PictureIdentity) =>
  isExisting
    ? `${name} is left out: it is on the page already, as ${source}.`
    : `${name} is left out: it is the same file as ${source}.`;

const similarNote = (name: string, { isExisting, source }: PictureIdentity) =>
  `${name} is left out: it looks the same as ${source}${isExisting ? ', which is on the page already' : ''} (--keep-duplicates takes both).`;

/** How much detail a picture has: the spread of its Laplacian at a common size, which a blurred picture lacks. */
async function detailOf({ data, raw }: Pixels): Promise<number> {
  const { data: small, info } = await sharp(data, { raw })
    .resize({ width: 512, height: 512, fit: 'inside' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { sharpness } = await sharp(small, {
    raw: { width: info.width, height: info.height, channels: info.channels },
  }).stats();
  return sharpness;
}

function bestThumbnail(pictures: readonly MeasuredPicture[]): MeasuredPicture | undefined {
  const landscape = ({ width, height }: MeasuredPicture) => Number(width > height);
  return [...pictures].sort((a, b) => landscape(b) - landscape(a) || b.detail - a.detail)[0];
}
