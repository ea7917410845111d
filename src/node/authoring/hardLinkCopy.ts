import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { SITE_CSS } from '../content/folder.ts';

/** The parts of a site folder that the check reads. */
const COPIED_FOLDERS = ['manifest', 'public', 'schemas'];
const COPIED_FILES = [SITE_CSS];

/**
 * Copies a site folder by hard links, which takes no space and little time. Overwriting a file in place
 * would change both.
 *
 * @param copy absolute path on the same file system; an existing folder is replaced
 */
export function hardLinkCopy(folder: string, copy: string): void {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const part of COPIED_FOLDERS)
    if (existsSync(join(folder, part))) hardLinkFolder(join(folder, part), join(copy, part));
  for (const file of COPIED_FILES)
    if (existsSync(join(folder, file))) hardLink(join(folder, file), join(copy, file));
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

/** Returns the relative target of a link, so that the copy of the link leads into the copy. */
function relativeTarget(folder: string, link: string): string {
  try {
    return relative(realpathSync(folder), realpathSync(link));
  } catch {
    // The target does not exist.
    return readlinkSync(link);
  }
}

/** Creates a hard link, or a copy if the file system does not support links. */
export function hardLink(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}
