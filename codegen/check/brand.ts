/** The colours of the brand can be read upon the grounds that are made from them. */
import type { Problem } from '../../src/problem.ts';
import { unreadable } from '../brand/palette.ts';
import { coloursOf } from '../brand/siteBrand.ts';
import { at } from '../problems/problemAt.ts';
import { fieldWords } from '../problems/words/fields.ts';
import { SITE } from '../site/folder.ts';
import { type CheckedSite, fileOf } from '../site/model.ts';

export function brand(site: CheckedSite): Problem[] {
  const file = fileOf(site, SITE);
  const colours = site.site?.brand?.colours;
  // A colour in another format is reported itself.
  if (!file || !colours) return [];
  const found = unreadable(coloursOf(site.site?.brand));
  if (!found) return [];
  const { pair, proposal } = found;
  const [value = ''] = colours;
  const words = fieldWords.colourUnreadable(
    value,
    Math.floor(pair.contrast * 100) / 100,
    pair.least,
    proposal,
  );
  return [at(file, ['brand', 'colours', 0], { ...words, value })];
}
