/** Archive lists: lists in groups, with pages for their years and tags. The build computes the groups. */

import { format, MONTHS } from '../i18n/format.ts';
import { fragment } from '../i18n/text.ts';
import type { Archive, Block, Programme, Route } from '../model.ts';
import { foldPath } from '../route/path.ts';
import type { RouteTable } from '../route/table.ts';
import { type ListMessages, programmeCard } from './context.ts';

/** The slug of a tag's page; equal for spellings that look alike, "" for a tag without letters or digits. */
export const tagSlug = (tag: string): string => fragment(foldPath(tag));

/** @param list path of the list */
export const tagPath = (list: string, tag: string): string => `${list}/tags/${tagSlug(tag)}`;

function nameOf(name: string, { dates, layouts }: ListMessages): string {
  const month = name.length < 3 && MONTHS[Number(name) - 1];
  if (month) return dates[month];
  return name === 'undated' ? layouts.undated : name.replace('-', '–');
}

/** @param list the title of the list */
export function archiveTitle(list: string, { tag, year }: Archive, words: ListMessages): string {
  if (tag !== undefined) return format(words.layouts.listOfTag, { list, tag });
  return year === undefined ? list : format(words.layouts.listOfYear, { list, year: nameOf(year, words) });
}

export function archiveBlock(programmes: readonly Programme[], archive: Archive, words: ListMessages): Block {
  let from = 0;
  return {
    kind: 'archive',
    heading: words.layouts.programmes,
    groups: archive.groups.map(({ name, count, more }) => {
      const label = nameOf(name, words);
      const cards = programmes.slice(from, from + count).map(programmeCard);
      from += count;
      // A year page needs no group heading.
      if (name === archive.year) return { cards };
      return {
        id: name,
        label,
        cards,
        more:
          more === undefined
            ? undefined
            : { label: format(words.layouts.allOfYear, { year: label }), href: more },
      };
    }),
    years: archive.years.map((jump) => ({ ...jump, label: nameOf(jump.label, words) })),
    tags: archive.tags,
    display: archive.display,
    filter: archive.filter,
  };
}

/** Links to the tag pages of an entry, in the list above it or else in the first that shows its data file. */
export function tagsBlock(
  { path, tags, expiredNotice }: Programme,
  { data }: Route,
  { exact }: RouteTable,
  heading: string,
): Block[] {
  // Expired entries are in no list, so their tag pages may not exist.
  if (!tags || expiredNotice !== undefined) return [];
  const lists = [...exact].filter(
    ([, { archive, data: rowData, also = [] }]) => archive && [rowData, ...also].includes(data),
  );
  const [list] = lists.find(([above]) => path.startsWith(`${above}/`)) ?? lists[0] ?? [];
  const buttons = list === undefined ? [] : tags.map((label) => ({ label, href: tagPath(list, label) }));
  return buttons.length > 0 ? [{ kind: 'buttons', heading, buttons }] : [];
}
