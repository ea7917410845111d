/** Files that are there whole or not at all. */
import { rename, rm, writeFile } from 'node:fs/promises';

/**
 * Writes beside a file and swaps, so that nobody reads half of it and a command that is killed leaves it as it was.
 *
 * @throws what the file system says (rejects); nothing is left beside the file then
 */
export async function replaceFile(path: string, content: string | Buffer): Promise<void> {
  const beside = `${path}.${process.pid}.tmp`;
  try {
    await writeFile(beside, content);
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}
