/** A folder of this computer, or of one whose disk it has: the simplest host. */
import { copyFile, mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode, inWords } from '../system/systemError.ts';
import type { Host } from './host.ts';

/** @param root the folder of the site, which need not be there */
export function folderHost(root: string): Host {
  const at = (path: string) => join(root, path);
  return {
    atOnce: 8,
    get: (path) => readFile(at(path)).catch(orNothing(undefined, 'ENOENT', 'ENOTDIR')),
    list: async (folder) => {
      const names = await readdir(at(folder), { withFileTypes: true }).catch(orNothing([], 'ENOENT'));
      const files = names.filter((entry) => entry.isFile());
      return new Map(
        await Promise.all(
          files.map(async ({ name }) => [name, (await stat(join(at(folder), name))).size] as const),
        ),
      );
    },
    put: async (path, content) => {
      await mkdir(dirname(at(path)), { recursive: true });
      // Of a write that fails the system names no file.
      await writeFile(at(path), content).catch((error: unknown) => {
        throw inWords(error, root);
      });
    },
    rename: async (from, to) => {
      await mkdir(dirname(at(to)), { recursive: true });
      await rename(at(from), at(to));
    },
    copy: async (from, to) => {
      await mkdir(dirname(at(to)), { recursive: true });
      await copyFile(at(from), at(to));
    },
    remove: (path) => rm(at(path), { force: true }),
    removeFolder: (path) => rmdir(at(path)).catch(orNothing(undefined, 'ENOENT', 'ENOTEMPTY', 'EEXIST')),
    close: () => Promise.resolve(),
  };
}

/** @returns what to give for errors with these codes; others go on */
const orNothing =
  <T>(nothing: T, ...codes: readonly string[]) =>
  (error: unknown): T => {
    if (codes.includes(String(errorCode(error)))) return nothing;
    throw error;
  };
