/**
 * Reuses documents of the previous build. The folders of the build before that one become those of the new
 * build, because creating and removing thousands of folders takes longer than the rest of a small edit.
 */
import {
  constants,
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  unlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { outputFile } from '../../../core/route/path.ts';
import { HOST_FILES } from '../../content/generatedFiles.ts';
import { removeBuilt } from '../swap.ts';
import type { PreviousOutput } from './buildRecord.ts';

/** Is removed with the staging folder if the build fails. */
const SPARE_FOLDER = '.spare';

/**
 * Takes documents from the previous build.
 *
 * @param to the staging folder
 * @param paths of the unchanged pages
 * @param all paths of the new site
 * @returns the paths of the pages that could not be reused
 */
export function reuseDocuments(
  from: Pick<PreviousOutput, 'folder' | 'spareFolder'> | undefined,
  to: string,
  paths: readonly string[],
  all: readonly string[],
): string[] {
  if (!from) return [...paths];
  const reusable = new Set(paths);
  const files = new Map(all.map((path) => [outputFile(path), reusable.has(path)]));
  const reused = reuseFolders(from, to, files);
  return paths.filter((path) => {
    const file = outputFile(path);
    return !reused.has(file) && !linkFile(join(from.folder, file), join(to, file));
  });
}

/** Returns true if the file exists now. */
function linkFile(from: string, to: string): boolean {
  mkdirSync(dirname(to), { recursive: true });
  for (const create of [linkSync, copyExclusively]) {
    try {
      create(from, to);
      return true;
    } catch {
      // The disk supports no links, or the file has too many.
    }
  }
  return false;
}

const copyExclusively = (from: string, to: string) => copyFileSync(from, to, constants.COPYFILE_EXCL);

/**
 * Copies a file of the previous build. A link would change the previous site before the new one is known to be
 * valid.
 *
 * @returns true if the file exists now
 */
export function copyFile(from: string, to: string): boolean {
  try {
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(from, to, constants.COPYFILE_FICLONE);
    return true;
  } catch {
    return false;
  }
}

/**
 * Moves files of the spare folder into the new site if they are the same inodes as in the previous site, since
 * neither is written to any more. Everything else in the spare folder is removed.
 *
 * @param to the staging folder, which may contain other files
 * @param files of the new site by path; true if they may come from here
 * @returns the moved files
 */
export function reuseFolders(
  { folder, spareFolder }: Pick<PreviousOutput, 'folder' | 'spareFolder'>,
  to: string,
  files: ReadonlyMap<string, boolean>,
): ReadonlySet<string> {
  const from = join(to, SPARE_FOLDER);
  try {
    // Renaming first gives us exclusive access.
    renameSync(spareFolder, from);
  } catch {
    // It does not exist, or is on another disk.
    return new Set();
  }
  const reused = new Set<string>();
  pruneFolders(from, '', (file) => {
    const isReused = files.get(file) === true && isSameFile(join(from, file), join(folder, file));
    if (isReused) reused.add(file);
    else unlinkSync(join(from, file));
    return files.has(file);
  });
  mkdirSync(from, { recursive: true });
  move(from, to);
  rmSync(from, { recursive: true });
  return reused;
}

/** Removes folders that are not needed. @param isNeeded visits a file; returns true if its folder is needed */
function pruneFolders(root: string, folder: string, isNeeded: (file: string) => boolean): boolean {
  let isFolderNeeded = false;
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory() ? pruneFolders(root, path, isNeeded) : isNeeded(path)) isFolderNeeded = true;
  }
  if (!isFolderNeeded) rmdirSync(join(root, folder));
  return isFolderNeeded;
}

function isSameFile(one: string, other: string): boolean {
  const [a, b] = [one, other].map((path) => lstatSync(path, { bigint: true, throwIfNoEntry: false }));
  return a !== undefined && a.ino === b?.ino && a.dev === b.dev;
}

/** Moves the contents of a folder into another one, which may have some of its folders. */
function move(from: string, to: string): void {
  const existing = new Set(readdirSync(to));
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory() && existing.has(entry.name)) move(source, target);
    else renameSync(source, target);
  }
}

/**
 * Turns a replaced site into the spare folder. Only the folders of pages are kept, so that no content is stored
 * twice.
 *
 * @param old a site that no one has changed since its build
 * @param spare is replaced
 * @param paths of the pages, canonical
 */
export function keepSpare(old: string, spare: string, paths: readonly string[]): void {
  const tops = paths.flatMap((path) => outputFile(path).split('/').slice(0, 1));
  // The marker identifies the remains of a killed build.
  const keptNames = new Set<string>([HOST_FILES.marker, ...tops]);
  try {
    removeBuilt(spare);
    mkdirSync(dirname(spare), { recursive: true });
    for (const name of readdirSync(old))
      if (!keptNames.has(name)) rmSync(join(old, name), { recursive: true, force: true });
    renameSync(old, spare);
  } catch {
    removeBuilt(old);
  }
}
