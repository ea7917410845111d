/** `npm run lock`: records all paths for the check, with fingerprints of their pages. */

import { join } from 'node:path';
import { limitProblems } from '../../../core/problems/limit.ts';
import { ContentError } from '../../../core/problems/problem.ts';
import { withSuggestion } from '../../../core/problems/suggest.ts';
import { fieldOf } from '../../../core/problems/value.ts';
import { writtenPath } from '../../../core/route/path.ts';
import type { RouteTable } from '../../../core/route/table.ts';
import type { UrlsLock } from '../../../generated/types.ts';
import { siteProblems } from '../../check/index.ts';
import { LOCK } from '../../content/folder.ts';
import type { CheckedSite } from '../../content/model.ts';
import { formatFingerprint, pageFingerprints } from '../../content/pageFingerprints.ts';
import { currentAddresses, parsePageAddress } from '../../content/pagePaths.ts';
import { readCheckedSite } from '../../content/readCheckedSite.ts';
import { lockedAddresses } from '../../content/siteValues.ts';
import { replaceFile } from '../../system/replaceFile.ts';
import { UsageError } from '../../system/usageError.ts';

export interface LockOptions {
  /** Paths to remove. The check requires a redirect of a missing path, so only the user can remove it. */
  remove?: readonly string[];
  /** Removes all paths without a page, for a site that was never public. */
  reset?: boolean;
}

/**
 * Adds the paths of a site to its lock file, which is replaced atomically.
 *
 * @param folder the site folder, absolute
 * @returns the text to print
 * @throws ContentError (rejects) if the site has errors other than the paths to remove
 * @throws UsageError (rejects) if a path to remove is in use or not in the file
 */
export async function lockSite(folder: string, options: LockOptions = {}): Promise<string> {
  const site = await readCheckedSite(folder);
  const locked = lockedAddresses(site);
  const present = currentAddresses(site);
  const removed = removedAddresses(options, locked, present, site.table);
  for (const path of removed) assertRemovable(path, locked, present);

  const isRemoved = (value: unknown) => typeof value === 'string' && removed.includes(value);
  // Filtered before the number of problems is limited.
  const errors = (await siteProblems(site)).filter(
    ({ severity, code, value }) => severity === 'error' && !(code === 'address-vanished' && isRemoved(value)),
  );
  if (errors.length > 0) throw new ContentError(limitProblems(errors), folder);

  const urls = [...new Set([...locked, ...present])].filter((path) => !removed.includes(path)).sort();
  const previouslyLocked = new Set(locked);
  const added = urls.filter((path) => !previouslyLocked.has(path));
  const file = createLockFile(site, urls);
  if (JSON.stringify(site.lock?.value) === JSON.stringify(file))
    return `${LOCK} has all ${urls.length} addresses already.`;
  await replaceFile(join(folder, LOCK), `${JSON.stringify(file, undefined, 2)}\n`);
  return [
    ...listPaths('+', added),
    ...listPaths('-', removed),
    `${LOCK} has ${urls.length} addresses: ${added.length} new, ${removed.length} removed.`,
  ].join('\n');
}

const MAX_LISTED_PATHS = 20;

function listPaths(sign: '+' | '-', paths: readonly string[]): string[] {
  const more = paths.length - MAX_LISTED_PATHS;
  const names = paths.slice(0, MAX_LISTED_PATHS).map((path) => path || '(the home page)');
  return [...names, ...(more > 0 ? [`${more} more`] : [])].map((name) => `  ${sign} ${name}`);
}

function removedAddresses(
  { remove = [], reset = false }: LockOptions,
  locked: readonly string[],
  present: readonly string[],
  table: RouteTable | undefined,
): string[] {
  if (reset) return locked.filter((path) => !present.includes(path));
  return remove.map((text) => {
    const path = writtenPath(text);
    return (!locked.includes(path) && table && parsePageAddress(table, text)) || path;
  });
}

function assertRemovable(path: string, locked: readonly string[], present: readonly string[]): void {
  if (present.includes(path))
    throw new UsageError(`The address "${path}" is in use, so it cannot be removed.`);
  if (!locked.includes(path))
    throw new UsageError(withSuggestion(`The address "${path}" is not in ${LOCK}.`, path, locked));
}

/** Keeps the reference to the schema; a new file uses the folder of the manifest's schema. */
function createLockFile(site: CheckedSite, urls: string[]): UrlsLock {
  const schemaName = fieldOf(site.lock?.value, '$schema');
  const { $schema: manifestSchema = '' } = site.manifest ?? {};
  const $schema =
    typeof schemaName === 'string'
      ? schemaName
      : manifestSchema.endsWith(MANIFEST_SCHEMA)
        ? `${manifestSchema.slice(0, -MANIFEST_SCHEMA.length)}urls-lock.schema.json`
        : undefined;
  const paths = new Set(urls);
  const records = Object.fromEntries(
    [...pageFingerprints(site)]
      .filter(([path]) => paths.has(path))
      .sort(byPath)
      .map(([path, record]) => [path, formatFingerprint(record)]),
  );
  return { ...($schema !== undefined && { $schema }), urls, records };
}

const byPath = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => (a < b ? -1 : 1);

const MANIFEST_SCHEMA = 'manifest.schema.json';
