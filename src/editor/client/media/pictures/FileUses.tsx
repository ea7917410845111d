/** Where a picture or document is used: its pages, which can be opened, and files that are of no page. */
import { type FileUseView, isVirtualPath, SETTINGS_PATH, type SiteView } from '../../../shared/protocol.ts';
import { pageHash } from '../../lib/pageHash.ts';
import { useMessages } from '../../messages/context.ts';
import { usePictureMessages } from '../../messages/pictures.ts';
import { virtualPageTitle } from '../../messages/virtualPageTitle.ts';

export function FileUses({
  uses,
  site,
  onLeave,
}: {
  uses: readonly FileUseView[];
  site: SiteView;
  /** Told when somebody goes to a page. */
  onLeave: () => void;
}) {
  const messages = usePictureMessages();
  const all = useMessages();
  const pages = [...new Set(uses.flatMap(({ page }) => page ?? []))];
  const titleOf = (page: string) => {
    if (page === SETTINGS_PATH) return messages.settings;
    if (isVirtualPath(page)) return virtualPageTitle(all, site, page);
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
        <li key={file}>{messages.inFile(file)}</li>
      ))}
    </ul>
  );
}
