import { randomBytes } from 'node:crypto';
import { rmdirSync } from 'node:fs';
import { lstat, rename, rm, writeFile } from 'node:fs/promises';
import { outputMessages } from '../../core/problems/messages/output.ts';
import { ContentError } from '../../core/problems/problem.ts';
import { problemInFile } from '../../core/problems/problemAt.ts';
import { errorCode, toContentError } from './systemError.ts';

/**
 * Replaces a file atomically: writes a temporary file and renames it.
 *
 * @param content the content, or a function that writes the temporary file
 * @throws ContentError (rejects) if the path is not a regular file, or for a file system error; the temporary
 * file is removed
 */
export async function replaceFile(
  path: string,
  content: string | Buffer | ((temporaryFile: string) => Promise<void>),
): Promise<void> {
  try {
    await assertRegularFile(path);
    const temporaryFile = `${path}.${randomBytes(4).toString('hex')}.tmp`;
    try {
      await (typeof content === 'function'
        ? content(temporaryFile)
        : writeFile(temporaryFile, content, { flag: 'wx' }));
      await rename(temporaryFile, path);
    } catch (error) {
      await rm(temporaryFile, { force: true });
      throw error;
    }
  } catch (error) {
    // The error must not name the temporary file.
    throw toContentError(error, path, () => path);
  }
}

/** Replacing a link would disconnect it from its target. */
async function assertRegularFile(path: string): Promise<void> {
  const stats = await lstat(path).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (!stats || stats.isFile()) return;
  const type = stats.isSymbolicLink() ? 'a link' : stats.isDirectory() ? 'a folder' : 'a device or pipe';
  throw new ContentError([problemInFile(path, outputMessages.notAFile(type))]);
}

export function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // The folder has files or does not exist.
  }
}
