/** Copies the files of `public/` that a site publishes: pictures without their metadata, videos without their location. */
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

/** What such a picture depends on besides its original. */
const PUBLISH_KEY = JSON.stringify([REENCODE_QUALITY, sharp.versions]);

/**
 * Copies the files that are published.
 *
 * @param folder the site folder
 * @param content decides which files these are
 * @param out the output folder
 * @param changes the new values of data files by their paths from `public/`; undefined for a file that is not published
 * @param cache where pictures are kept that had to be made anew
 * @throws ContentError (rejects) with every picture that has to be made anew and cannot be read
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
 * A picture made anew, by this build or by one before.
 *
 * @param failed told why it cannot be read, if it cannot; nothing is given then
 */
async function publishedCopy(
  cache: string,
  bytes: Buffer,
  failed: (error: unknown) => void,
): Promise<Buffer | undefined> {
  const place = join(
    cache,
    createHash('sha256').update(PUBLISH_KEY).update(bytes).digest('hex').slice(0, 20),
  );
  const before = await readFile(place).catch(() => undefined);
  if (before) {
    await markUsed(place);
    return before;
  }
  const made = await reencode(bytes).catch(failed);
  if (!made) return undefined;
  await replaceFile(place, made);
  return made;
}
