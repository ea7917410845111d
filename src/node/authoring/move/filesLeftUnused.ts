/** Pictures and documents that only what goes has named. */
import { linkTarget, sitePath } from '../../../core/route/link.ts';
import type { CheckedSite } from '../../content/model.ts';
import { publicFile } from '../../content/publicFolder.ts';
import { publishableFiles } from '../../content/publishedFiles.ts';
import { isLink, isPicture, siteTexts } from '../../content/siteValues.ts';
import type { SiteEdits } from './siteEdits.ts';

/** Folders from which a file may go; what stands elsewhere may be asked for by others. */
const FOLDERS = /^(?:images|documents)\//;

/**
 * The files that were named, and that nothing names any longer. A file that something names in other letters stays.
 *
 * @param others the values of other files that may name one
 * @returns paths from the site folder
 */
export function filesLeftUnused(site: CheckedSite, edits: SiteEdits, others: readonly unknown[]): string[] {
  const values = [...site.files.map((file) => edits.value(file)), ...others];
  const texts = new Set<string>();
  for (const value of values) collectTexts(value, texts);
  const candidates = new Set(
    siteTexts(site).flatMap((placed) => {
      if (texts.has(placed.text)) return [];
      const target = isLink(placed) ? linkTarget(placed.text) : undefined;
      const path = isPicture(placed)
        ? sitePath(placed.text)
        : target?.kind === 'file'
          ? target.path
          : undefined;
      return path !== undefined && FOLDERS.test(path) ? [path] : [];
    }),
  );
  if (candidates.size === 0) return [];
  const publishable = publishableFiles(site, values);
  return site.publicFolder.files
    .filter((file) => candidates.has(file) && !publishable.has(file))
    .map(publicFile);
}

function collectTexts(value: unknown, texts: Set<string>): void {
  if (typeof value === 'string') texts.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const item of Object.values(value)) collectTexts(item, texts);
}
