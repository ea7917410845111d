/** Copies the published files of `public/`: images without metadata, videos without location. */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import pMap from 'p-map';
import sharp from 'sharp';
import { ContentError, type Problem } from '../../core/problems/problem.ts';
import { cacheFolder } from '../content/folder.ts';
import { removeMediaLocation } from '../content/locations/findLocation.ts';
import { readPictureFile, splitPicture } from '../content/pictures/splitPicture.ts';
import { REENCODE_QUALITY, reencode, removeMetadataSegments } from '../content/pictures/stripMetadata.ts';
import { publicText, readPublicFolder } from '../content/publicFolder.ts';
import { type PublishedContent, publishedFiles } from '../content/publishedFiles.ts';
import { markUsed, removeUnused } from '../system/cacheFolder.ts';
import { replaceFile } from '../system/replaceFile.ts';
import { unreadableImage } from './imageVariants.ts';

/** The inputs of a re-encoded image besides its source. */
const PUBLISH_KEY = JSON.stringify([REENCODE_QUALITY, sharp.versions]);

/**
 * @param folder the site folder
 * @param content decides which files are published
 * @param out the output folder
 * @param changes the new values of data files by path from `public/`; undefined for a file that is not
 *   published
 * @param cache of re-encoded images
 * @throws ContentError (rejects) with every image that must be re-encoded and cannot be read
 */
export async function publishFiles(
  folder: string,
  content: PublishedContent,
  out: string,
  changes?: ReadonlyMap<string, unknown>,
  cache = cacheFolder(folder, 'upright'),
): Promise<void> {
  const all = readPublicFolder(folder).files.filter(
    (file) => !changes?.has(file) || changes.get(file) !== undefined,
  );
  const published = publishedFiles(all, content, publicText(folder));
  const files = all.filter((file) => published.has(file));
  for (const parent of new Set(files.map((file) => dirname(file)))) {
    await mkdir(join(out, parent), { recursive: true });
  }
  await mkdir(cache, { recursive: true });
  const problems: Problem[] = [];
  const copy = async (file: string) => {
    const [from, to] = [join(folder, 'public', file), join(out, file)];
    if (changes?.has(file)) return writeFile(to, JSON.stringify(changes.get(file)));
    const bytes = readPictureFile(from);
    const parts = bytes && splitPicture(bytes);
    if (!bytes || !parts || (parts.image && parts.metadata.length === 0)) {
      await copyFile(from, to);
      removeMediaLocation(to);
      return;
    }
    const cut = removeMetadataSegments(parts);
    if (cut) return writeFile(to, cut);
    const upright = await publishedCopy(cache, bytes, (error) => {
      problems.push(unreadableImage(file, error));
    });
    if (upright) await writeFile(to, upright);
  };
  await pMap(files, copy, { concurrency: availableParallelism() });
  if (problems.length > 0) throw new ContentError(problems.sort((a, b) => (a.file < b.file ? -1 : 1)));
  await removeUnused(cache);
}

/**
 * Returns a re-encoded image, from the cache if possible.
 *
 * @param failed receives the error if the image cannot be read; the result is undefined then
 */
async function publishedCopy(cache: string, bytes: Buffer, failed: (error: unknown) => void) {
  const cacheFile = join(
    cache,
    createHash('sha256').update(PUBLISH_KEY).update(bytes).digest('hex').slice(0, 20),
  );
  const cached = await readFile(cacheFile).catch(() => undefined);
  if (cached) {
    await markUsed(cacheFile);
    return cached;
  }
  const reencoded = await reencode(bytes).catch(failed);
  if (!reencoded) return undefined;
  await replaceFile(cacheFile, reencoded);
  return reencoded;
}
