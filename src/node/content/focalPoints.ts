/** Focal points: the parts of pictures that stay visible when they are cropped. */

import { fileHref } from '../../core/route/path.ts';
import type { FocalPoint, PictureSettings } from '../../generated/types.ts';
import { PICTURES } from './folder.ts';
import { readJsonFile, siteFile } from './jsonFile.ts';
import type { CheckedSite } from './model.ts';
import { validate } from './validate.ts';

/** By picture path from `public/`. */
export type FocalPoints = ReadonlyMap<string, FocalPoint>;

/** Empty if the file is invalid. */
export async function readFocalPoints(folder: string): Promise<FocalPoints> {
  const file = await readJsonFile(folder, PICTURES);
  if (file?.value === undefined) return new Map();
  const isValid = validate('pictures', siteFile(file, 'pictures')).length === 0;
  return new Map(Object.entries(focalPointsOf({ pictures: siteFile(file, 'pictures', isValid) })));
}

export function focalPointsOf({
  pictures,
}: Pick<CheckedSite, 'pictures'>): Readonly<Record<string, FocalPoint>> {
  return (pictures?.isValid && (pictures.value as PictureSettings).focus) || {};
}

/**
 * Returns CSS that keeps the focal points visible. Each picture has a rule, because the content security
 * policy of pages forbids `style` attributes (see src/node/hosts/headers.ts). Every `img` has its original as
 * `src`.
 *
 * @param base the base path of the site
 * @returns "" if there are no focal points
 */
export const focusCss = (points: FocalPoints, base: string): string =>
  [...points]
    .map(([path, { x, y }]) => `img[src="${base}${fileHref(path)}"]{object-position:${x}% ${y}%}`)
    .join('\n');
