/**
 * Copies of the pictures of a site in the widths and formats that its pages need. What has been made is kept in a cache
 * between builds; a copy is found there by the bytes of its original and by how copies are made.
 */
import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pMap from 'p-map';
import sharp from 'sharp';
import {
  COPIES_FOLDER,
  type CopyFormat,
  copyName,
  type PictureCopies,
  type PictureInfo,
} from '../../src/content/media.ts';
import { ContentError, type Problem } from '../../src/problem.ts';
import { ofFile } from '../problems/problemAt.ts';
import { systemProblem } from '../problems/systemError.ts';
import { mediaWords } from '../problems/words/media.ts';
import { forgetUnused, noteUse } from '../process/cacheFolder.ts';
import { type Progress, progress as startProgress } from '../process/progress.ts';
import { cacheFolder } from '../site/folder.ts';
import { isPublished, publicFile } from '../site/publicFolder.ts';

/**
 * The widths of copies in pixels: what pages draw on screens with one, two and three pixels to a CSS pixel, so that no
 * step is much larger than a page needs. docs/decisions/008-pictures.md has the figures.
 */
const WIDTHS = {
  avif: [320, 480, 640, 960, 1280, 1600],
  // Only for browsers of before 2023, which make do with fewer steps.
  webp: [320, 640, 960, 1600],
} as const satisfies Record<CopyFormat, readonly number[]>;

/** How copies are made: tuned for flat illustrations, good for photographs. */
const SETTINGS = {
  avif: { quality: 50, chromaSubsampling: '4:4:4' },
  webp: { quality: 75, effort: 2 },
};

/**
 * Up to this width an AVIF gets three times the time for 6 % less bytes; a wider one would take four times as long, and a
 * first start on a small machine has to be over in a minute and a half.
 */
const SMALL = 480;

/** What a copy depends on besides its original. Another encoder makes other bytes, which must not share a name. */
const MANNER = JSON.stringify([
  SETTINGS,
  SMALL,
  sharp.versions.sharp,
  sharp.versions.vips,
  sharp.versions.aom,
  sharp.versions.webp,
]);

const HOUR = 3_600_000;

/** Where files are written before they take their names. */
const UNFINISHED = '.unfinished';

export interface PictureRun {
  /** By the path from public/. A picture that is not there is left out; the checker has reported it. */
  pictures: ReadonlyMap<string, PictureInfo>;
  /** How many copies have been made; the others were in the cache. */
  made: number;
}

export interface PictureOptions {
  cache?: string;
  progress?: (label: string) => Progress;
}

/**
 * Puts the copies of pictures into an output folder.
 *
 * @param folder the site folder
 * @param wanted the pictures by their paths from public/, each with the width of its widest copy
 * @param out the output folder
 * @throws ContentError (rejects) with every picture that cannot be read
 */
export async function makePictures(
  folder: string,
  wanted: ReadonlyMap<string, number>,
  out: string,
  { cache = cacheFolder(folder, 'pictures'), progress = startProgress }: PictureOptions = {},
): Promise<PictureRun> {
  // The bytes of an AVIF depend on how many threads make it, so that is one; the cores take several copies at once.
  sharp.concurrency(1);
  const parallel = availableParallelism();
  await mkdir(join(cache, UNFINISHED), { recursive: true });
  const originals = await readOriginals(folder, wanted, cache, parallel);
  const made = await makeMissing(originals, cache, parallel, progress);
  await mkdir(join(out, COPIES_FOLDER), { recursive: true });
  await pMap(
    originals,
    async ({ place, info: { copies } }) => {
      for (const { width, format } of listCopies(copies)) {
        const target = join(out, COPIES_FOLDER, copyName(copies?.hash ?? '', width, format));
        await copyFile(join(place, `${width}.${format}`), target, constants.COPYFILE_FICLONE);
      }
    },
    { concurrency: parallel },
  );
  await prune(cache, new Set(originals.map(({ hash }) => hash)));
  return {
    pictures: new Map(originals.flatMap(({ paths, info }) => paths.map((path) => [path, info] as const))),
    made,
  };
}

/** A picture of the content; several paths when several files hold the same bytes. */
interface Original {
  paths: string[];
  file: string;
  hash: string;
  /** The folder of its copies in the cache. */
  place: string;
  info: PictureInfo;
}

async function readOriginals(
  folder: string,
  wanted: ReadonlyMap<string, number>,
  cache: string,
  parallel: number,
): Promise<Original[]> {
  const found = new Map<string, { paths: string[]; file: string; widest: number }>();
  await pMap(
    wanted,
    async ([path, widest]) => {
      const file = join(folder, 'public', path);
      const bytes = isPublished(folder, path) ? await readFile(file).catch(() => undefined) : undefined;
      if (!bytes) return;
      const hash = createHash('sha256').update(MANNER).update(bytes).digest('hex').slice(0, 12);
      const same = found.get(hash);
      found.set(hash, {
        paths: [...(same?.paths ?? []), path],
        file,
        widest: Math.max(widest, same?.widest ?? 0),
      });
    },
    { concurrency: parallel },
  );
  const originals: Original[] = [];
  const problems: Problem[] = [];
  await pMap(
    found,
    async ([hash, { paths, file, widest }]) => {
      const place = join(cache, hash);
      try {
        const facts = await factsOf(file, place, cache);
        originals.push({
          paths,
          file,
          hash,
          place,
          info: { ...facts.info, copies: copiesOf(facts, widest, hash) },
        });
      } catch (error) {
        // A full disk is not the fault of the picture.
        if (systemProblem(error, place)) throw error;
        problems.push(...paths.map((path) => unreadable(path, error)));
      }
    },
    { concurrency: parallel },
  );
  if (problems.length > 0) throw new ContentError(problems.sort((a, b) => (a.file < b.file ? -1 : 1)));
  return originals;
}

/** A picture in `public/` that cannot be opened. */
export function unreadable(path: string, error: unknown): Problem {
  const [reason = ''] = (error instanceof Error ? error.message : String(error)).trim().split('\n');
  return ofFile(publicFile(path), mediaWords.pictureUnreadable(reason));
}

/** What is kept of an original besides its copies. */
interface Facts {
  info: Pick<PictureInfo, 'width' | 'height' | 'tint'>;
  /** Whether smaller copies of it can be made. */
  still: boolean;
}

async function factsOf(file: string, place: string, cache: string): Promise<Facts> {
  const name = join(place, 'facts.json');
  const kept = await readFile(name, 'utf8').catch(() => undefined);
  // Written below and nowhere else, under its name only when it was whole.
  if (kept) return JSON.parse(kept) as Facts;
  const facts = await readFacts(file);
  await mkdir(place, { recursive: true });
  await keep(cache, name, JSON.stringify(facts));
  return facts;
}

async function readFacts(file: string): Promise<Facts> {
  const { autoOrient, hasAlpha, pages = 1, format } = await open(file).metadata();
  const still = format !== 'svg' && pages === 1;
  return { info: { ...autoOrient, tint: still && !hasAlpha ? await averageColour(file) : undefined }, still };
}

/** As #rrggbb. */
async function averageColour(file: string): Promise<string> {
  const pixel = await open(file).resize(1, 1, { fit: 'fill' }).toColourspace('srgb').raw().toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}

/** What a camera has noted that does no harm is no mistake; a file that ends too early is one. */
const open = (file: string) => sharp(file, { failOn: 'error' }).autoOrient();

/** The copies of a picture: every step up to the widest wanted or, for a smaller picture, up to its own width. */
function copiesOf(
  { info: { width }, still }: Facts,
  widest: number,
  hash: string,
): PictureCopies | undefined {
  if (!still) return undefined;
  const steps = (widths: readonly number[]) =>
    width > widest
      ? widths.filter((step) => step <= widest)
      : [...widths.filter((step) => step < width * NEAR), width];
  return { hash, avif: steps(WIDTHS.avif), webp: steps(WIDTHS.webp) };
}

/** A step that is nearly as wide as the original would save nothing. */
const NEAR = 0.9;

interface Copy {
  width: number;
  format: CopyFormat;
}

function listCopies(copies: PictureCopies | undefined): Copy[] {
  if (!copies) return [];
  return (['avif', 'webp'] as const).flatMap((format) => copies[format].map((width) => ({ width, format })));
}

/** Makes what the cache lacks. @returns how many copies that were */
async function makeMissing(
  originals: readonly Original[],
  cache: string,
  parallel: number,
  progress: NonNullable<PictureOptions['progress']>,
): Promise<number> {
  const jobs: { original: Original; width: number; formats: CopyFormat[] }[] = [];
  await pMap(
    originals,
    async (original) => {
      const there = new Set(await readdir(original.place));
      const missing = listCopies(original.info.copies).filter(
        ({ width, format }) => !there.has(`${width}.${format}`),
      );
      for (const width of new Set(missing.map((copy) => copy.width))) {
        const formats = missing.filter((copy) => copy.width === width).map(({ format }) => format);
        jobs.push({ original, width, formats });
      }
    },
    { concurrency: parallel },
  );
  // The widest first, so that no core is left alone with a large one at the end.
  jobs.sort((a, b) => b.width - a.width);
  const total = jobs.reduce((count, { formats }) => count + formats.length, 0);
  const shown = progress('Copies of pictures');
  for (let count = 0; count < total; count++) shown.add();
  const make = async ({ original, width, formats }: (typeof jobs)[number]) => {
    const { data, info } = await open(original.file)
      .resize({ width })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (const format of formats) {
      const pixels = sharp(data, { raw: info });
      const encoded =
        format === 'avif'
          ? pixels.avif({ ...SETTINGS.avif, effort: width <= SMALL ? 1 : 0 })
          : pixels.webp(SETTINGS.webp);
      await keep(cache, join(original.place, `${width}.${format}`), await encoded.toBuffer());
      shown.done();
    }
  };
  await pMap(jobs, make, { concurrency: parallel }).finally(() => shown.end());
  return total;
}

let unfinished = 0;

/** Writes a file so that it is there whole or not at all, whenever the process is killed. */
async function keep(cache: string, name: string, content: string | Buffer): Promise<void> {
  const draft = join(cache, UNFINISHED, `${process.pid}-${unfinished++}`);
  await writeFile(draft, content);
  await rename(draft, name);
}

/** Notes what has been used, and takes away what no build has used for long and what killed builds have left. */
async function prune(cache: string, used: Iterable<string>): Promise<void> {
  await Promise.all([...used].map((name) => noteUse(join(cache, name))));
  await forgetUnused(cache, (name) => name !== UNFINISHED);
  for (const name of await readdir(join(cache, UNFINISHED))) {
    const draft = join(cache, UNFINISHED, name);
    const found = await stat(draft).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > HOUR) await rm(draft, { force: true });
  }
}
