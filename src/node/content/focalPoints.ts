/** The points of pictures that stay in sight where their sides are cut off. */

import { fileHref } from '../../core/route/path.ts';
import type { FocalPoint, PictureSettings } from '../../generated/types.ts';
import { PICTURES } from './folder.ts';
import { readJsonFile, siteFile } from './jsonFile.ts';
import type { CheckedSite } from './model.ts';
import { validate } from './validate.ts';

/** By the paths of the pictures from `public/`. */
export type FocalPoints = ReadonlyMap<string, FocalPoint>;

/** Those of a site; none while its file is not sound. @param folder the site folder */
export async function readFocalPoints(folder: string): Promise<FocalPoints> {
  const file = await readJsonFile(folder, PICTURES);
  if (file?.value === undefined) return new Map();
  const isValid = validate('pictures', siteFile(file, 'pictures')).length === 0;
  return new Map(Object.entries(focalPointsOf({ pictures: siteFile(file, 'pictures', isValid) })));
}

/** Those of a site that has been read. */
export function focalPointsOf({
  pictures,
}: Pick<CheckedSite, 'pictures'>): Readonly<Record<string, FocalPoint>> {
  // A sound file has the shape of its schema.
  return (pictures?.isValid && (pictures.value as PictureSettings).focus) || {};
}

/**
 * A style sheet that keeps them in sight. A rule for each picture, because pages may have no styles of their own
 * (see src/node/hosts/headers.ts), and every `img` names its original.
 *
 * @param base what stands before the addresses of the site
 * @returns "" where there are none
 */
export const focusCss = (points: FocalPoints, base: string): string =>
  [...points]
    .map(([path, { x, y }]) => `img[src="${base}${fileHref(path)}"]{object-position:${x}% ${y}%}`)
    .join('\n');
