/**
 * Replaces a sample picture on all pages and removes it, because files in the sample folder must not be
 * published.
 */
import { basename } from 'node:path';
import { freeFile } from '../../core/i18n/slug.ts';
import { sitePath } from '../../core/route/link.ts';
import { SiteEdits } from '../../node/authoring/move/siteEdits.ts';
import type { FileOperation } from '../../node/authoring/transaction.ts';
import { focalPointsOf } from '../../node/content/focalPoints.ts';
import { MANIFEST, PICTURES } from '../../node/content/folder.ts';
import { isError } from '../../node/content/jsonFile.ts';
import { publicFile } from '../../node/content/publicFolder.ts';
import { publishableFiles } from '../../node/content/publishedFiles.ts';
import { readCheckedSite } from '../../node/content/readCheckedSite.ts';
import { isPicture, siteTexts } from '../../node/content/siteValues.ts';
import { encodeReplacement } from './pictureBytes.ts';

/**
 * Plans the replacement. Writes nothing.
 *
 * @param folder the site folder, absolute
 * @param picture the sample
 * @param path of the new file
 * @returns the changes and the new path of the picture
 * @throws UsageError (rejects) if the file is no picture
 */
export async function replaceSample(
  folder: string,
  picture: string,
  path: string,
): Promise<{ changes: readonly FileOperation[]; picture: string }> {
  const site = await readCheckedSite(folder);
  const next = freeFile('images', basename(picture), 'picture', site.publicFolder.files);
  const edits = new SiteEdits(site);
  for (const placed of siteTexts(site)) {
    const { file, text } = placed;
    if (isPicture(placed) && sitePath(text) === picture)
      edits.set(file.file, placed.path, text.startsWith('/') ? `/${next}` : next);
  }
  const values = [...site.files.map((file) => edits.value(file)), site.evidence?.value];
  // An unreadable file, or one of the site's own, may still reference it.
  if (!site.problems.some(isError) && !publishableFiles(site, values).has(picture)) {
    edits.delete(publicFile(picture));
    if (focalPointsOf(site)[picture]) edits.remove(PICTURES, ['focus', picture]);
  }
  const bytes = await encodeReplacement(basename(picture), path);
  return { changes: [{ file: publicFile(next), bytes }, ...edits.changes(MANIFEST)], picture: next };
}
