/** Writes the list of all addresses ever published, and what their pages are made of; src/node/check/lockedUrls.ts compares the site with it. */

import { join } from 'node:path';
import { limitProblems } from '../../../core/problems/limit.ts';
import { ContentError } from '../../../core/problems/problem.ts';
import { suggestion } from '../../../core/problems/suggest.ts';
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
  /** Addresses to remove. An address that is gone must have a redirect, so only the user can remove it. */
  remove?: readonly string[];
  /** Removes all addresses that are gone, for a site that was never public. */
  reset?: boolean;
}

/**
 * Takes the addresses of a site into its lock. Nothing is written for a site with errors, and a lock is swapped in whole.
 *
 * @param folder the site folder, absolute
 * @returns what to print
 * @throws ContentError when the site has errors other than the addresses to remove
 * @throws UsageError when an address to remove is in use or not in the list
 */
export async function lockSite(folder: string, options: LockOptions = {}): Promise<string> {
  const site = await readCheckedSite(folder);
  const locked = lockedAddresses(site);
  const present = currentAddresses(site);
  const removed = removedAddresses(options, locked, present, site.table);
  for (const path of removed) assertRemovable(path, locked, present);

  const isRemoved = (value: unknown) => typeof value === 'string' && removed.includes(value);
  // All of them: where the list is bounded, those to be removed could not be told from the others.
  const errors = (await siteProblems(site)).filter(
    ({ severity, code, value }) => severity === 'error' && !(code === 'address-vanished' && isRemoved(value)),
  );
  if (errors.length > 0) throw new ContentError(limitProblems(errors), folder);

  const urls = [...new Set([...locked, ...present])].filter((path) => !removed.includes(path)).sort();
  const previouslyLocked = new Set(locked);
  const added = urls.filter((path) => !previouslyLocked.has(path));
  const file = createLockFile(site, urls);
  if (JSON.stringify(site.lock?.value) === JSON.stringify(file)) {
    return `${LOCK} has all ${urls.length} addresses already.`;
  }
  await replaceFile(join(folder, LOCK), `${JSON.stringify(file, undefined, 2)}\n`);
  return [
    ...added.slice(0, MAX_LISTED_ADDRESSES).map((path) => `  + ${path === '' ? '(the home page)' : path}`),
    ...(added.length > MAX_LISTED_ADDRESSES ? [`  + ${added.length - MAX_LISTED_ADDRESSES} more`] : []),
    ...removed.slice(0, MAX_LISTED_ADDRESSES).map((path) => `  - ${path}`),
    ...(removed.length > MAX_LISTED_ADDRESSES ? [`  - ${removed.length - MAX_LISTED_ADDRESSES} more`] : []),
    `${LOCK} has ${urls.length} addresses: ${added.length} new, ${removed.length} removed.`,
  ].join('\n');
}

/** How many addresses are named. */
const MAX_LISTED_ADDRESSES = 20;

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
  if (present.includes(path)) {
    throw new UsageError(`The address "${path}" is in use, so it cannot be removed.`);
  }
  if (!locked.includes(path)) {
    throw new UsageError(
      [`The address "${path}" is not in ${LOCK}.`, suggestion(path, locked)].filter(Boolean).join(' '),
    );
  }
}

/** The schema is named as the file named it before, or beside that of the manifest. */
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

const byPath = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) =>
  one < other ? -1 : 1;

const MANIFEST_SCHEMA = 'manifest.schema.json';
