/** Names that tell things apart are used once: of tabs, of groups of cards, of slides, of the items of the menu. */

import type { Problem } from '../../src/problem.ts';
import { at, type Path, type SiteFile } from '../problems/problemAt.ts';
import { fieldOf } from '../problems/value.ts';
import { fieldWords } from '../problems/words/fields.ts';
import { listOf, placedObjects } from '../site/content.ts';
import type { CheckedSite } from '../site/model.ts';

export function duplicates(site: CheckedSite): Problem[] {
  return placedObjects(site).flatMap(({ file, path, object }) => {
    const { kind } = object;
    if (kind === 'tabs') return repeated(file, [...path, 'tabs'], object.tabs, 'id', 'Tab');
    if (kind === 'archive') return repeated(file, [...path, 'groups'], object.groups, 'id', 'Group');
    if (kind === 'carousel') return repeated(file, [...path, 'slides'], object.slides, 'id', 'Slide');
    if (file.schema === 'site' || file.schema === 'site-translation')
      return repeated(file, [...path, 'menu'], object.menu, 'label', 'Menu item');
    return [];
  });
}

function repeated(file: SiteFile, path: Path, list: unknown, field: string, what: string): Problem[] {
  const seen = new Map<string, number>();
  return listOf(list).flatMap((item, index): Problem[] => {
    const name = fieldOf(item, field);
    if (typeof name !== 'string') return [];
    const before = seen.get(name);
    if (before === undefined) {
      seen.set(name, index);
      return [];
    }
    return [
      at(file, [...path, index, field], {
        ...fieldWords.duplicateName(what, before + 1, field),
        value: name,
      }),
    ];
  });
}
