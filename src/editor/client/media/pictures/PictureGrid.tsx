/** The pictures of the site, small. */
import type { SitePictures, SiteView } from '../../../shared/protocol.ts';
import { fileName, pictureUrl } from '../../lib/pictureUrl.ts';
import { usePictureWords } from '../../messages/pictures.ts';
import { FileFinder, type Wish } from './FileFinder.tsx';
import { SeenPicture } from './SeenPicture.tsx';

export function PictureGrid({
  all,
  site,
  wish,
  onWish,
  onChoose,
}: {
  all: SitePictures;
  site: SiteView;
  wish: Wish;
  onWish: (wish: Wish) => void;
  onChoose: (path: string) => void;
}) {
  const words = usePictureWords();
  return (
    <FileFinder
      files={all.pictures}
      isUseKnown={all.isUseKnown}
      wish={wish}
      onWish={onWish}
      words={words}
      className="pictures-grid"
    >
      {({ path, isUnused }) => (
        <button type="button" data-path={path} onClick={() => onChoose(path)}>
          <span className="pictures-thumb">
            <SeenPicture path={path} address={pictureUrl(site, path)} className="pictures-small" />
          </span>
          <span className="pictures-name">
            {fileName(path)}
            <span className="acts-heard"> {path}</span>
            {isUnused && !wish.isUnusedOnly && <span className="acts-quiet"> ({words.isUnused})</span>}
          </span>
        </button>
      )}
    </FileFinder>
  );
}
