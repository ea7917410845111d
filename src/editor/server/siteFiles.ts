/** The pictures and documents of the public folder, with their uses. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { FileDeletion } from '../../node/authoring/transaction.ts';
import {
  type FileReference,
  findFileReferences,
  isPictureFile,
  isTextFile,
  normalizeFileName,
} from '../../node/content/fileReferences.ts';
import { focalPointsOf } from '../../node/content/focalPoints.ts';
import { EVIDENCE, SITE } from '../../node/content/folder.ts';
import type { CheckedSite } from '../../node/content/model.ts';
import { isSampleFile } from '../../node/content/placeholders.ts';
import { publicFile, publicSize, publicText } from '../../node/content/publicFolder.ts';
import { publishableFiles, referencingFiles, unusedFiles } from '../../node/content/publishedFiles.ts';
import { UsageError } from '../../node/system/usageError.ts';
import {
  COMPLIANCE_PATH,
  type FileUseView,
  SETTINGS_PATH,
  type SiteDocument,
  type SiteDocuments,
  type SitePicture,
  type SitePictures,
} from '../shared/protocol.ts';
import { pagesShowingValue } from './pages.ts';

/** The folder of documents; files elsewhere may be requested by other programs. */
export const DOCUMENTS = 'documents';

/** @param site the copy with unsaved changes */
export function sitePictures(site: CheckedSite): SitePictures {
  const focus = focalPointsOf(site);
  const { files, isUseKnown } = listFiles(site, isPictureFile);
  const pictures = files.map((file): SitePicture => {
    const point = focus[file.path];
    return { ...file, ...(isSampleFile(file.path) && { isSample: true }), ...(point && { focus: point }) };
  });
  return { isUseKnown, pictures };
}

/** @param site the copy with unsaved changes, or the site itself */
export function siteDocuments(site: CheckedSite): SiteDocuments {
  const isDocument = (path: string) => path.startsWith(`${DOCUMENTS}/`) && !isPictureFile(path);
  const { files, isUseKnown } = listFiles(site, isDocument);
  return { isUseKnown, documents: files };
}

function listFiles(
  site: CheckedSite,
  isListed: (path: string) => boolean,
): { files: SiteDocument[]; isUseKnown: boolean } {
  const uses = findFileUses(site);
  const unused = unusedFiles(site);
  const files = site.publicFolder.files
    .filter(isListed)
    .map((path) => ({
      path,
      bytes: publicSize(site.folder, path),
      uses: uses(path),
      isUnused: unused?.includes(path) ?? false,
    }));
  return { files, isUseKnown: unused !== undefined };
}

/**
 * Plans the deletion of a document. Writes nothing.
 *
 * @throws UsageError if the document does not exist or is in use
 */
export function documentDeletion(site: CheckedSite, document: string): FileDeletion {
  // Only listed files, so that no path leads out of the folder.
  const entry = siteDocuments(site).documents.find(({ path }) => path === document);
  if (!entry) throw new UsageError(`There is no document ${document}.`);
  if (!entry.isUnused) throw new UsageError(`${basename(document)} is in use, or may be: it stays.`);
  const file = publicFile(document);
  return { file, base: readFileSync(join(site.folder, file)) };
}

const VIRTUAL_PATHS: Readonly<Record<string, string>> = {
  [SITE]: SETTINGS_PATH,
  [EVIDENCE]: COMPLIANCE_PATH,
};

/** @returns a function from a path in `public/` to its uses, without duplicates */
function findFileUses(site: CheckedSite): (path: string) => FileUseView[] {
  const texts = [...publishableFiles(site)].filter(isTextFile);
  const uses = findFileReferences(referencingFiles(site), texts, publicText(site.folder));
  const pagesOf = pagesShowingValue(site);
  const toView = ({ file, path = [] }: FileReference): FileUseView[] => {
    const virtualPath = VIRTUAL_PATHS[file];
    const pages = virtualPath === undefined ? pagesOf(file, path) : [virtualPath];
    return pages.length === 0 ? [{ file }] : pages.map((page) => ({ file, page }));
  };
  return (path) => {
    const views = (uses.get(normalizeFileName(path)) ?? []).flatMap(toView);
    return [...new Map(views.map((use) => [JSON.stringify(use), use])).values()];
  };
}
