/** How fresh the site is: lists to which nothing was added for long. */
import type { CheckedSite } from '../content/model.ts';
import type { DatedList } from './datedLists.ts';
import { counted, finding, type Place, type Topic } from './model.ts';
import { placeAt } from './places.ts';

const YEAR = 365 * 24 * 60 * 60 * 1000;

export function newsTopic(site: CheckedSite, lists: readonly DatedList[], now: Date): Topic {
  return {
    id: 'news',
    title: 'News',
    about: 'Lists of clubs, committees and events, and when something was last added.',
    findings: finding(
      'list-stale',
      (count) => `${counted(count, 'list has', 'lists have')} had nothing new for a year`,
      'Add what has happened since: npm run new -- event.',
      stale(site, lists, now),
    ),
    good: 'Every list has had something new within a year.',
  };
}

/** The lists whose latest entry is older than a year, the oldest first. */
function stale(site: CheckedSite, lists: readonly DatedList[], now: Date): Place[] {
  const found = lists.flatMap(({ title, path, entries }) => {
    const latest = entries.reduce((best, next) => (best.day >= next.day ? best : next));
    if (now.getTime() - Date.parse(latest.day) < YEAR) return [];
    const { day, date, file, place } = latest;
    return [{ day, place: { ...placeAt(site, file, place, `${title}: last on ${date}`), page: path } }];
  });
  return found.sort((a, b) => a.day.localeCompare(b.day)).map(({ place }) => place);
}
