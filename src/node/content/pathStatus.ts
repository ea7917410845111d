/**
 * What stands under a name in a site folder, told without opening it: reading a pipe would never end, and a link may
 * lead to a file that is nobody's business. Whatever reads a file of a site asks here first.
 */
import { lstatSync, realpathSync, type Stats } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { fileMessages } from '../../core/problems/messages/files.ts';
import type { Problem } from '../../core/problems/problem.ts';
import { type ProblemContent, problemInFile } from '../../core/problems/problemAt.ts';
import { errorCode, isAbsent } from '../system/systemError.ts';

export type PathStatus =
  | { kind: 'file'; size: number }
  | { kind: 'folder' }
  | { kind: 'missing' }
  /** Something that is never read; the problem names the part of the path that is in the way. */
  | { kind: 'refused'; problem: Problem };

/** The status of a file, a folder or a link itself. @returns undefined if there is nothing, also below a file */
export function lstatIfPresent(path: string): Stats | undefined {
  try {
    return lstatSync(path);
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}

/**
 * What stands under a path; nothing where it leads upwards. A link is followed only to a file, and only within `public/` or `manifest/`, whichever it
 * stands in itself.
 *
 * @param folder the site folder
 * @param file path from it, with slashes
 */
export function pathStatus(folder: string, file: string): PathStatus {
  const parts = file.split('/');
  if (parts.includes('..')) return { kind: 'missing' };
  for (const index of parts.keys()) {
    const part = parts.slice(0, index + 1).join('/');
    const isLast = index === parts.length - 1;
    let status: Stats;
    try {
      status = lstatSync(join(folder, part));
    } catch (error) {
      if (isAbsent(error)) return { kind: 'missing' };
      return refusedPath(part, unreadableFinding(error));
    }
    if (status.isSymbolicLink())
      return isLast ? resolveLink(folder, file) : refusedPath(part, fileMessages.linkToFolder);
    if (!isLast && !status.isDirectory()) return { kind: 'missing' };
    if (!isLast) continue;
    if (status.isFile()) return { kind: 'file', size: status.size };
    return status.isDirectory() ? { kind: 'folder' } : refusedPath(part, specialFileFinding(status));
  }
  return { kind: 'missing' };
}

/** Why a file cannot be read, by the error that the system gave. */
export const unreadableFinding = (error: unknown): ProblemContent =>
  fileMessages.unreadable(String(errorCode(error) ?? 'for an unknown reason'));

/** What a link to a file leads to, where it may be read. */
function resolveLink(folder: string, file: string): PathStatus {
  const [top = ''] = file.split('/');
  let target: string;
  try {
    target = relative(join(realpathSync(folder), top), realpathSync(join(folder, file)));
  } catch (error) {
    return refusedPath(
      file,
      errorCode(error) === 'ELOOP' ? fileMessages.linkCircle : fileMessages.linkNowhere,
    );
  }
  if (isAbsolute(target) || /^\.\.(?:$|[\\/])/.test(target))
    return refusedPath(file, fileMessages.linkOutside);
  const path = target.replaceAll('\\', '/');
  if (isHiddenPath(path)) return refusedPath(file, fileMessages.linkOutside);
  // A real path has no links, so this goes no deeper.
  const status = pathStatus(folder, path === '' ? top : `${top}/${path}`);
  return status.kind === 'folder' ? refusedPath(file, fileMessages.linkToFolder) : status;
}

/**
 * Whether a file or folder stays out of the published site: names that begin with a dot, in which programs keep what is
 * theirs (settings, passwords, history), and what systems leave behind. `.well-known` at the top is meant for the world
 * (RFC 8615).
 *
 * @param path from `public/`, with slashes
 */
export function isHiddenPath(path: string): boolean {
  return path
    .split('/')
    .some(
      (name, index) =>
        isSystemFile(name) || (name.startsWith('.') && !(index === 0 && name === '.well-known')),
    );
}

/** What the paths of one file share on Windows and macOS, which take capital and small letters, and both ways to compose a letter, for the same. */
export const foldFilePath = (path: string): string => path.normalize('NFC').toLowerCase();

/** Whether a name is one of those that systems, git and office programs leave in folders without being asked. */
export const isSystemFile = (name: string) => SYSTEM_FILE.test(name);

const SYSTEM_FILE =
  /^(?:\.DS_Store|\._.*|\.Spotlight-V100|\.Trashes|\.fseventsd|\.directory|\.git(?:keep|ignore|attributes)|\.keep|\.nojekyll|\.~lock\..*|~\$.*|Thumbs\.db|desktop\.ini)$/i;

const refusedPath = (file: string, finding: ProblemContent): PathStatus => ({
  kind: 'refused',
  problem: problemInFile(file, finding),
});

function specialFileFinding(status: Stats): ProblemContent {
  const type = status.isFIFO() ? 'a pipe' : status.isSocket() ? 'a socket' : 'a device';
  return fileMessages.special(type);
}
