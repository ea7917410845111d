/** The documents of a site as the editor shows them: where they are used, and away with what nothing leads to. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { FileDeletion } from '../../node/authoring/create/transaction.ts';
import { isPictureFile } from '../../node/content/fileReferences.ts';
import type { CheckedSite } from '../../node/content/model.ts';
import { publicFile, publicSize } from '../../node/content/publicFolder.ts';
import { unusedFiles } from '../../node/content/publishedFiles.ts';
import { UsageError } from '../../node/system/usageError.ts';
import type { SiteDocument, SiteDocuments } from '../shared/protocol.ts';
import { findFileUses } from './fileUses.ts';

/** Where documents are kept; what stands elsewhere may be asked for by others. */
export const DOCUMENTS = 'documents';

/** @param site the copy, with what is not saved yet, or the site itself */
export function siteDocuments(site: CheckedSite): SiteDocuments {
  const { folder } = site;
  const uses = findFileUses(site);
  const unused = unusedFiles(site);
  return {
    isUseKnown: unused !== undefined,
    documents: site.publicFolder.files
      .filter((path) => path.startsWith(`${DOCUMENTS}/`) && !isPictureFile(path))
      .map(
        (path): SiteDocument => ({
          path,
          bytes: publicSize(folder, path),
          uses: uses(path),
          isUnused: unused?.includes(path) ?? false,
        }),
      ),
  };
}

/**
 * What takes a document out of the site. Nothing is written.
 *
 * @throws UsageError where there is no such document, or something leads to it
 */
export function documentDeletion(site: CheckedSite, document: string): FileDeletion {
  // Only what the folder lists, so that no path leads out of it.
  const entry = siteDocuments(site).documents.find(({ path }) => path === document);
  if (!entry) throw new UsageError(`There is no document ${document}.`);
  if (!entry.isUnused) throw new UsageError(`${basename(document)} is in use, or may be: it stays.`);
  const file = publicFile(document);
  return { file, base: readFileSync(join(site.folder, file)) };
}
