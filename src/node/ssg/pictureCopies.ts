/**
 * Copies of the pictures of a site in the widths that its pages need. What has been made is kept in a cache
 * between builds; a copy is found there by the bytes of its original and by how copies are made.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pMap, { pMapIterable } from 'p-map';
import { type ImageVariants, type PictureInfo, VARIANTS_FOLDER, variantName } from '../../core/data/media.ts';
import { mediaMessages } from '../../core/problems/messages/media.ts';
import { ContentError, type Problem } from '../../core/problems/problem.ts';
import { problemInFile } from '../../core/problems/problemAt.ts';
import { cacheFolder } from '../content/folder.ts';
import { isPublished, publicFile } from '../content/publicFolder.ts';
import { markUsed, removeUnused } from '../system/cacheFolder.ts';
import { systemProblem } from '../system/systemError.ts';
import { copyFile, keep, MANNER, WIDTHS } from './copies.ts';
import type { LaterFiles } from './laterFiles.ts';
import { openPicture } from './original.ts';

const HOUR = 3_600_000;

/** Where files are written before they take their names. */
const UNFINISHED = '.unfinished';

export interface PictureRun {
  /** By the path from public/. A picture that is not there is left out; the checker has reported it. */
  pictures: ReadonlyMap<string, PictureInfo>;
  /** How many copies are made; the others are in the cache. */
  made: number;
}

/** In pixels. */
export interface Box {
  width: number;
  height: number;
}

/** The box that both fit in. */
export const largerBox = (box: Box, other: Box = box): Box => ({
  width: Math.max(box.width, other.width),
  height: Math.max(box.height, other.height),
});

/**
 * Looks at pictures, and has their copies made while the build goes on.
 *
 * @param folder the site folder
 * @param wanted the pictures by their paths from public/, each with the largest box that it fills
 * @param later takes the copies
 * @throws ContentError (rejects) with every picture that cannot be read
 */
export async function makePictures(
  folder: string,
  wanted: ReadonlyMap<string, Box>,
  later: LaterFiles,
  cache = cacheFolder(folder, 'pictures'),
): Promise<PictureRun> {
  const parallel = availableParallelism();
  await mkdir(join(cache, UNFINISHED), { recursive: true });
  const found = await findPictures(folder, wanted, parallel);
  const pictures = new Map<string, PictureInfo>();
  const problems: Problem[] = [];
  let made = 0;
  // Copies are on their way while the next pictures are looked at.
  const looked = pMapIterable(found, (each) => lookAt(each, cache), { concurrency: parallel });
  for await (const { paths, original, error } of looked) {
    if (original) made += await makeMissing(original, cache, later);
    for (const path of paths)
      if (original) pictures.set(path, original.info);
      else problems.push(unreadable(path, error));
  }
  if (problems.length > 0) throw new ContentError(problems.sort((a, b) => (a.file < b.file ? -1 : 1)));
  await prune(cache, found.keys());
  return { pictures, made };
}

/** Files of the content with the same bytes. */
interface Found {
  paths: string[];
  file: string;
  box: Box;
}

/** A picture of the content. */
interface Original {
  file: string;
  /** The folder of its copies in the cache. */
  place: string;
  info: PictureInfo;
}

/** Those that are there, by their hashes. */
async function findPictures(
  folder: string,
  wanted: ReadonlyMap<string, Box>,
  parallel: number,
): Promise<Map<string, Found>> {
  const found = new Map<string, Found>();
  await pMap(
    wanted,
    async ([path, box]) => {
      const file = join(folder, 'public', path);
      const bytes = isPublished(folder, path) ? await readFile(file).catch(() => undefined) : undefined;
      if (!bytes) return;
      const hash = createHash('sha256').update(MANNER).update(bytes).digest('hex').slice(0, 12);
      const same = found.get(hash);
      found.set(hash, {
        paths: [...(same?.paths ?? []), path],
        file,
        box: largerBox(box, same?.box),
      });
    },
    { concurrency: parallel },
  );
  return found;
}

/** @returns its paths, and what it is or why it cannot be read */
async function lookAt(
  [hash, { paths, file, box }]: [string, Found],
  cache: string,
): Promise<{ paths: string[]; original?: Original; error?: unknown }> {
  const place = join(cache, hash);
  try {
    const facts = await factsOf(file, place, cache);
    return {
      paths,
      original: { file, place, info: { ...facts.info, copies: copiesOf(facts, box, hash) } },
    };
  } catch (error) {
    // A full disk is not the fault of the picture.
    if (systemProblem(error, place)) throw error;
    return { paths, error };
  }
}

/** A picture in `public/` that cannot be opened. */
export function unreadable(path: string, error: unknown): Problem {
  const [reason = ''] = (error instanceof Error ? error.message : String(error)).trim().split('\n');
  return problemInFile(publicFile(path), mediaMessages.pictureUnreadable(reason));
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
  await keep(join(cache, UNFINISHED), name, JSON.stringify(facts));
  return facts;
}

async function readFacts(file: string): Promise<Facts> {
  const { autoOrient, hasAlpha, pages = 1, format } = await openPicture(file).metadata();
  const still = format !== 'svg' && pages === 1;
  // Of a transparent one as well, though none is shown: a picture that is damaged behind its head is noticed here.
  const colour = still ? await averageColour(file) : undefined;
  return { info: { ...autoOrient, tint: hasAlpha ? undefined : colour }, still };
}

/** As #rrggbb. */
async function averageColour(file: string): Promise<string> {
  const pixel = await openPicture(file).resize(1, 1, { fit: 'fill' }).toColourspace('srgb').raw().toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}

/** The copies of a picture: every step up to one that covers the box or, for a smaller picture, up to its own width. */
function copiesOf(
  { info: { width, height }, still }: Facts,
  box: Box,
  hash: string,
): ImageVariants | undefined {
  if (!still) return undefined;
  const needed = Math.max(box.width, (box.height * width) / height);
  const widest = WIDTHS.find((step) => step >= needed) ?? Math.max(...WIDTHS);
  const widths =
    width > widest
      ? WIDTHS.filter((step) => step <= widest)
      : [...WIDTHS.filter((step) => step < width * NEAR), width];
  return { hash, widths };
}

/** A step that is nearly as wide as the original would save nothing. */
const NEAR = 0.9;

/** Has the copies of a picture made that the cache lacks. @returns how many these are */
async function makeMissing(
  { file, place, info: { copies } }: Original,
  cache: string,
  later: LaterFiles,
): Promise<number> {
  if (!copies) return 0;
  const there = new Set(await readdir(place));
  const widths = copies.widths.filter((width) => !there.has(copyFile(width)));
  const drafts = join(cache, UNFINISHED);
  later.add(
    new Map(
      copies.widths.map((width) => [
        `${VARIANTS_FOLDER}/${variantName(copies.hash, width)}`,
        join(place, copyFile(width)),
      ]),
    ),
    widths.length > 0 ? { kind: 'copies', picture: file, place, drafts, widths } : undefined,
  );
  return widths.length;
}

/** Notes what has been used, and takes away what no build has used for long and what killed builds have left. */
async function prune(cache: string, used: Iterable<string>): Promise<void> {
  await Promise.all([...used].map((name) => markUsed(join(cache, name))));
  await removeUnused(cache, (name) => name !== UNFINISHED);
  for (const name of await readdir(join(cache, UNFINISHED))) {
    const draft = join(cache, UNFINISHED, name);
    const found = await stat(draft).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > HOUR) await rm(draft, { force: true });
  }
}
