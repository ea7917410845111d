/** A second site folder that shares its files with the first. */
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join, relative } from 'node:path';

/** The parts of a site folder that the checker may look at. */
const PARTS = ['manifest', 'public', 'schemas'];

/**
 * Makes a second site folder with the same files; they share their bytes, so this takes no space and little time.
 *
 * @param copy an absolute path on the same file system; what is there goes
 */
export function mirror(folder: string, copy: string): void {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const part of PARTS)
    if (existsSync(join(folder, part))) mirrorFolder(join(folder, part), join(copy, part));
}

function mirrorFolder(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) mirrorFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(linkTarget(from, source), target);
    else if (entry.isFile()) share(source, target);
  }
}

/** What a link leads to, told from the folder that it stands in, so that within the mirror it leads to the mirror's own file. */
function linkTarget(folder: string, link: string): string {
  try {
    return relative(realpathSync(folder), realpathSync(link));
  } catch {
    // It leads nowhere.
    return readlinkSync(link);
  }
}

/** A second name for a file; a copy where the file system has no such thing. */
export function share(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}

/** Removes a folder in which nothing is. */
export function removeIfEmpty(path: string): void {
  try {
    rmdirSync(path);
  } catch {
    // Something else is in it, or it is gone.
  }
}
