import { fieldMessages } from '../../core/problems/messages/fields.ts';
import type { Problem } from '../../core/problems/problem.ts';
import { problemWithValue } from '../../core/problems/problemAt.ts';
import { findUnreadableColour } from '../content/brand/palette.ts';
import { coloursOf } from '../content/brand/siteBrand.ts';
import { SITE } from '../content/folder.ts';
import { type CheckedSite, fileOf } from '../content/model.ts';

export function brandColours(site: CheckedSite): Problem[] {
  const file = fileOf(site, SITE);
  const colours = site.site?.brand?.colours;
  // The schema reports an invalid colour.
  if (!file || !colours) return [];
  const unreadable = findUnreadableColour(coloursOf(site.site?.brand));
  if (!unreadable) return [];
  const { pair, proposal } = unreadable;
  const [value = ''] = colours;
  const message = fieldMessages.colourUnreadable(
    value,
    Math.floor(pair.contrast * 100) / 100,
    pair.minContrast,
    proposal,
  );
  return [problemWithValue(file, ['brand', 'colours', 0], message)];
}
