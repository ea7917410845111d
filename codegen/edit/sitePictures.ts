/** The pictures of a site as the editor shows them: what they are, and where they are used. */

import { isPictureFile } from '../site/fileReferences.ts';
import { focalPointsOf } from '../site/focalPoints.ts';
import type { CheckedSite } from '../site/model.ts';
import { isSampleFile } from '../site/placeholders.ts';
import { publicSize } from '../site/publicFolder.ts';
import { unusedFiles } from '../site/publishedFiles.ts';
import type { SitePicture, SitePictures } from './protocol.ts';
import { usesIn } from './usesShown.ts';

/** @param site the copy, with what is not saved yet */
export function sitePictures(site: CheckedSite): SitePictures {
  const { folder } = site;
  const uses = usesIn(site);
  const unused = unusedFiles(site);
  const focus = focalPointsOf(site);
  return {
    isUseKnown: unused !== undefined,
    pictures: site.public.files.filter(isPictureFile).map((path): SitePicture => {
      const point = focus[path];
      return {
        path,
        bytes: publicSize(folder, path),
        uses: uses(path),
        isUnused: unused?.includes(path) ?? false,
        ...(isSampleFile(path) && { isSample: true }),
        ...(point && { focus: point }),
      };
    }),
  };
}
