/** The dated entries and events of a site, for its feed and calendar. */

import { eventsOf } from '../../../core/data/blockTraits/buildTraits.ts';
import { stripMarkdown } from '../../../core/data/inlineMarkdown.ts';
import { eventTimeOf } from '../../../core/i18n/eventTime.ts';
import { excerpt, isoDate } from '../../../core/i18n/text.ts';
import type { EventTime, Page } from '../../../core/model.ts';

export interface DatedItem {
  title: string;
  /** yyyy-mm-dd. */
  day: string;
  /** The event time, with a place without Markdown; undefined if only the day is known. */
  eventTime?: EventTime;
  /** Canonical path of the page. */
  path: string;
  /** True if the page is only about this item. */
  isOwnPage: boolean;
  /** True if the page is about something else and only lists the item. */
  aside?: true;
  /** A few sentences. */
  summary?: string;
  /** The parent, such as the name of a club. */
  section?: string;
}

/**
 * Returns the dated items of a page: the page itself if it has a date, and the events that it lists.
 *
 * @param date of the entry if the page does not show it, dd-mm-yyyy
 */
export function datedItemsOf(page: Page, date = page.date): DatedItem[] {
  const { path, title, description, trail, blocks } = page;
  const day = date === undefined ? undefined : isoDate(date);
  const ownItem = { title, path, isOwnPage: true, summary: description, section: trail.at(-1)?.label };
  return [
    ...(day === undefined ? [] : [{ ...ownItem, day, ...eventTimeField(page) }]),
    ...eventsOf(blocks).flatMap((event): DatedItem[] => {
      const eventDay = event.date === undefined ? undefined : isoDate(event.date);
      if (eventDay === undefined) return [];
      return [
        {
          title: event.title,
          day: eventDay,
          ...eventTimeField(event),
          path,
          isOwnPage: false,
          ...(day !== undefined && { aside: true }),
          summary: event.text === undefined ? undefined : excerpt(stripMarkdown(event.text), SUMMARY),
          section: title,
        },
      ];
    }),
  ];
}

/** Everything besides the day. */
function eventTimeField({ place, ...more }: EventTime): Pick<DatedItem, 'eventTime'> {
  const { time, endDate } = more;
  if ([time, endDate, place].every((each) => each === undefined)) return {};
  return { eventTime: { ...eventTimeOf(more), place: place && stripMarkdown(place) } };
}

/** In characters. */
const SUMMARY = 300;

/**
 * Removes duplicates and sorts, latest first. Of items with one title and day, the one with its own page
 * wins, then the one on the deepest page. The home page and pages that only list it come last.
 */
export function sortDatedItems<Item extends DatedItem>(items: readonly Item[]): Item[] {
  const itemsByKey = new Map<string, Item>();
  for (const item of items) {
    const key = keyOf(item);
    const previous = itemsByKey.get(key);
    // Two pages with the same title are different items.
    if (previous?.isOwnPage && item.isOwnPage) itemsByKey.set(JSON.stringify([key, item.path]), item);
    else if (!previous || rank(item) > rank(previous)) itemsByKey.set(key, item);
  }
  return [...itemsByKey.values()].sort(
    (a, b) => compare(b.day, a.day) || compare(a.title, b.title) || compare(a.path, b.path),
  );
}

/** Equal for items about the same event. */
export const keyOf = ({ day, title }: Pick<DatedItem, 'day' | 'title'>) => JSON.stringify([day, title]);

const rank = ({ isOwnPage, aside, path }: DatedItem) =>
  isOwnPage ? 1000 : aside || path === '' ? 0 : path.split('/').length;

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
