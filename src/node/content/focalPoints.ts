/** Focal points: the parts of pictures that stay visible when they are cropped. */

import { fileHref } from '../../core/route/path.ts';
import type { FocalPoint, PictureSettings } from '../../generated/types.ts';
import { PICTURES } from './folder.ts';
import { readJsonValue } from './jsonFile.ts';
import type { CheckedSite } from './model.ts';
import { accepts } from './validate.ts';

/** By picture path from `public/`. */
export type FocalPoints = ReadonlyMap<string, FocalPoint>;

/** Empty if the file is invalid. */
export const readFocalPoints = async (folder: string): Promise<FocalPoints> =>
  focalPointsIn(await readJsonValue(folder, PICTURES));

/** Empty if the value is invalid. @param value of the file of picture settings */
export const focalPointsIn = (value: unknown): FocalPoints =>
  new Map(accepts('pictures', value) ? Object.entries((value as PictureSettings).focus ?? {}) : []);

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
