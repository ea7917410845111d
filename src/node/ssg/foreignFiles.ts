/** Finds files that users have added to an output folder, which the next build deletes. */
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * Returns the files that were added or changed since the last build and are not in the next one.
 *
 * @param old the output folder
 * @param next the folder that replaces it
 * @param noted the time of the last build, in milliseconds since 1970. If it is unknown, only files at the
 *   top and in `.well-known` count, where hosts and search engines need them.
 * @returns sorted paths from the folder, with slashes
 */
export function foreignFiles(old: string, next: string, noted?: number): string[] {
  return readdirSync(old, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(old, join(parentPath, name)))
    .filter((path) => {
      const { ctimeMs, mtimeMs } = lstatSync(join(old, path));
      if (existsSync(join(next, path))) return noted !== undefined && mtimeMs > noted && differs(path);
      return noted === undefined ? !path.includes(sep) || path.startsWith('.well-known') : ctimeMs > noted;
    })
    .map((path) => path.replaceAll(sep, '/'))
    .sort();

  function differs(path: string): boolean {
    return !readFileSync(join(old, path)).equals(readFileSync(join(next, path)));
  }
}

const MAX_NAMED = 10;

/** @param paths not empty @param out the output folder */
export function foreignFilesText(paths: readonly string[], out: string): string {
  const named = paths.slice(0, MAX_NAMED).join(', ');
  const more = paths.length > MAX_NAMED ? ` and ${paths.length - MAX_NAMED} more` : '';
  return `Deleted from ${out}, because they are not part of the site: ${named}${more}. Put files that every build should publish into the folder "public" of the site.`;
}
