import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** All regular files below a folder: sorted paths from the folder, with slashes. */
export const filePaths = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();

/** The bytes of all regular files below a folder, by path from the folder. */
export const readFiles = (folder: string): Map<string, Buffer> =>
  new Map(filePaths(folder).map((path) => [path, readFileSync(join(folder, path))]));
