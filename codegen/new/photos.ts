/** From the pictures of a phone to pictures of the site: upright, small, each once, without what the phone wrote into them. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, extname, join } from 'node:path';
import readExif from 'exif-reader';
import sharp from 'sharp';
import { UsageError } from '../problems/usageError.ts';

/** The longest side of a picture, in pixels. */
const LONGEST_SIDE = 1600;
/** The longest side of a portrait. */
export const PORTRAIT_SIDE = 800;
/** The size of a file that is aimed at, in bytes. */
export const MOST_BYTES = 300_000;
/** More than this is rather the whole memory of a phone than the pictures of an event. */
const MOST_PICTURES = 100;

export interface ReadyPicture {
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
  /** In the order in which they were taken; those without a time follow by name. */
  pictures: ReadyPicture[];
  /** The one that stands for the event: the landscape picture with the most detail. */
  thumbnail: ReadyPicture;
  /** The day on which most pictures were taken, dd-mm-yyyy. */
  day?: { date: string; count: number };
  /** Files that are pictures but cannot be read here; one sentence for each reason. */
  unread: string[];
  /** What was left out on purpose, and why. */
  notes: string[];
}

/** What is measured of a picture besides what is published. */
interface Measured extends ReadyPicture {
  day?: string;
  /** Pixels of the original: of two copies the larger one is kept. */
  pixels: number;
  digest: string;
  signature: Signature;
  detail: number;
}

/**
 * Reads the pictures of a folder and makes them ready.
 *
 * @param today dd-mm-yyyy; the clock of a camera that is ahead of it is wrong
 * @param keepSimilar keeps pictures that look the same, but not those that are the same
 * @throws UsageError when the folder is not there, has too many pictures or none that can be read
 */
export async function readPictureFolder(
  folder: string,
  today: string,
  keepSimilar: boolean,
): Promise<PictureFolder> {
  const { pictures: names, heic, others } = await listFolder(folder);
  const results = await eachAtOnce(names, async (name): Promise<Measured | 'heic' | 'broken'> => {
    const bytes = await readFile(join(folder, name));
    if (isHeic(bytes)) return 'heic';
    return measure(name, bytes, today).catch(() => 'broken');
  });
  const named = (kind: 'heic' | 'broken') => names.filter((_, index) => results[index] === kind);
  const read = results.filter((result) => typeof result === 'object');
  const heics = [...heic, ...named('heic')];
  const broken = named('broken');
  const unread = [...heicLine(heics), ...brokenLine(broken)];
  const { kept, dropped } = withoutCopies(read, keepSimilar);
  const pictures = kept.sort(byTime);
  const thumbnail = bestThumbnail(pictures);
  if (!thumbnail) {
    throw new UsageError(
      [`There is no picture to use in ${folder}.`, ...unread, ...othersLine(others)].join('\n'),
    );
  }
  return {
    pictures: pictures.map(published),
    thumbnail: published(thumbnail),
    day: mostCommonDay(pictures),
    unread,
    notes: [...dropped, ...othersLine(others)],
  };
}

/**
 * Makes one picture ready.
 *
 * @param side the longest side, in pixels
 * @throws UsageError when it cannot be read
 */
export async function readPicture(file: string, side: number): Promise<ReadyPicture> {
  const name = basename(file);
  const bytes = await readFile(file).catch(() => {
    throw new UsageError(`There is no file ${file}.`);
  });
  if (isHeic(bytes)) throw new UsageError(heicLine([name]).join(''));
  try {
    return { source: name, ...(await encode(await decode(bytes, side))) };
  } catch {
    throw new UsageError(brokenLine([name]).join(''));
  }
}

/** As many at once as the computer has processors, within what memory allows. */
async function eachAtOnce<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
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

const published = ({ source, bytes, width, height, takenAt }: ReadyPicture): ReadyPicture => ({
  source,
  bytes,
  width,
  height,
  takenAt,
});

const READABLE = new Set(['.jpg', '.jpeg', '.png', '.webp']);
const HEIC = new Set(['.heic', '.heif', '.hif']);
/** Files that operating systems put into every folder. */
const SYSTEM_FILES = /^(\.|thumbs\.db$|desktop\.ini$)/i;

async function listFolder(folder: string) {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => {
    throw new UsageError(`There is no folder ${folder}.`);
  });
  const names = entries
    .map((entry) => ({
      name: entry.name,
      folder: entry.isDirectory(),
      ending: extname(entry.name).toLowerCase(),
    }))
    .filter(({ name }) => !SYSTEM_FILES.test(name))
    .sort((a, b) => byName(a.name, b.name));
  const pick = (test: (ending: string) => boolean) =>
    names.filter((entry) => !entry.folder && test(entry.ending)).map(({ name }) => name);
  const pictures = pick((ending) => READABLE.has(ending));
  if (pictures.length > MOST_PICTURES) {
    throw new UsageError(
      `${folder} has ${pictures.length} pictures; an event takes at most ${MOST_PICTURES}. Put those of the event into a folder of their own.`,
    );
  }
  const heic = pick((ending) => HEIC.has(ending));
  const others = names
    .filter(({ name }) => !pictures.includes(name) && !heic.includes(name))
    .map((entry) => (entry.folder ? `${entry.name}/` : entry.name));
  return { pictures, heic, others };
}

/** The brands of ISO 23008-12 (HEIF) that hold HEVC pictures; a phone may name such a file .jpg. */
function isHeic(bytes: Buffer): boolean {
  return /^ftyp(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(bytes.toString('latin1', 4, 12));
}

function heicLine(names: readonly string[]): string[] {
  if (names.length === 0) return [];
  return [
    `HEIC pictures cannot be read here: ${names.join(', ')}. Open each in the Photos program of the computer, save it as JPEG, and put the JPEG files into the folder. (An iPhone takes JPEG from the start with Settings, Camera, Formats, Most Compatible.)`,
  ];
}

const brokenLine = (names: readonly string[]) =>
  names.length === 0 ? [] : [`These pictures are damaged or are no pictures: ${names.join(', ')}.`];

function othersLine(names: readonly string[]): string[] {
  if (names.length === 0) return [];
  return [`Not taken, because only JPEG, PNG and WebP pictures are: ${names.join(', ')}.`];
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

const BEST = 82;
const BETWEEN = [76, 70, 62];
const LEAST = 54;

/** A JPEG file of about {@link MOST_BYTES} at most: first the quality gives way, then the size. */
async function encode({ data, raw }: Pixels): Promise<Pick<ReadyPicture, 'bytes' | 'width' | 'height'>> {
  for (let scale = 1; ; scale *= 0.8) {
    const width = Math.max(1, Math.round(raw.width * scale));
    const pixels = await sharp(data, { raw }).resize({ width }).raw().toBuffer({ resolveWithObject: true });
    const inQuality = (quality: number) =>
      sharp(pixels.data, { raw: pixels.info }).jpeg({ quality, mozjpeg: true }).toBuffer();
    const fits = (bytes: Buffer) => bytes.length <= MOST_BYTES || width < 400;
    const { height } = pixels.info;

    const best = await inQuality(BEST);
    if (fits(best)) return { bytes: best, width, height };
    const least = await inQuality(LEAST);
    // Nothing between them fits where the least does not.
    if (!fits(least)) continue;
    for (const quality of BETWEEN) {
      const bytes = await inQuality(quality);
      if (fits(bytes)) return { bytes, width, height };
    }
    return { bytes: least, width, height };
  }
}

async function measure(name: string, bytes: Buffer, today: string): Promise<Measured> {
  const { width, height, exif } = await sharp(bytes).metadata();
  const pixels = await decode(bytes, LONGEST_SIDE);
  const takenAt = exif && timeIn(exif, today);
  return {
    source: name,
    ...(await encode(pixels)),
    takenAt,
    day: takenAt?.slice(0, 10) ?? dayInName(name, today),
    pixels: width * height,
    digest: createHash('sha256').update(bytes).digest('hex'),
    signature: await signatureOf(pixels),
    detail: await detailOf(pixels),
  };
}

/** The time that the camera wrote: when the picture was taken, else when it was stored. Damaged EXIF is left aside. */
function timeIn(exif: Buffer, today: string): string | undefined {
  try {
    const { Photo, Image } = readExif(exif);
    const times = [Photo?.DateTimeOriginal, Photo?.DateTimeDigitized, Image?.DateTime];
    return times
      .filter((time) => time instanceof Date && !Number.isNaN(time.getTime()))
      .map((time) => (time instanceof Date ? time.toISOString().slice(0, 19) : ''))
      .find((time) => isPlausible(time.slice(0, 10), today));
  } catch {
    return undefined;
  }
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
const isPlausible = (day: string, today: string) => day > '2001' && day <= turned(today);

/** dd-mm-yyyy from yyyy-mm-dd, and back. */
const turned = (day: string) => day.split('-').reverse().join('-');

function mostCommonDay(pictures: readonly Measured[]): PictureFolder['day'] {
  const counts = new Map<string, number>();
  for (const { day } of pictures) if (day !== undefined) counts.set(day, (counts.get(day) ?? 0) + 1);
  const [first] = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return first && { date: turned(first[0]), count: first[1] };
}

const names = new Intl.Collator('en', { numeric: true });
const byName = (a: string, b: string) => names.compare(a, b) || (a < b ? -1 : 1);

/** Pictures with a time come first. */
function byTime(a: ReadyPicture, b: ReadyPicture): number {
  const [first, second] = [a.takenAt ?? '9', b.takenAt ?? '9'];
  return first < second ? -1 : first > second ? 1 : byName(a.source, b.source);
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
const GRADIENT_DISTANCE = 8;
const GREY_DISTANCE = 36;

function looksTheSame(a: Signature, b: Signature): boolean {
  const distance = a.gradient.filter((bit, index) => bit !== b.gradient[index]).length;
  if (distance > GRADIENT_DISTANCE) return false;
  return a.greys.every((grey, index) => Math.abs(grey - (b.greys[index] ?? 0)) <= GREY_DISTANCE);
}

/** Of copies of one picture the largest stays. */
function withoutCopies(pictures: readonly Measured[], keepSimilar: boolean) {
  const kept: Measured[] = [];
  const dropped: string[] = [];
  const largestFirst = [...pictures].sort((a, b) => b.pixels - a.pixels || byTime(a, b));
  for (const picture of largestFirst) {
    const same = kept.find(({ digest }) => digest === picture.digest);
    const similar = keepSimilar
      ? undefined
      : kept.find(({ signature }) => looksTheSame(signature, picture.signature));
    if (same) dropped.push(`${picture.source} is left out: it is the same file as ${same.source}.`);
    else if (similar) {
      dropped.push(
        `${picture.source} is left out: it looks the same as ${similar.source} (--keep-similar takes both).`,
      );
    } else kept.push(picture);
  }
  return { kept, dropped };
}

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

function bestThumbnail(pictures: readonly Measured[]): Measured | undefined {
  const landscape = ({ width, height }: Measured) => Number(width > height);
  return [...pictures].sort((a, b) => landscape(b) - landscape(a) || b.detail - a.detail)[0];
}
