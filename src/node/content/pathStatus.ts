/**
 * The type of a path in a site folder, without opening it: reading a pipe would block, and a link may point
 * outside. Call it before reading any file of a site.
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
  /** Must not be read. The problem names the path segment in the way. */
  | { kind: 'refused'; problem: Problem };

/** Returns the status of a path without following a link. @returns undefined if it does not exist */
export function lstatIfPresent(path: string): Stats | undefined {
  try {
    return lstatSync(path);
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}

/**
 * Returns the status of a path; missing if it contains "..". A link is only followed to a file in the same
 * top-level folder, `public/` or `manifest/`.
 *
 * @param file path from the site folder, with slashes
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

export const unreadableFinding = (error: unknown): ProblemContent =>
  fileMessages.unreadable(String(errorCode(error) ?? 'for an unknown reason'));

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
  // A real path has no links, so there is no further recursion.
  const status = pathStatus(folder, path === '' ? top : `${top}/${path}`);
  return status.kind === 'folder' ? refusedPath(file, fileMessages.linkToFolder) : status;
}

/**
 * Returns true for a file or folder that is never published: dotfiles, which may contain private data
 * (settings, passwords, history), and system files. `.well-known` in the root folder is public (RFC 8615).
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

/** Windows and macOS ignore case and Unicode composition in paths. */
export const foldFilePath = (path: string): string => path.normalize('NFC').toLowerCase();

/** Files that systems, git and office programs create automatically. */
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

/** Names that Windows keeps for devices (Microsoft, "Naming Files, Paths, and Namespaces"). */
export const DEVICE_NAME = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
