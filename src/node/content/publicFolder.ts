/** The files in `public/`: one list for the check, the build and the development server. publishedFiles.ts decides which are published. */
import { accessSync, constants, type Dirent, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../core/problems/problem.ts';
import { problemInFile } from '../../core/problems/problemAt.ts';
import { isAbsent } from '../system/systemError.ts';
import { isHiddenPath, isSystemFile, pathStatus, unreadableFinding } from './pathStatus.ts';

/** Paths are those from `public/`, with slashes, in the order of their names. */
export interface PublicFolder {
  /** Files that may be published. */
  files: readonly string[];
  folders: readonly string[];
  /** Files and folders that stay out of the site because their names begin with a dot, and that somebody may miss. */
  hidden: readonly string[];
  /** What can be neither published nor read, by path. */
  refused: ReadonlyMap<string, Problem>;
}

/**
 * Looks through `public/` without opening anything in it.
 *
 * @param folder the site folder
 */
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
  /** @returns why a file cannot be published, if it cannot */
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

/** The path from the site folder of what stands under a path in `public/`. */
export const publicFile = (path: string) => (path === '' ? 'public' : `public/${path}`);

/** How many bytes a file has; 0 for what cannot be read, which is reported where it is named. @param folder the site folder @param path from `public/` */
export const publicSize = (folder: string, path: string): number =>
  statSync(join(folder, publicFile(path)), { throwIfNoEntry: false })?.size ?? 0;

/** Returns a reader of text files in `public/`. @param folder the site folder */
export const publicText =
  (folder: string) =>
  (path: string): string =>
    readFileSync(join(folder, publicFile(path)), 'utf8');

/**
 * Whether a build may publish a file, asked for this one alone.
 *
 * @param folder the site folder
 * @param path from `public/`
 */
export const isPublished = (folder: string, path: string) =>
  !isHiddenPath(path) && pathStatus(folder, publicFile(path)).kind === 'file';

/** By code points, which every machine orders alike. */
const byName = (a: Dirent, b: Dirent) => (a.name < b.name ? -1 : 1);
