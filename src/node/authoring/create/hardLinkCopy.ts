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
const COPIED_FOLDERS = ['manifest', 'public', 'schemas'];

/**
 * Makes a second site folder with the same files; they share their bytes, so this takes no space and little time.
 *
 * @param copy an absolute path on the same file system; what is there goes
 */
export function hardLinkCopy(folder: string, copy: string): void {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const part of COPIED_FOLDERS)
    if (existsSync(join(folder, part))) hardLinkFolder(join(folder, part), join(copy, part));
}

function hardLinkFolder(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) hardLinkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(relativeTarget(from, source), target);
    else if (entry.isFile()) hardLink(source, target);
  }
}

/** What a link leads to, told from the folder that it stands in, so that within the mirror it leads to the mirror's own file. */
function relativeTarget(folder: string, link: string): string {
  try {
    return relative(realpathSync(folder), realpathSync(link));
  } catch {
    // It leads nowhere.
    return readlinkSync(link);
  }
}

/** A second name for a file; a copy where the file system has no such thing. */
export function hardLink(source: string, target: string): void {
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
