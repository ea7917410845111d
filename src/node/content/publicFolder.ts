/**
 * The files in `public/`, for the check, the build and the dev server. publishedFiles.ts decides which are
 * published.
 */
import { accessSync, constants, type Dirent, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../core/problems/problem.ts';
import { problemInFile } from '../../core/problems/problemAt.ts';
import { isAbsent } from '../system/systemError.ts';
import { isHiddenPath, isSystemFile, pathStatus, unreadableFinding } from './pathStatus.ts';

/** Paths from `public/`, with slashes, sorted by name. */
export interface PublicFolder {
  files: readonly string[];
  folders: readonly string[];
  /** Dotfiles that are not published, but may be expected. */
  hidden: readonly string[];
  /** Files that cannot be published or read, by path. */
  refused: ReadonlyMap<string, Problem>;
}

/** Lists `public/` without opening any file. */
export function readPublicFolder(folder: string): PublicFolder {
  const files: string[] = [];
  const folders: string[] = [];
  const hidden: string[] = [];
  const refused = new Map<string, Problem>();

  const walk = (path: string) => {
    for (const entry of entriesOf(path)) {
      const { name } = entry;
      const inner = path === '' ? name : `${path}/${name}`;
      if (isHiddenPath(inner)) {
        if (!isSystemFile(name)) hidden.push(inner);
      } else if (entry.isDirectory()) {
        folders.push(inner);
        walk(inner);
      } else {
        const refusal = refusalOf(inner, entry);
        if (refusal === undefined) files.push(inner);
        else refused.set(inner, refusal);
      }
    }
  };
  const entriesOf = (path: string): Dirent[] => {
    try {
      return readdirSync(join(folder, 'public', path), { withFileTypes: true }).sort(byName);
    } catch (error) {
      if (!isAbsent(error)) refused.set(path, problemInFile(publicFile(path), unreadableFinding(error)));
      return [];
    }
  };
  const refusalOf = (path: string, entry: Dirent): Problem | undefined => {
    const status = entry.isFile() ? undefined : pathStatus(folder, publicFile(path));
    if (status?.kind === 'refused') return status.problem;
    try {
      accessSync(join(folder, publicFile(path)), constants.R_OK);
      return undefined;
    } catch (error) {
      return problemInFile(publicFile(path), unreadableFinding(error));
    }
  };

  const rootStatus = pathStatus(folder, 'public');
  if (rootStatus.kind === 'refused') refused.set('', rootStatus.problem);
  else walk('');
  return { files, folders, hidden, refused };
}

export const publicFile = (path: string) => (path === '' ? 'public' : `public/${path}`);

/**
 * Returns the size in bytes; 0 if the file cannot be read, which is reported elsewhere.
 *
 * @param path from `public/`
 */
export const publicSize = (folder: string, path: string): number =>
  statSync(join(folder, publicFile(path)), { throwIfNoEntry: false })?.size ?? 0;

export const publicText =
  (folder: string) =>
  (path: string): string =>
    readFileSync(join(folder, publicFile(path)), 'utf8');

/**
 * Returns true if the build may publish a file.
 *
 * @param path from `public/`
 */
export const isPublished = (folder: string, path: string) =>
  !isHiddenPath(path) && pathStatus(folder, publicFile(path)).kind === 'file';

/** Compares by code points, which gives the same order on every machine. */
const byName = (a: Dirent, b: Dirent) => (a.name < b.name ? -1 : 1);
