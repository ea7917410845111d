import { copyFile, mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode, toContentError } from '../system/systemError.ts';
import type { Host } from './host.ts';
import { valueIf } from './hostErrors.ts';

/** A local or mounted folder as a host. @param root the folder of the site; it may not exist */
export function folderHost(root: string): Host {
  const absolutePath = (path: string) => join(root, path);
  const createFolderOf = (path: string) => mkdir(dirname(absolutePath(path)), { recursive: true });
  return {
    concurrency: 8,
    get: (path) => readFile(absolutePath(path)).catch(valueIf(undefined, hasCode('ENOENT', 'ENOTDIR'))),
    list: async (folder) => {
      const names = await readdir(absolutePath(folder), { withFileTypes: true }).catch(
        valueIf([], hasCode('ENOENT')),
      );
      const files = names.filter((entry) => entry.isFile());
      return new Map(
        await Promise.all(
          files.map(async ({ name }) => [name, (await stat(join(absolutePath(folder), name))).size] as const),
        ),
      );
    },
    put: async (path, content) => {
      await createFolderOf(path);
      // The error of a failed write has no path.
      await writeFile(absolutePath(path), content).catch((error: unknown) => {
        throw toContentError(error, root);
      });
    },
    rename: async (from, to) => {
      await createFolderOf(to);
      await rename(absolutePath(from), absolutePath(to));
    },
    copy: async (from, to) => {
      await createFolderOf(to);
      await copyFile(absolutePath(from), absolutePath(to));
    },
    remove: (path) => rm(absolutePath(path), { force: true }),
    removeFolder: (path) =>
      rmdir(absolutePath(path)).catch(valueIf(undefined, hasCode('ENOENT', 'ENOTEMPTY', 'EEXIST'))),
    close: () => Promise.resolve(),
  };
}

const hasCode =
  (...codes: readonly string[]) =>
  (error: unknown) =>
    codes.includes(String(errorCode(error)));
