import { formatCount } from '../../core/problems/message.ts';
import type { CheckedSite } from '../content/model.ts';
import type { DatedList } from './datedLists.ts';
import { listFindings, locationAt, type ReportLocation, type ReportTopic } from './model.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

export function newsTopic(site: CheckedSite, lists: readonly DatedList[], now: Date): ReportTopic {
  return {
    id: 'news',
    title: 'News',
    about: 'Lists of clubs, committees and events, and when something was last added.',
    findings: listFindings(
      'list-stale',
      (count) => `${formatCount(count, 'list has', 'lists have')} had nothing new for a year`,
      'Add what has happened since: npm run new -- event.',
      staleLists(site, lists, now),
    ),
    good: 'Every list has had something new within a year.',
  };
}

/** Returns lists whose latest entry is over a year old, oldest first. */
function staleLists(site: CheckedSite, lists: readonly DatedList[], now: Date): ReportLocation[] {
  const locations = lists.flatMap(({ title, path, entries }) => {
    const latest = entries.reduce((best, next) => (best.day >= next.day ? best : next));
    if (now.getTime() - Date.parse(latest.day) < YEAR_MS) return [];
    const { day, date, file, path: valuePath } = latest;
    return [
      { day, location: { ...locationAt(site, file, valuePath, `${title}: last on ${date}`), page: path } },
    ];
  });
  return locations.sort((a, b) => a.day.localeCompare(b.day)).map(({ location }) => location);
}
