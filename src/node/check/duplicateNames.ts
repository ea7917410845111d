/**
 * Names of tabs, card groups, slides and menu items must be unique. A tab name is also an anchor of its page.
 */

import { FRAME_IDS } from '../../core/i18n/text.ts';
import { fieldMessages } from '../../core/problems/messages/fields.ts';
import type { Problem } from '../../core/problems/problem.ts';
import { type Path, problemWithValue, type SiteFile } from '../../core/problems/problemAt.ts';
import { fieldOf, stringField } from '../../core/problems/value.ts';
import { findPageOf } from '../content/findPageOf.ts';
import type { CheckedSite } from '../content/model.ts';
import { arrayItems, duplicatesOf, type PlacedObject, siteObjects } from '../content/siteValues.ts';
import { pageAnchors } from './anchors.ts';

export async function duplicateNames(site: CheckedSite): Promise<Problem[]> {
  const listProblems = siteObjects(site).flatMap(({ file, path, object }) => {
    const { kind } = object;
    if (kind === 'tabs') return repeatedNames(file, [...path, 'tabs'], object.tabs, 'id', 'Tab');
    if (kind === 'archive') return repeatedNames(file, [...path, 'groups'], object.groups, 'id', 'Group');
    if (kind === 'carousel') return repeatedNames(file, [...path, 'slides'], object.slides, 'id', 'Slide');
    if (file.schema === 'site' || file.schema === 'site-translation')
      return repeatedNames(file, [...path, 'menu'], object.menu, 'label', 'Menu item');
    return [];
  });
  const tabs = siteObjects(site).filter(({ object }) => object.kind === 'tabs');
  return [...listProblems, ...(await Promise.all(tabs.map((block) => takenAnchors(site, block)))).flat()];
}

/** Reports tabs with the name of a heading, or of a tab in another block, on the same page. */
async function takenAnchors(site: CheckedSite, { file, path, object }: PlacedObject): Promise<Problem[]> {
  const page = findPageOf(site, file, path);
  const anchors = [...FRAME_IDS, ...((page !== undefined && (await pageAnchors(site, page))) || [])];
  const ids = arrayItems(object.tabs).map((tab) => fieldOf(tab, 'id'));
  return ids.flatMap((id, index): Problem[] => {
    const isSame = (name: unknown) => name === id;
    if (typeof id !== 'string' || anchors.filter(isSame).length <= ids.filter(isSame).length) return [];
    return [
      problemWithValue(
        file,
        [...path, 'tabs', index, 'id'],
        fieldMessages.tabNameTaken(freeName(id, anchors)),
      ),
    ];
  });
}

function freeName(id: string, anchors: readonly string[]): string {
  let count = 2;
  while (anchors.includes(`${id}-${count}`)) count++;
  return `${id}-${count}`;
}

function repeatedNames(file: SiteFile, path: Path, list: unknown, field: string, type: string): Problem[] {
  const names = arrayItems(list).map((item, index) => ({ name: stringField(item, field), index }));
  return duplicatesOf(names, ({ name }) => name).map(({ item: { index }, first }) =>
    problemWithValue(
      file,
      [...path, index, field],
      fieldMessages.duplicateName(type, first.index + 1, field),
    ),
  );
}
