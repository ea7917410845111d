/** The thumbnails of the site's pictures. */

import type { SitePictures, SiteView } from '../../../shared/protocol.ts';
import { fileName, pictureUrl } from '../../form/Thumbnail.tsx';
import { useMessages } from '../../messages/messages.ts';
import { type FileFilter, FileFinder } from './FileFinder.tsx';
import { PictureImage } from './PictureImage.tsx';

export function PictureGrid({
  list,
  site,
  filter,
  onFilter,
  onChoose,
}: {
  list: SitePictures;
  site: SiteView;
  filter: FileFilter;
  onFilter: (wish: FileFilter) => void;
  onChoose: (path: string) => void;
}) {
  const messages = useMessages().pictures;
  return (
    <FileFinder
      files={list.pictures}
      isUseKnown={list.isUseKnown}
      filter={filter}
      onFilter={onFilter}
      messages={messages}
      className="pictures-grid"
    >
      {({ path, isUnused }) => (
        <button type="button" data-path={path} onClick={() => onChoose(path)}>
          <span className="pictures-thumb">
            <PictureImage path={path} address={pictureUrl(site, path)} className="pictures-small" />
          </span>
          <span className="pictures-name">
            {fileName(path)}
            <span className="acts-heard"> {path}</span>
            {isUnused && !filter.isUnusedOnly && <span className="acts-quiet"> ({messages.isUnused})</span>}
          </span>
        </button>
      )}
    </FileFinder>
  );
}
