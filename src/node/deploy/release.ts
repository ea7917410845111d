/** A release: the files of a built site, each with what tells it from any other. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import pMap from 'p-map';

/** The digests of the files by their paths, with slashes. */
export type Release = ReadonlyMap<string, string>;

/** In place of the digest of a file on a host: an older one, or none. */
export const UNKNOWN_DIGEST = '';

/** How many files are read at once. */
const MAX_CONCURRENT_READS = 8;

/** What tells a file from any other, with its size: a file on a host whose size is another has come only in part. */
export const digestWithSize = (content: Buffer): string =>
  `${createHash('sha256').update(content).digest('hex').slice(0, 24)}-${content.length}`;

/** The size that a digest says, or a name that ends with one, in bytes. */
export const sizeInDigest = (digest: string): number => Number(digest.slice(digest.lastIndexOf('-') + 1));

/** The release in a folder. @param out a built site @throws (rejects) with what the file system says */
export async function readRelease(out: string): Promise<Release> {
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return new Map(
    await pMap(
      files.sort(),
      async (file) =>
        [relative(out, file).replaceAll('\\', '/'), digestWithSize(await readFile(file))] as const,
      { concurrency: MAX_CONCURRENT_READS },
    ),
  );
}
