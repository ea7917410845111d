/** The pictures of a site as the editor shows them: what they are, and where they are used. */
import { isSampleFile } from '../check/samples.ts';
import { focalPointsOf } from '../site/focalPoints.ts';
import { isError } from '../site/jsonFile.ts';
import type { CheckedSite } from '../site/model.ts';
import { publicSize } from '../site/publicFolder.ts';
import { formOf, isPictureFile, pictureUses, unusedPictures } from '../site/usedPictures.ts';
import type { SitePicture, SitePictures } from './protocol.ts';
import { usesShown } from './usesShown.ts';

/** @param site the copy, with what is not saved yet */
export function sitePictures(site: CheckedSite): SitePictures {
  const { folder, public: found, files } = site;
  const uses = pictureUses(folder, found, files);
  const unused = unusedIn(site);
  const focus = focalPointsOf(site);
  const shown = usesShown(site);
  return {
    isUseKnown: unused !== undefined,
    pictures: found.files.filter(isPictureFile).map((path): SitePicture => {
      const point = focus[path];
      return {
        path,
        bytes: publicSize(folder, path),
        uses: shown(uses.get(formOf(path)) ?? []),
        isUnused: unused?.has(path) ?? false,
        ...(isSampleFile(path) && { isSample: true }),
        ...(point && { focus: point }),
      };
    }),
  };
}

/** The pictures that nothing names; undefined while a file that may name one cannot be relied on. */
export function unusedIn({
  folder,
  public: found,
  files,
  evidence,
  problems,
}: CheckedSite): Set<string> | undefined {
  if (problems.some(isError)) return undefined;
  return new Set(
    unusedPictures(
      folder,
      found,
      [...files, evidence].map((file) => file?.value),
    ),
  );
}
