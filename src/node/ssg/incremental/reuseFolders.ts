/**
 * The site before the last one. Its folders become those of the next site, and of its files those that it shares with the last one: to make
 * and to remove thousands of folders takes longer than the rest of a small edit.
 */
import { lstatSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, unlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { outputFile } from '../../../core/route/path.ts';
import { HOST_FILES } from '../../content/generatedFiles.ts';
import { removeBuilt } from '../swap.ts';

/** Where files are taken from. */
export interface PreviousOutputs {
  /** The site that the last build has made. */
  previousFolder: string;
  /** Where the one before it may be. */
  spareFolder: string;
}

/** Where it is while it is taken apart: in the new site, with which it goes where the build fails. */
const SPARE_FOLDER = '.spare';

/**
 * Moves files of the site before the last one into a new site, those that are the very files of the last one: neither is written to any more.
 * All else of it is removed.
 *
 * @param to the folder of the new site, which may have other files
 * @param files those that the new site will have, by their paths within it, and whether it may have them from here
 * @returns which of them are in the new site now
 */
export function reuseFolders(
  { previousFolder, spareFolder }: PreviousOutputs,
  to: string,
  files: ReadonlyMap<string, boolean>,
): ReadonlySet<string> {
  const from = join(to, SPARE_FOLDER);
  try {
    // Whoever has it has it alone.
    renameSync(spareFolder, from);
  } catch {
    // There is none, or on another disk.
    return new Set();
  }
  const reused = new Set<string>();
  pruneFolders(from, '', (file) => {
    const isLeft = files.get(file) === true && isSameFile(join(from, file), join(previousFolder, file));
    if (isLeft) reused.add(file);
    else unlinkSync(join(from, file));
    // Its folder is wanted in any case.
    return files.has(file);
  });
  mkdirSync(from, { recursive: true });
  move(from, to);
  rmSync(from, { recursive: true });
  return reused;
}

/** Removes all folders in which nothing is needed. @param visit is told of each file, and says whether its folder is @returns whether one is */
function pruneFolders(site: string, folder: string, visit: (file: string) => boolean): boolean {
  let isNeeded = false;
  for (const entry of readdirSync(join(site, folder), { withFileTypes: true })) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory() ? pruneFolders(site, path, visit) : visit(path)) isNeeded = true;
  }
  if (!isNeeded) rmdirSync(join(site, folder));
  return isNeeded;
}

function isSameFile(one: string, other: string): boolean {
  const [a, b] = [one, other].map((path) => lstatSync(path, { bigint: true, throwIfNoEntry: false }));
  return a !== undefined && a.ino === b?.ino && a.dev === b.dev;
}

/** Moves what is in a folder into another, which may have some of its folders. */
function move(from: string, to: string): void {
  const existing = new Set(readdirSync(to));
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [old, place] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory() && existing.has(entry.name)) move(old, place);
    else renameSync(old, place);
  }
}

/**
 * Keeps a site that another has replaced, without the folders in which it has no page: nothing that takes room is there twice.
 *
 * @param old the site, which a build has made and nobody has touched
 * @param spare where it is kept; what is there goes
 * @param paths of the pages that may be taken again, canonical
 */
export function keepSpare(old: string, spare: string, paths: readonly string[]): void {
  const tops = paths.flatMap((path) => outputFile(path).split('/').slice(0, 1));
  // By its mark what a killed build leaves can be told.
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
