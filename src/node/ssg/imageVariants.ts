/**
 * Image variants in the widths that pages need. They are cached by the digest of the source and the encoder
 * settings.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pMap, { pMapIterable } from 'p-map';
import { type PictureInfo, VARIANTS_FOLDER, variantName } from '../../core/data/media.ts';
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

/** The folder of incomplete files. */
const DRAFT_NAME = '.unfinished';

export interface ImageVariantsRun {
  /** By path from `public/`. Missing images are omitted; the check reports them. */
  pictures: ReadonlyMap<string, PictureInfo>;
  /** The number of encoded variants; the others are cached. */
  encoded: number;
}

/** In pixels. */
export interface Box {
  width: number;
  height: number;
}

/** The smallest box that contains both. */
export const largerBox = (box: Box, other: Box = box): Box => ({
  width: Math.max(box.width, other.width),
  height: Math.max(box.height, other.height),
});

/**
 * Inspects images and requests their variants.
 *
 * @param boxes the largest box of each image, by path from `public/`
 * @param later takes the variants
 * @throws ContentError (rejects) with every image that cannot be read
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
  // Variants are encoded while the next images are inspected.
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

/** Content files with the same bytes. */
interface SourceImage {
  paths: string[];
  file: string;
  box: Box;
}

interface SourceFacts {
  file: string;
  /** The cache folder of its variants. */
  place: string;
  info: PictureInfo;
}

/** The cached variants, by file name. */
async function findSources(folder: string, boxes: ReadonlyMap<string, Box>, parallel: number) {
  const sources = new Map<string, SourceImage>();
  await pMap(
    boxes,
    async ([path, box]) => {
      const file = join(folder, 'public', path);
      const bytes = isPublished(folder, path) ? await readFile(file).catch(() => undefined) : undefined;
      if (!bytes) return;
      const hash = createHash('sha256').update(ENCODER_KEY).update(bytes).digest('hex').slice(0, 12);
      const same = sources.get(hash);
      sources.set(hash, { paths: [...(same?.paths ?? []), path], file, box: largerBox(box, same?.box) });
    },
    { concurrency: parallel },
  );
  return sources;
}

/** @returns its paths, and its metadata or the error */
async function inspectSource([hash, { paths, file, box }]: [string, SourceImage], cache: string) {
  const folder = join(cache, hash);
  try {
    const facts = await factsOf(file, folder, cache);
    return {
      paths,
      original: { file, place: folder, info: { ...facts.info, copies: variantsOf(facts, box, hash) } },
    };
  } catch (error) {
    // A full disk is not an error of the image.
    if (systemProblem(error, folder)) throw error;
    return { paths, error };
  }
}

/** The problem of an image in `public/` that cannot be opened. */
export function unreadableImage(path: string, error: unknown): Problem {
  const [reason = ''] = (error instanceof Error ? error.message : String(error)).trim().split('\n');
  return problemInFile(publicFile(path), mediaMessages.pictureUnreadable(reason));
}

/** The cached metadata of a source. */
interface Facts {
  info: Pick<PictureInfo, 'width' | 'height' | 'tint'>;
  /** True if smaller variants can be encoded. */
  still: boolean;
}

async function factsOf(file: string, folder: string, cache: string): Promise<Facts> {
  const name = join(folder, 'facts.json');
  const cached = await readFile(name, 'utf8').catch(() => undefined);
  // Only the code below writes it, and only when it is complete.
  if (cached) return JSON.parse(cached) as Facts;
  const facts = await readFacts(file);
  await mkdir(folder, { recursive: true });
  await moveIntoPlace(join(cache, DRAFT_NAME), name, JSON.stringify(facts));
  return facts;
}

async function readFacts(file: string): Promise<Facts> {
  const { autoOrient, hasAlpha, pages = 1, format } = await openImage(file).metadata();
  const still = format !== 'svg' && pages === 1;
  // Also decodes transparent images, although their colour is not used: this reveals damaged files.
  const colour = still ? await averageColour(file) : undefined;
  return { info: { ...autoOrient, tint: hasAlpha ? undefined : colour }, still };
}

/** As #rrggbb. */
async function averageColour(file: string): Promise<string> {
  const pixel = await openImage(file).resize(1, 1, { fit: 'fill' }).toColourspace('srgb').raw().toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}

/**
 * The widths of variants: all steps up to the one that covers the box, or up to the width of a smaller image.
 */
function variantsOf({ info: { width, height }, still }: Facts, box: Box, hash: string) {
  if (!still) return undefined;
  const needed = Math.max(box.width, (box.height * width) / height);
  const widest = WIDTHS.find((step) => step >= needed) ?? Math.max(...WIDTHS);
  const widths =
    width > widest
      ? WIDTHS.filter((step) => step <= widest)
      : [...WIDTHS.filter((step) => step < width * MIN_SIZE_STEP), width];
  return { hash, widths };
}

/** A step close to the width of the source would save nothing. */
const MIN_SIZE_STEP = 0.9;

/** Requests the variants that are not cached. @returns their number */
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

/** Marks the used entries, and removes entries that are unused for a month or left by killed builds. */
async function pruneVariants(cache: string, used: Iterable<string>): Promise<void> {
  await Promise.all([...used].map((name) => markUsed(join(cache, name))));
  await removeUnused(cache, (name) => name !== DRAFT_NAME);
  for (const name of await readdir(join(cache, DRAFT_NAME))) {
    const draft = join(cache, DRAFT_NAME, name);
    const stats = await stat(draft).catch(() => undefined);
    if (stats && Date.now() - stats.mtimeMs > HOUR_MS) await rm(draft, { force: true });
  }
}
