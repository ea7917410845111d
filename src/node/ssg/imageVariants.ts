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
import type { DeferredFiles } from './deferredFiles.ts';
import { ENCODER_KEY, moveIntoPlace, variantFile, WIDTHS } from './encodeVariants.ts';
import { openImage } from './sourceImage.ts';

const HOUR_MS = 3_600_000;

/** Where files are written before they take their names. */
const DRAFT_NAME = '.unfinished';

export interface ImageVariantsRun {
  /** By the path from public/. A picture that is not there is left out; the checker has reported it. */
  pictures: ReadonlyMap<string, PictureInfo>;
  /** How many copies are made; the others are in the cache. */
  encoded: number;
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
 * @param boxes the pictures by their paths from public/, each with the largest box that it fills
 * @param later takes the copies
 * @throws ContentError (rejects) with every picture that cannot be read
 */
export async function makeImageVariants(
  folder: string,
  boxes: ReadonlyMap<string, Box>,
  later: DeferredFiles,
  cache = cacheFolder(folder, 'pictures'),
): Promise<ImageVariantsRun> {
  const parallel = availableParallelism();
  await mkdir(join(cache, DRAFT_NAME), { recursive: true });
  const sources = await findSources(folder, boxes, parallel);
  const pictures = new Map<string, PictureInfo>();
  const problems: Problem[] = [];
  let encoded = 0;
  // Copies are on their way while the next pictures are looked at.
  const looked = pMapIterable(sources, (each) => inspectSource(each, cache), { concurrency: parallel });
  for await (const { paths, original, error } of looked) {
    if (original) encoded += await encodeMissing(original, cache, later);
    for (const path of paths)
      if (original) pictures.set(path, original.info);
      else problems.push(unreadableImage(path, error));
  }
  if (problems.length > 0) throw new ContentError(problems.sort((a, b) => (a.file < b.file ? -1 : 1)));
  await pruneVariants(cache, sources.keys());
  return { pictures, encoded };
}

/** Files of the content with the same bytes. */
interface SourceImage {
  paths: string[];
  file: string;
  box: Box;
}

/** A picture of the content. */
interface SourceFacts {
  file: string;
  /** The folder of its copies in the cache. */
  place: string;
  info: PictureInfo;
}

/** Those that are there, by their hashes. */
async function findSources(
  folder: string,
  boxes: ReadonlyMap<string, Box>,
  parallel: number,
): Promise<Map<string, SourceImage>> {
  const sources = new Map<string, SourceImage>();
  await pMap(
    boxes,
    async ([path, box]) => {
      const file = join(folder, 'public', path);
      const bytes = isPublished(folder, path) ? await readFile(file).catch(() => undefined) : undefined;
      if (!bytes) return;
      const hash = createHash('sha256').update(ENCODER_KEY).update(bytes).digest('hex').slice(0, 12);
      const same = sources.get(hash);
      sources.set(hash, {
        paths: [...(same?.paths ?? []), path],
        file,
        box: largerBox(box, same?.box),
      });
    },
    { concurrency: parallel },
  );
  return sources;
}

/** @returns its paths, and what it is or why it cannot be read */
async function inspectSource(
  [hash, { paths, file, box }]: [string, SourceImage],
  cache: string,
): Promise<{ paths: string[]; original?: SourceFacts; error?: unknown }> {
  const folder = join(cache, hash);
  try {
    const facts = await factsOf(file, folder, cache);
    return {
      paths,
      original: { file, place: folder, info: { ...facts.info, copies: variantsOf(facts, box, hash) } },
    };
  } catch (error) {
    // A full disk is not the fault of the picture.
    if (systemProblem(error, folder)) throw error;
    return { paths, error };
  }
}

/** A picture in `public/` that cannot be opened. */
export function unreadableImage(path: string, error: unknown): Problem {
  const [reason = ''] = (error instanceof Error ? error.message : String(error)).trim().split('\n');
  return problemInFile(publicFile(path), mediaMessages.pictureUnreadable(reason));
}

/** What is kept of an original besides its copies. */
interface Facts {
  info: Pick<PictureInfo, 'width' | 'height' | 'tint'>;
  /** Whether smaller copies of it can be made. */
  still: boolean;
}

async function factsOf(file: string, folder: string, cache: string): Promise<Facts> {
  const name = join(folder, 'facts.json');
  const cached = await readFile(name, 'utf8').catch(() => undefined);
  // Written below and nowhere else, under its name only when it was whole.
  if (cached) return JSON.parse(cached) as Facts;
  const facts = await readFacts(file);
  await mkdir(folder, { recursive: true });
  await moveIntoPlace(join(cache, DRAFT_NAME), name, JSON.stringify(facts));
  return facts;
}

async function readFacts(file: string): Promise<Facts> {
  const { autoOrient, hasAlpha, pages = 1, format } = await openImage(file).metadata();
  const still = format !== 'svg' && pages === 1;
  // Of a transparent one as well, though none is shown: a picture that is damaged behind its head is noticed here.
  const colour = still ? await averageColour(file) : undefined;
  return { info: { ...autoOrient, tint: hasAlpha ? undefined : colour }, still };
}

/** As #rrggbb. */
async function averageColour(file: string): Promise<string> {
  const pixel = await openImage(file).resize(1, 1, { fit: 'fill' }).toColourspace('srgb').raw().toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}

/** The copies of a picture: every step up to one that covers the box or, for a smaller picture, up to its own width. */
function variantsOf(
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
      : [...WIDTHS.filter((step) => step < width * MIN_SIZE_STEP), width];
  return { hash, widths };
}

/** A step that is nearly as wide as the original would save nothing. */
const MIN_SIZE_STEP = 0.9;

/** Has the copies of a picture made that the cache lacks. @returns how many these are */
async function encodeMissing(
  { file, place: folder, info: { copies } }: SourceFacts,
  cache: string,
  later: DeferredFiles,
): Promise<number> {
  if (!copies) return 0;
  const existing = new Set(await readdir(folder));
  const widths = copies.widths.filter((width) => !existing.has(variantFile(width)));
  const draftsFolder = join(cache, DRAFT_NAME);
  later.add(
    new Map(
      copies.widths.map((width) => [
        `${VARIANTS_FOLDER}/${variantName(copies.hash, width)}`,
        join(folder, variantFile(width)),
      ]),
    ),
    widths.length > 0 ? { kind: 'copies', picture: file, folder, draftsFolder, widths } : undefined,
  );
  return widths.length;
}

/** Notes what has been used, and takes away what no build has used for long and what killed builds have left. */
async function pruneVariants(cache: string, used: Iterable<string>): Promise<void> {
  await Promise.all([...used].map((name) => markUsed(join(cache, name))));
  await removeUnused(cache, (name) => name !== DRAFT_NAME);
  for (const name of await readdir(join(cache, DRAFT_NAME))) {
    const draft = join(cache, DRAFT_NAME, name);
    const stats = await stat(draft).catch(() => undefined);
    if (stats && Date.now() - stats.mtimeMs > HOUR_MS) await rm(draft, { force: true });
  }
}
