/** What has happened and what will: the dated entries and events of a site, for its feed and its calendar. */

import { eventsOf } from '../../../core/data/blockTraits/buildTraits.ts';
import { stripMarkdown } from '../../../core/data/inlineMarkdown.ts';
import { eventTimeOf } from '../../../core/i18n/eventTime.ts';
import { excerpt, isoDate } from '../../../core/i18n/text.ts';
import type { EventTime, Page } from '../../../core/model.ts';

export interface DatedItem {
  title: string;
  /** yyyy-mm-dd. */
  day: string;
  /** When and where it takes place, the words of the place without marks; absent where only its day is known. */
  eventTime?: EventTime;
  /** Canonical path of the page that tells of it. */
  path: string;
  /** Whether that page is about nothing else. */
  isOwnPage: boolean;
  /** Whether that page, which is about something else, only names it. */
  aside?: true;
  /** A few sentences. */
  summary?: string;
  /** What it belongs to, such as the name of a club. */
  section?: string;
}

/**
 * The dated items that a page tells of: itself when it has a date, and the events that it lists.
 *
 * @param date the date of the entry that the page is made from, dd-mm-yyyy, where the page itself does not show it
 */
export function datedItemsOf(page: Page, date = page.date): DatedItem[] {
  const { path, title, description, trail, blocks } = page;
  const day = date === undefined ? undefined : isoDate(date);
  const own = { title, path, isOwnPage: true, summary: description, section: trail.at(-1)?.label };
  return [
    ...(day === undefined ? [] : [{ ...own, day, ...eventTimeField(page) }]),
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

/** What it says besides its day. */
function eventTimeField({ place, ...more }: EventTime): Pick<DatedItem, 'eventTime'> {
  const { time, endDate } = more;
  if ([time, endDate, place].every((each) => each === undefined)) return {};
  return { eventTime: { ...eventTimeOf(more), place: place && stripMarkdown(place) } };
}

/** How long a summary may be, in characters. */
const SUMMARY = 300;

/**
 * Each item once, the latest first. Of several under one title and day counts the one with a page of its own, then
 * the one on the page that is deepest in the site, which is neither the home page nor about something else.
 */
export function sortDatedItems<Item extends DatedItem>(items: readonly Item[]): Item[] {
  const kept = new Map<string, Item>();
  for (const item of items) {
    const key = keyOf(item);
    const before = kept.get(key);
    // Two pages about things of one name are two things.
    if (before?.isOwnPage && item.isOwnPage) kept.set(JSON.stringify([key, item.path]), item);
    else if (!before || rank(item) > rank(before)) kept.set(key, item);
  }
  return [...kept.values()].sort(
    (a, b) => compare(b.day, a.day) || compare(a.title, b.title) || compare(a.path, b.path),
  );
}

/** What two items share that tell of the same. */
export const keyOf = ({ day, title }: Pick<DatedItem, 'day' | 'title'>) => JSON.stringify([day, title]);

const rank = ({ isOwnPage, aside, path }: DatedItem) =>
  isOwnPage ? 1000 : aside || path === '' ? 0 : path.split('/').length;

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
