import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import pMap from 'p-map';
import { sha256 } from '../system/digest.ts';

/** The files of a built site: digests by path, with slashes. */
export type Release = ReadonlyMap<string, string>;

/** The digest of a file on a host that may be outdated or missing. */
export const UNKNOWN_DIGEST = '';

const MAX_CONCURRENT_READS = 8;

/** The digest contains the size, which shows if a file on a host is complete. */
export const digestWithSize = (content: Buffer): string =>
  `${sha256(content).slice(0, 24)}-${content.length}`;

/** Returns the size in bytes in a digest, or in a name that ends with one. */
export const sizeInDigest = (digest: string): number => Number(digest.slice(digest.lastIndexOf('-') + 1));

/** @param out the built site @throws (rejects) a file system error */
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
