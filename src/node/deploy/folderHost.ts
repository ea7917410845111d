/** A folder of this computer, or of one whose disk it has: the simplest host. */
import { copyFile, mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode, toContentError } from '../system/systemError.ts';
import type { Host } from './host.ts';

/** @param root the folder of the site, which need not be there */
export function folderHost(root: string): Host {
  const absolutePath = (path: string) => join(root, path);
  return {
    concurrency: 8,
    get: (path) => readFile(absolutePath(path)).catch(orDefault(undefined, 'ENOENT', 'ENOTDIR')),
    list: async (folder) => {
      const names = await readdir(absolutePath(folder), { withFileTypes: true }).catch(
        orDefault([], 'ENOENT'),
      );
      const files = names.filter((entry) => entry.isFile());
      return new Map(
        await Promise.all(
          files.map(async ({ name }) => [name, (await stat(join(absolutePath(folder), name))).size] as const),
        ),
      );
    },
    put: async (path, content) => {
      await mkdir(dirname(absolutePath(path)), { recursive: true });
      // Of a write that fails the system names no file.
      await writeFile(absolutePath(path), content).catch((error: unknown) => {
        throw toContentError(error, root);
      });
    },
    rename: async (from, to) => {
      await mkdir(dirname(absolutePath(to)), { recursive: true });
      await rename(absolutePath(from), absolutePath(to));
    },
    copy: async (from, to) => {
      await mkdir(dirname(absolutePath(to)), { recursive: true });
      await copyFile(absolutePath(from), absolutePath(to));
    },
    remove: (path) => rm(absolutePath(path), { force: true }),
    removeFolder: (path) =>
      rmdir(absolutePath(path)).catch(orDefault(undefined, 'ENOENT', 'ENOTEMPTY', 'EEXIST')),
    close: () => Promise.resolve(),
  };
}

/** @returns what to give for errors with these codes; others go on */
const orDefault =
  <T>(nothing: T, ...codes: readonly string[]) =>
  (error: unknown): T => {
    if (codes.includes(String(errorCode(error)))) return nothing;
    throw error;
  };
