/** The uses of files of the public folder, as the window shows them. */
import {
  type FileReference,
  findFileReferences,
  isTextFile,
  normalizeFileName,
} from '../../node/content/fileReferences.ts';
import { EVIDENCE, SITE } from '../../node/content/folder.ts';
import type { CheckedSite } from '../../node/content/model.ts';
import { publicText } from '../../node/content/publicFolder.ts';
import { publishableFiles, referencingFiles } from '../../node/content/publishedFiles.ts';
import { COMPLIANCE_PATH, type FileUseView, SETTINGS_PATH } from '../shared/protocol.ts';
import { pagesShowingValue } from './pages.ts';

const VIRTUAL_PATHS: Readonly<Record<string, string>> = {
  [SITE]: SETTINGS_PATH,
  [EVIDENCE]: COMPLIANCE_PATH,
};

/** Finds the uses of files. @returns a function from a path in `public/` to its uses, without duplicates */
export function findFileUses(site: CheckedSite): (path: string) => FileUseView[] {
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
