/** The pictures of a site as the editor shows them: what they are, and where they are used. */

import { isPictureFile } from '../../node/content/fileReferences.ts';
import { focalPointsOf } from '../../node/content/focalPoints.ts';
import type { CheckedSite } from '../../node/content/model.ts';
import { isSampleFile } from '../../node/content/placeholders.ts';
import { publicSize } from '../../node/content/publicFolder.ts';
import { unusedFiles } from '../../node/content/publishedFiles.ts';
import type { SitePicture, SitePictures } from '../shared/protocol.ts';
import { findFileUses } from './fileUses.ts';

/** @param site the copy, with what is not saved yet */
export function sitePictures(site: CheckedSite): SitePictures {
  const { folder } = site;
  const uses = findFileUses(site);
  const unused = unusedFiles(site);
  const focus = focalPointsOf(site);
  return {
    isUseKnown: unused !== undefined,
    pictures: site.publicFolder.files.filter(isPictureFile).map((path): SitePicture => {
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
