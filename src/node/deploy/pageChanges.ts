/** Which pages of a site a release changes. */

import { stringField } from '../../core/problems/value.ts';
import { outputFile } from '../../core/route/path.ts';
import { PAGES_FILE } from '../content/generatedFiles.ts';
import type { ReadContent, ReleaseDifference } from './transfer.ts';

/** The titles of pages. */
export interface PageChanges {
  added: readonly string[];
  changed: readonly string[];
  removed: readonly string[];
}

/**
 * Compares the lists of pages that both releases have; pages that are in no list, such as the years of one, say nothing of their own.
 *
 * @param contents what the files of the new release are read with
 */
export async function pageChanges(
  { host, desired, current }: ReleaseDifference,
  contents: ReadContent,
): Promise<PageChanges> {
  const [oldDigest, newDigest] = [current.get(PAGES_FILE), desired.get(PAGES_FILE)];
  const before = parsePageList(oldDigest === undefined ? undefined : await host.get(PAGES_FILE));
  const after =
    newDigest === undefined || newDigest === oldDigest
      ? before
      : parsePageList(await contents(PAGES_FILE, newDigest).catch(() => undefined));
  const isChanged = (path: string) => current.get(outputFile(path)) !== desired.get(outputFile(path));
  const titles = (pages: ReadonlyMap<string, string>, isIncluded: (path: string) => boolean) =>
    [...pages].filter(([path]) => isIncluded(path)).map(([, title]) => title);
  return {
    added: titles(after, (path) => !before.has(path)),
    changed: titles(after, (path) => before.has(path) && isChanged(path)),
    removed: titles(before, (path) => !after.has(path)),
  };
}

/** The titles of the pages of a list by their paths; none where somebody else has written it. */
export function parsePageList(list: Buffer | undefined): ReadonlyMap<string, string> {
  try {
    const pages: unknown = JSON.parse(list?.toString('utf8') ?? '[]');
    if (!Array.isArray(pages)) return new Map();
    return new Map(
      pages.flatMap((page: unknown) => {
        const [path, title] = [stringField(page, 'path'), stringField(page, 'title')];
        return path === undefined || title === undefined ? [] : [[path, title] as const];
      }),
    );
  } catch {
    return new Map();
  }
}
