/** Where files of the public folder are used, as the window says it. */
import { EVIDENCE, SITE } from '../site/folder.ts';
import type { CheckedSite } from '../site/model.ts';
import type { FileUse as FoundUse } from '../site/usedPictures.ts';
import { pagesByPlace } from './pages.ts';
import { ASKED, type FileUse, SETTINGS } from './protocol.ts';

const PARTS: Readonly<Record<string, string>> = { [SITE]: SETTINGS, [EVIDENCE]: ASKED };

/** @returns what tells the pages of some uses, each once */
export function usesShown(site: CheckedSite): (uses: readonly FoundUse[]) => FileUse[] {
  const pageAt = pagesByPlace(site);
  const shown = ({ file, path = [] }: FoundUse): FileUse[] => {
    const part = PARTS[file];
    const pages = part === undefined ? pageAt(file, path) : [part];
    return pages.length === 0 ? [{ file }] : pages.map((page) => ({ file, page }));
  };
  return (uses) => [...new Map(uses.flatMap(shown).map((use) => [JSON.stringify(use), use])).values()];
}
