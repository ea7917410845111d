import { tryParseJson } from '../../core/json/json.ts';
import { stringField } from '../../core/problems/value.ts';
import { outputFile } from '../../core/route/path.ts';
import { PAGES_FILE } from '../content/generatedFiles.ts';
import type { ReadContent, ReleaseDifference } from './transfer.ts';

/** Page titles. */
export interface PageChanges {
  added: readonly string[];
  changed: readonly string[];
  removed: readonly string[];
}

/**
 * Compares the page lists of the current and the new release. Pages without an entry, such as archive pages, are ignored.
 *
 * @param contents reads a file of the new release
 */
export async function pageChanges(
  { host, desired, current }: ReleaseDifference,
  contents: ReadContent,
): Promise<PageChanges> {
  const [oldDigest, newDigest] = [current.get(PAGES_FILE), desired.get(PAGES_FILE)];
  const oldPages = parsePageList(oldDigest === undefined ? undefined : await host.get(PAGES_FILE));
  const newPages =
    newDigest === undefined || newDigest === oldDigest
      ? oldPages
      : parsePageList(await contents(PAGES_FILE, newDigest).catch(() => undefined));
  const isChanged = (path: string) => current.get(outputFile(path)) !== desired.get(outputFile(path));
  const titles = (pages: ReadonlyMap<string, string>, isIncluded: (path: string) => boolean) =>
    [...pages].filter(([path]) => isIncluded(path)).map(([, title]) => title);
  return {
    added: titles(newPages, (path) => !oldPages.has(path)),
    changed: titles(newPages, (path) => oldPages.has(path) && isChanged(path)),
    removed: titles(oldPages, (path) => !newPages.has(path)),
  };
}

/** Returns page titles by path; empty for a file in another format. */
export function parsePageList(list: Buffer | undefined): ReadonlyMap<string, string> {
  const pages = tryParseJson(list?.toString('utf8') ?? '');
  return new Map(
    (Array.isArray(pages) ? pages : []).flatMap((page: unknown) => {
      const [path, title] = [stringField(page, 'path'), stringField(page, 'title')];
      return path === undefined || title === undefined ? [] : [[path, title] as const];
    }),
  );
}
