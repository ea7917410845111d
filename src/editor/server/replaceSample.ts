/** Puts a picture in the place of a sample on all pages; the sample goes, as nothing in its folder may be published. */
import { basename } from 'node:path';
import { freeFile } from '../../core/i18n/slug.ts';
import { sitePath } from '../../core/route/link.ts';
import type { FileOperation } from '../../node/authoring/create/transaction.ts';
import { SiteEdits } from '../../node/authoring/move/siteEdits.ts';
import { focalPointsOf } from '../../node/content/focalPoints.ts';
import { MANIFEST, PICTURES } from '../../node/content/folder.ts';
import { isError } from '../../node/content/jsonFile.ts';
import { publicFile } from '../../node/content/publicFolder.ts';
import { publishableFiles } from '../../node/content/publishedFiles.ts';
import { readCheckedSite } from '../../node/content/readCheckedSite.ts';
import { isPicture, siteTexts } from '../../node/content/siteValues.ts';
import { encodeReplacement } from './pictureBytes.ts';

/**
 * What it means for the files of a site. Nothing is written.
 *
 * @param folder the site folder, absolute
 * @param picture the sample
 * @param path of the file that takes its place
 * @returns the changes, and where the picture is now
 * @throws UsageError (rejects) when the file is no picture
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
  // A file that cannot be read, or one of the site's own, may name it still.
  if (!site.problems.some(isError) && !publishableFiles(site, values).has(picture)) {
    edits.delete(publicFile(picture));
    if (focalPointsOf(site)[picture]) edits.remove(PICTURES, ['focus', picture]);
  }
  const bytes = await encodeReplacement(basename(picture), path);
  return { changes: [{ file: publicFile(next), bytes }, ...edits.changes(MANIFEST)], picture: next };
}
