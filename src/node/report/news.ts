import { isDay } from '../../core/data/days.ts';
import { dateRangeOf } from '../../core/data/schedule.ts';
import { isoDate } from '../../core/i18n/text.ts';
import { formatCount } from '../../core/problems/message.ts';
import type { Path, SiteFile } from '../../core/problems/problemAt.ts';
import { stringField } from '../../core/problems/value.ts';
import { familyParent } from '../../core/route/table.ts';
import { dayIn } from '../content/clock.ts';
import { dataFile } from '../content/folder.ts';
import type { CheckedSite } from '../content/model.ts';
import { scheduledObjects } from '../content/pageStatuses.ts';
import { isEntryLayout } from '../content/routeRows.ts';
import { type PlacedObject, siteEntries } from '../content/siteValues.ts';
import {
  type EntryCalendar,
  listFindings,
  locationAt,
  type ReportLocation,
  type ReportTopic,
} from './model.ts';

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

interface DatedList {
  title: string;
  path: string;
  entries: readonly DatedEntry[];
}

interface DatedEntry {
  /** yyyy-mm-dd. */
  day: string;
  /** As written in the file. */
  date: string;
  file: SiteFile;
  path: Path;
}

/** Returns the lists in the main language that have a dated entry, in the order of the manifest. */
export function datedLists(site: CheckedSite): DatedList[] {
  return site.rows.flatMap(({ path, layout, data, title, index }) => {
    if (isEntryLayout(layout) || familyParent(path) !== undefined) return [];
    // Missing translations are in another topic.
    if (site.manifest?.routes[index]?.translationOf !== undefined) return [];
    const datedEntries = siteEntries(site).flatMap(({ file, path: entry, entry: { date } }): DatedEntry[] => {
      const day =
        file.file === dataFile(data) && typeof date === 'string' && isDay(date) ? isoDate(date) : undefined;
      return day === undefined ? [] : [{ day, date: String(date), file, path: [...entry, 'date'] }];
    });
    return datedEntries.length === 0 ? [] : [{ title: title ?? path, path, entries: datedEntries }];
  });
}

const CALENDAR_MONTHS = 24;

/** @param today yyyy-mm-dd; its month is the last one */
export function createCalendar(lists: readonly DatedList[], today: string): EntryCalendar {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const months = Array.from({ length: CALENDAR_MONTHS }, (_, index) =>
    new Date(Date.UTC(year, month - CALENDAR_MONTHS + index, 1)).toISOString().slice(0, 7),
  );
  return {
    months,
    lists: lists.map(({ title, path, entries }) => ({
      title,
      path,
      counts: months.map((month) => entries.filter(({ day }) => day.startsWith(month)).length),
    })),
  };
}

const FORTNIGHT_MS = 14 * 24 * 60 * 60 * 1000;

/** Empty if nothing is scheduled. */
export function upcomingTopic(site: CheckedSite, now: Date): ReportTopic[] {
  const scheduled = scheduledObjects(site);
  if (scheduled.length === 0) return [];
  const zone = site.site?.timeZone;
  const [today, lastDay] = [dayIn(zone, now), dayIn(zone, new Date(now.getTime() + FORTNIGHT_MS))];
  const dueLocations = (name: 'from' | 'until', isInPeriod: (day: string) => boolean): ReportLocation[] =>
    scheduled
      .flatMap((placed) => {
        const { draft, [name]: day } = dateRangeOf(placed.object);
        return day === undefined || draft || !isInPeriod(day) ? [] : [{ day, placed }];
      })
      .sort((a, b) => (a.day < b.day ? -1 : 1))
      .map(({ placed }) => locationOf(site, placed, name));
  return [
    {
      id: 'due',
      title: 'Comes and goes',
      about:
        'What appears or leaves the lists by itself within a fortnight, on the days that "from" and "until" name.',
      findings: [
        ...listFindings(
          'due-comes',
          (count) => `${formatCount(count, 'thing comes', 'things come')} within a fortnight`,
          'Look whether it is ready: npm run dev shows it.',
          dueLocations('from', (day) => day > today && day <= lastDay),
        ),
        ...listFindings(
          'due-goes',
          (count) => `${formatCount(count, 'thing goes', 'things go')} within a fortnight`,
          'Nothing, if that is right; otherwise correct "until".',
          dueLocations('until', (day) => day >= today && day <= lastDay),
        ),
      ],
      good: 'Nothing comes or goes within a fortnight.',
    },
  ];
}

function locationOf(site: CheckedSite, { file, path, object }: PlacedObject, name: 'from' | 'until') {
  const title = ['title', 'path', 'url'].flatMap((field) => stringField(object, field) ?? [])[0] ?? file.file;
  return locationAt(site, file, [...path, name], `${title}: ${name} ${object[name]}`);
}
