/** Files that are there whole or not at all. */
import { randomBytes } from 'node:crypto';
import { lstat, rename, rm, writeFile } from 'node:fs/promises';
import { outputMessages } from '../../core/problems/messages/output.ts';
import { ContentError } from '../../core/problems/problem.ts';
import { problemInFile } from '../../core/problems/problemAt.ts';
import { errorCode, toContentError } from './systemError.ts';

/**
 * Writes beside a file and swaps, so that nobody reads half of it and a command that is killed leaves it as it was.
 *
 * @param content may be a function that writes the file beside it, such as a large one
 * @throws ContentError (rejects) when something else than a file is there, or with what the file system says; nothing is left
 *   beside the file then
 */
export async function replaceFile(
  path: string,
  content: string | Buffer | ((temporaryFile: string) => Promise<void>),
): Promise<void> {
  try {
    await assertRegularFile(path);
    const beside = `${path}.${randomBytes(4).toString('hex')}.tmp`;
    try {
      await (typeof content === 'function' ? content(beside) : writeFile(beside, content, { flag: 'wx' }));
      await rename(beside, path);
    } catch (error) {
      await rm(beside, { force: true });
      throw error;
    }
  } catch (error) {
    // Nobody knows the file beside it.
    throw toContentError(error, path, () => path);
  }
}

/** A link would be replaced by a file, and what it leads to would no longer be what its owner edits. */
async function assertRegularFile(path: string): Promise<void> {
  const stats = await lstat(path).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (!stats || stats.isFile()) return;
  const type = stats.isSymbolicLink() ? 'a link' : stats.isDirectory() ? 'a folder' : 'a device or pipe';
  throw new ContentError([problemInFile(path, outputMessages.notAFile(type))]);
}
