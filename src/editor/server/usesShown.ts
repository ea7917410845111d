/** The uses of files of the public folder, as the window shows them. */
import { type FileUse as FoundUse, fileUses, formOf, isTextFile } from '../../node/content/fileReferences.ts';
import { EVIDENCE, SITE } from '../../node/content/folder.ts';
import type { CheckedSite } from '../../node/content/model.ts';
import { publicText } from '../../node/content/publicFolder.ts';
import { publishableFiles, referencingFiles } from '../../node/content/publishedFiles.ts';
import { COMPLIANCE_PATH, type FileUseView, SETTINGS_PATH } from '../shared/protocol.ts';
import { pagesByPlace } from './pages.ts';

const PARTS: Readonly<Record<string, string>> = { [SITE]: SETTINGS_PATH, [EVIDENCE]: COMPLIANCE_PATH };

/** Finds the uses of files. @returns a function from a path in `public/` to its uses, without duplicates */
export function usesIn(site: CheckedSite): (path: string) => FileUseView[] {
  const texts = [...publishableFiles(site)].filter(isTextFile);
  const uses = fileUses(referencingFiles(site), texts, publicText(site.folder));
  const pageAt = pagesByPlace(site);
  const shown = ({ file, path = [] }: FoundUse): FileUseView[] => {
    const part = PARTS[file];
    const pages = part === undefined ? pageAt(file, path) : [part];
    return pages.length === 0 ? [{ file }] : pages.map((page) => ({ file, page }));
  };
  return (path) => {
    const shownUses = (uses.get(formOf(path)) ?? []).flatMap(shown);
    return [...new Map(shownUses.map((use) => [JSON.stringify(use), use])).values()];
  };
}
