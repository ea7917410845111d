/** Reads the pictures of an event: sorted by time, without duplicates. */
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import pMap from 'p-map';
import sharp from 'sharp';
import { reverseDay } from '../../../core/i18n/text.ts';
import { countItems } from '../../content/siteValues.ts';
import { sha256 } from '../../system/digest.ts';
import { UsageError } from '../../system/usageError.ts';
import {
  decodePicture,
  type EncodedPicture,
  type Exif,
  encodePicture,
  MAX_SIDE_PIXELS,
  openPicture,
  type Pixels,
} from './encodePicture.ts';
import { compareNames, listPictures, skippedNotes, unreadableReason } from './pictureFiles.ts';

export interface PictureFolder {
  /** By capture time, then those without a time by name; or in the given order. */
  pictures: EncodedPicture[];
  /** The landscape picture with the most detail. */
  thumbnail: EncodedPicture;
  /** The most frequent day, dd-mm-yyyy. */
  day?: { date: string; count: number };
  unreadable: { name: string; why: string }[];
  /** The names of duplicates. */
  dropped: string[];
  /** Sentences about duplicates and other files. */
  notes: string[];
}

export interface ExistingPicture {
  name: string;
  bytes: Buffer;
}

/** For the detection of duplicates. */
interface PictureIdentity {
  /** True for a picture of the site. */
  isExisting?: true;
  source: string;
  digests: string[];
  signature: Signature;
}

interface MeasuredPicture extends EncodedPicture, PictureIdentity {
  day?: string;
  /** The pixels of the original: the largest copy is used. */
  pixels: number;
  detail: number;
}

interface ReadPicturesOptions {
  /** dd-mm-yyyy; a later capture time is wrong. */
  today: string;
  /** Keeps similar pictures, but not identical ones. */
  keepDuplicates: boolean;
  /** Keeps the order of the paths instead of sorting by time. */
  keepOrder?: boolean;
  /** Pictures that are not added again. */
  existing?: readonly ExistingPicture[];
}

/**
 * Reads and encodes pictures.
 *
 * @param paths folders and files
 * @throws UsageError (rejects) if a path is missing, or there are too many pictures or no usable one
 */
export async function readPictureFolder(
  paths: readonly string[],
  { today, keepDuplicates, keepOrder = false, existing = [] }: ReadPicturesOptions,
): Promise<PictureFolder> {
  const { pictures: files, others } = await listPictures(paths, keepOrder);
  // Memory limits the number of decoded pictures.
  const concurrency = Math.min(4, availableParallelism());
  const results = await pMap(
    files,
    async ({ path, name }): Promise<MeasuredPicture | { why: string }> => {
      const bytes = await readFile(path).catch(() => undefined);
      if (!bytes) return { why: 'it cannot be opened' };
      return measure(name, bytes, today).catch(() => ({ why: unreadableReason(bytes) }));
    },
    { concurrency },
  );
  const read = results.filter((result) => 'bytes' in result);
  const unreadable = files.flatMap(({ name }, index) => {
    const result = results[index];
    return result && 'why' in result ? [{ name, why: result.why }] : [];
  });
  const identities = await pMap(existing, (picture) => identityOf(picture).catch(() => []), { concurrency });
  const { unique, dropped } = dropDuplicates(read, identities.flat(), keepDuplicates);
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

export const unreadableNote = ({ name, why }: PictureFolder['unreadable'][number]) =>
  `${name} is left out: ${why}.`;

const withoutMeasurements = ({ source, bytes, width, height, takenAt }: EncodedPicture): EncodedPicture => ({
  source,
  bytes,
  width,
  height,
  takenAt,
});

async function measure(name: string, bytes: Buffer, today: string): Promise<MeasuredPicture> {
  const { picture, pixels: originalPixels, exif } = await openPicture(bytes, MAX_SIDE_PIXELS);
  const pixels = await decodePicture(picture, MAX_SIDE_PIXELS);
  const ready = await encodePicture(pixels);
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
  const signature = await signatureOf(await decodePicture(bytes, MAX_SIDE_PIXELS));
  return [{ isExisting: true, source: name, digests: [sha256(bytes)], signature }];
}

/** The time of capture, else of storage. */
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

/** Messengers remove EXIF data but keep the day in the name: IMG-20250614-WA0003.jpg. */
function dayInName(name: string, today: string): string | undefined {
  const [, year, month, day] = /(?<!\d)(20\d\d)[-_]?([01]\d)[-_]?([0-3]\d)(?!\d)/.exec(name) ?? [];
  const text = `${year}-${month}-${day}`;
  const exists = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(exists.getTime()) || exists.toISOString().slice(0, 10) !== text) return undefined;
  return isPlausible(text, today) ? text : undefined;
}

/** A camera without a set clock starts before 2001. */
const isPlausible = (day: string, today: string) => day > '2001' && day <= reverseDay(today);

function mostCommonDay(pictures: readonly MeasuredPicture[]): PictureFolder['day'] {
  const counts = countItems(pictures.flatMap(({ day }) => day ?? []));
  const [first] = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return first && { date: reverseDay(first[0]), count: first[1] };
}

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
 * A difference hash (Neal Krawetz, "Kind of Like That", 2013): of 9 × 8 greys, whether each is darker than
 * its right neighbour. It survives another size and compression, but takes two certificates with different
 * names for one; the greys tell them apart.
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
 * Copies of one picture, made smaller and compressed again, differ in at most so many of the 64 bits, and
 * nowhere in the greys by more than this; measured, they reach 29, and two names on one form 74.
 */
const MAX_GRADIENT_DISTANCE = 8;
const MAX_GREY_DISTANCE = 36;

function looksTheSame(a: Signature, b: Signature): boolean {
  const distance = a.gradient.filter((bit, index) => bit !== b.gradient[index]).length;
  if (distance > MAX_GRADIENT_DISTANCE) return false;
  return a.greys.every((grey, index) => Math.abs(grey - (b.greys[index] ?? 0)) <= MAX_GREY_DISTANCE);
}

/** Keeps the largest copy of each picture, and none of those that the site has. */
function dropDuplicates(
  pictures: readonly MeasuredPicture[],
  existing: readonly PictureIdentity[],
  keepDuplicates: boolean,
) {
  const unique: MeasuredPicture[] = [];
  const dropped: { name: string; note: string }[] = [];
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
  return { unique, dropped };
}

const sameNote = (name: string, { isExisting, source }: PictureIdentity) =>
  isExisting
    ? `${name} is left out: it is on the page already, as ${source}.`
    : `${name} is left out: it is the same file as ${source}.`;

const similarNote = (name: string, { isExisting, source }: PictureIdentity) =>
  `${name} is left out: it looks the same as ${source}${isExisting ? ', which is on the page already' : ''} (--keep-duplicates takes both).`;

/** The standard deviation of the Laplacian at a common size, which is low for a blurred picture. */
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
