/** The uses of a picture or document: links to pages, and files without a page. */

import { format } from '../../../../core/i18n/format.ts';
import { type FileUseView, isVirtualPath, SETTINGS_PATH, type SiteView } from '../../../shared/protocol.ts';
import { pageHash } from '../../lib/location.ts';
import { useMessages, virtualPageTitle } from '../../messages/messages.ts';

export function FileUses({
  uses,
  site,
  onLeave,
}: {
  uses: readonly FileUseView[];
  site: SiteView;
  /** Called when the user opens a page. */
  onLeave: () => void;
}) {
  const messages = useMessages();
  const pages = [...new Set(uses.flatMap(({ page }) => page ?? []))];
  const titleOf = (page: string) => {
    if (page === SETTINGS_PATH) return messages.pictures.settings;
    if (isVirtualPath(page)) return virtualPageTitle(messages, site, page);
    return site.pages.find(({ path }) => path === page)?.title ?? page;
  };
  const files = [...new Set(uses.flatMap(({ file, page }) => (page === undefined ? [file] : [])))];
  return (
    <ul className="pictures-uses">
      {pages.map((page) => (
        <li key={page}>
          <a href={pageHash(page)} onClick={onLeave}>
            {titleOf(page)}
          </a>
        </li>
      ))}
      {files.map((file) => (
        <li key={file}>{format(messages.pictures.inFile, { file })}</li>
      ))}
    </ul>
  );
}
