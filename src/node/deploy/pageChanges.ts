/** Which pages of a site a release changes. */

import { stringField } from '../../core/problems/value.ts';
import { outputFile } from '../../core/route/path.ts';
import { PAGES_FILE } from '../content/generatedFiles.ts';
import type { Contents, Difference } from './transfer.ts';

/** The titles of pages. */
export interface PageChanges {
  added: readonly string[];
  changed: readonly string[];
  gone: readonly string[];
}

/**
 * Compares the lists of pages that both releases have; pages that are in no list, such as the years of one, say nothing of their own.
 *
 * @param contents what the files of the new release are read with
 */
export async function pageChanges(
  { host, wanted, known }: Difference,
  contents: Contents,
): Promise<PageChanges> {
  const [old, fresh] = [known.get(PAGES_FILE), wanted.get(PAGES_FILE)];
  const before = pagesIn(old === undefined ? undefined : await host.get(PAGES_FILE));
  const after =
    fresh === undefined || fresh === old
      ? before
      : pagesIn(await contents(PAGES_FILE, fresh).catch(() => undefined));
  const isOther = (path: string) => known.get(outputFile(path)) !== wanted.get(outputFile(path));
  const titles = (pages: ReadonlyMap<string, string>, isMeant: (path: string) => boolean) =>
    [...pages].filter(([path]) => isMeant(path)).map(([, title]) => title);
  return {
    added: titles(after, (path) => !before.has(path)),
    changed: titles(after, (path) => before.has(path) && isOther(path)),
    gone: titles(before, (path) => !after.has(path)),
  };
}

/** The titles of the pages of a list by their paths; none where somebody else has written it. */
export function pagesIn(list: Buffer | undefined): ReadonlyMap<string, string> {
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
