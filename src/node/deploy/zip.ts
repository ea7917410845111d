import { rmSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Zip, ZipDeflate } from 'fflate';
import { onInterrupt } from '../system/interrupt.ts';
import type { Progress } from '../system/progress.ts';
import { toContentError } from '../system/systemError.ts';
import { type Release, sizeInDigest } from './release.ts';

/**
 * Writes a release as a ZIP file, atomically.
 *
 * @param out the built site
 * @param file the ZIP file, absolute; its folder is created
 * @throws (rejects) a file system error; an existing file stays
 */
export async function writeZip(
  out: string,
  release: Release,
  file: string,
  progress: Progress,
): Promise<void> {
  const temporaryFile = `${file}.${process.pid}.tmp`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await pack(out, release, file, temporaryFile, progress);
  } catch (error) {
    // The error must name the ZIP file; the error of a failed write has no path.
    throw toContentError(error, file, (path) => (path === temporaryFile ? file : path));
  }
}

async function pack(out: string, release: Release, file: string, temporaryFile: string, progress: Progress) {
  const handle = await open(temporaryFile, 'wx');
  const stopListening = onInterrupt(() => rmSync(temporaryFile, { force: true }));
  try {
    const pending: Uint8Array[] = [];
    const zip = new Zip((error, part) => {
      if (error) throw error;
      pending.push(part);
    });
    const write = async () => {
      for (const part of pending.splice(0)) await handle.appendFile(part);
    };
    for (const digest of release.values()) progress.add(sizeInDigest(digest));
    for (const [path, digest] of release) {
      const entry = new ZipDeflate(path);
      zip.add(entry);
      entry.push(await readFile(join(out, path)), true);
      await write();
      progress.done(sizeInDigest(digest));
    }
    zip.end();
    await write();
    await handle.close();
    await rename(temporaryFile, file);
    progress.end();
  } catch (error) {
    await handle.close();
    await rm(temporaryFile, { force: true });
    throw error;
  } finally {
    stopListening();
  }
}
