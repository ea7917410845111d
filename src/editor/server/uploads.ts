/** Uploaded files, stored next to the copy of the site until they are used. */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** The limit of all unused uploads together, in bytes. Beyond it the oldest are removed. */
const MAX_TOTAL_BYTES = 2 * 1024 * 1024 * 1024;

export interface UploadStore {
  /**
   * Adds a file.
   *
   * @param name of the user's file
   * @returns its id
   * @throws (rejects) any error of the iterable; then nothing is stored
   */
  add(name: string, bytes: AsyncIterable<Buffer>): Promise<string>;
  /** The path of a file; undefined if there is none with this id. */
  path(id: string): string | undefined;
  /** Replaces the paths of uploads in a text by the names of the files. */
  withFileNames(text: string): string;
  /** Deletes files. Unknown ids are ignored. */
  remove(ids: readonly string[]): void;
}

/** @param folder created with the first upload */
export function createUploads(folder: string, maxTotalBytes = MAX_TOTAL_BYTES): UploadStore {
  /** In the order of their upload. */
  const files = new Map<string, { path: string; bytes: number }>();
  const remove = (ids: readonly string[]) => {
    for (const id of ids) {
      const file = files.get(id);
      if (file) rmSync(dirname(file.path), { recursive: true, force: true });
      files.delete(id);
    }
  };
  const removeOldest = () => {
    let total = [...files.values()].reduce((sum, { bytes }) => sum + bytes, 0);
    for (const [id, { bytes }] of [...files].slice(0, -1)) {
      if (total <= maxTotalBytes) return;
      remove([id]);
      total -= bytes;
    }
  };
  return {
    async add(name, bytes) {
      const id = randomUUID();
      const path = join(folder, id, sanitizeName(name));
      mkdirSync(dirname(path), { recursive: true });
      try {
        await writeFile(path, bytes, { flag: 'wx' });
      } catch (error) {
        rmSync(dirname(path), { recursive: true, force: true });
        throw error;
      }
      files.set(id, { path, bytes: statSync(path).size });
      removeOldest();
      return id;
    },
    path(id) {
      const path = files.get(id)?.path;
      return path !== undefined && existsSync(path) ? path : undefined;
    },
    withFileNames: (text) =>
      [...files].reduce(
        // For two files with one name, messages contain the folder, which is the id.
        (all, [id, { path }]) => all.replaceAll(path, basename(path)).replaceAll(`${id}/`, ''),
        text,
      ),
    remove,
  };
}

/** File systems allow 255 bytes. */
const MAX_NAME_BYTES = 200;

/** Returns a safe file name, shortened from the front to keep its extension. */
function sanitizeName(name: string): string {
  const plain = basename(name.replaceAll('\\', '/'))
    .replace(/[\p{Cc}\p{Surrogate}:*?"<>|]/gu, '')
    .replace(/^\.+/, '');
  let bytes = 0;
  const letters = [...plain].reverse().filter((letter) => {
    bytes += Buffer.byteLength(letter);
    return bytes <= MAX_NAME_BYTES;
  });
  return letters.reverse().join('') || 'file';
}
