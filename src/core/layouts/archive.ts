/** Lists that are put into groups, with pages for their years and tags. What stands in which group the build has said. */

import { format, MONTHS } from '../i18n/format.ts';
import { fragment } from '../i18n/text.ts';
import type { Archive, Block, Programme, Route } from '../model.ts';
import { foldPath } from '../route/path.ts';
import type { RouteTable } from '../route/table.ts';
import { type ListMessages, programmeCard } from './context.ts';

/** The last part of the address of a tag's page: the same for spellings that look alike. "" for a tag without letters or digits. */
export const tagSlug = (tag: string): string => fragment(foldPath(tag));

/** The address of the page of a tag. @param list path of the list */
export const tagPath = (list: string, tag: string): string => `${list}/tags/${tagSlug(tag)}`;

/** What a group of a list, or its page of a year, is called. */
function nameOf(name: string, { dates, layouts }: ListMessages): string {
  const month = name.length < 3 && MONTHS[Number(name) - 1];
  if (month) return dates[month];
  return name === 'undated' ? layouts.undated : name.replace('-', '–');
}

/** The title of a page of an archive list. @param list that of the list */
export function archiveTitle(list: string, { tag, year }: Archive, words: ListMessages): string {
  if (tag !== undefined) return format(words.layouts.listOfTag, { list, tag });
  return year === undefined ? list : format(words.layouts.listOfYear, { list, year: nameOf(year, words) });
}

/** The programmes of a list in its groups. */
export function archiveBlock(programmes: readonly Programme[], archive: Archive, words: ListMessages): Block {
  let from = 0;
  return {
    kind: 'archive',
    heading: words.layouts.programmes,
    groups: archive.groups.map(({ name, count, more }) => {
      const label = nameOf(name, words);
      const cards = programmes.slice(from, from + count).map(programmeCard);
      from += count;
      // The page of a year is its heading.
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

/** Links to the pages of an entry's tags, which are those of the list above it, or else of the first list that shows its data file. */
export function tagsBlock(
  { path, tags, expiredNotice }: Programme,
  { data }: Route,
  { exact }: RouteTable,
  heading: string,
): Block[] {
  // What is over is in no list, so there may be no page of its tags.
  if (!tags || expiredNotice !== undefined) return [];
  const lists = [...exact].filter(
    ([, { archive, data: own, also = [] }]) => archive && [own, ...also].includes(data),
  );
  const [list] = lists.find(([above]) => path.startsWith(`${above}/`)) ?? lists[0] ?? [];
  const buttons = list === undefined ? [] : tags.map((label) => ({ label, href: tagPath(list, label) }));
  return buttons.length > 0 ? [{ kind: 'buttons', heading, buttons }] : [];
}
