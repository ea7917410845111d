import { isDay } from '../../core/data/days.ts';
import { isoDate } from '../../core/i18n/text.ts';
import type { Path, SiteFile } from '../../core/problems/problemAt.ts';
import { familyParent } from '../../core/route/table.ts';
import { dataFile } from '../content/folder.ts';
import type { CheckedSite } from '../content/model.ts';
import { isEntryLayout } from '../content/routeRows.ts';
import { siteEntries } from '../content/siteValues.ts';
import type { EntryCalendar } from './model.ts';

export interface DatedList {
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
