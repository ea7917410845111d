/** When the pages of a site are to be seen, as `draft`, `from` and `until` of its rows and entries say. */

import { isoDate } from '../i18n/text.ts';
import type { Manifest, Route } from '../model.ts';
import { isObject } from '../problems/value.ts';
import { matchPath } from '../route/match.ts';
import { writtenPath } from '../route/path.ts';
import { familyParent, routeTable } from '../route/table.ts';
import { isDay } from './days.ts';

/** The time in which something is on the website. Days are those of the site, as yyyy-mm-dd. */
export interface DateRange {
  draft: boolean;
  /** The first day. */
  from?: string;
  /** The last day on which it counts. */
  until?: string;
}

/** What something is on a day: on the website, not yet, or over, so that only its page is left. */
export type PublishStatus = 'live' | 'draft' | 'scheduled' | 'expired';

/** The fields that say it. */
export const SCHEDULE_FIELDS = ['draft', 'from', 'until'] as const;

const dayOf = (value: unknown) => (typeof value === 'string' && isDay(value) ? isoDate(value) : undefined);

/** What an object says of its time. @param value anything */
export function dateRangeOf(value: unknown): DateRange {
  if (!isObject(value)) return { draft: false };
  return { draft: value.draft === true, from: dayOf(value.from), until: dayOf(value.until) };
}

/** The time in which all of some things are to be seen. */
export function intersect(spans: readonly DateRange[]): DateRange {
  const days = (name: 'from' | 'until') => spans.flatMap((span) => span[name] ?? []).sort();
  return {
    draft: spans.some(({ draft }) => draft),
    from: days('from').at(-1),
    until: days('until')[0],
  };
}

export function publishStatusOn(day: string, { draft, from, until }: DateRange): PublishStatus {
  if (draft) return 'draft';
  if (from !== undefined && day < from) return 'scheduled';
  return until !== undefined && until < day ? 'expired' : 'live';
}

/** Whether something is in no file of the website. */
export const isWithheld = (status: PublishStatus | undefined): boolean =>
  status === 'draft' || status === 'scheduled';

/** An object of a data file, with what it is there. */
interface ScheduledObject {
  range: DateRange;
  /** Its own page and the row that draws it; absent where it has none. */
  path?: string;
  route?: Route;
}

export interface Schedule {
  /** Of a row; of a family also what the page above it says, so that the entries go with their list. */
  routeRange(route: Route): DateRange;
  /** Of an object in a data file, which may be an entry. @param name of the file */
  locateObject(name: string, object: Readonly<Record<string, unknown>>): ScheduledObject;
}

export function createSchedule(manifest: Pick<Manifest, 'routes'>): Schedule {
  const table = routeTable(manifest);
  const ranges = new Map<Route, DateRange>();
  const routeRange = (route: Route): DateRange => {
    const cached = ranges.get(route);
    if (cached) return cached;
    const parent = familyParent(route.path);
    const parentRoute = parent === undefined ? undefined : table.exact.get(parent);
    const span = parentRoute ? intersect([dateRangeOf(route), dateRangeOf(parentRoute)]) : dateRangeOf(route);
    ranges.set(route, span);
    return span;
  };
  return {
    routeRange,
    locateObject: (name, object) => {
      const range = dateRangeOf(object);
      if (typeof object.url !== 'string') return { range: range };
      const match = matchPath(table, writtenPath(object.url));
      // The address of anything else is a link.
      if (match.kind !== 'route' || match.route.data !== name) return { range: range };
      const { path, route } = match;
      return { range: intersect([range, routeRange(route)]), path, route };
    },
  };
}

/** Whether a value may have a time, without looking at what it says. */
const isScheduled = (value: unknown) => isObject(value) && SCHEDULE_FIELDS.some((name) => name in value);

/** The objects of a data file that may be entries: its records, and what has an address in a list of theirs. */
function objectsIn(value: unknown): Readonly<Record<string, unknown>>[] {
  const records = isObject(value) && Array.isArray(value.data) ? value.data.filter(isObject) : [];
  return records.flatMap((record) => [
    record,
    ...Object.values(record).flatMap((list) => (Array.isArray(list) ? list.filter(isEntry) : [])),
  ]);
}

/** Whether an item of a list in a record may be an entry. */
export const isEntry = (item: unknown): item is Record<string, unknown> =>
  isObject(item) && typeof item.url === 'string';

type Objects = readonly Readonly<Record<string, unknown>>[];

/**
 * A data file with its records, and what may be an entry in a list of theirs, changed or left out; the same value where nothing is.
 *
 * @param change gives what takes the place of one
 */
export const mapObjects = (
  value: unknown,
  change: (object: Readonly<Record<string, unknown>>) => Objects,
): unknown =>
  isObject(value) && Array.isArray(value.data)
    ? mapList(value, 'data', (record) =>
        isObject(record)
          ? change(record).map((record) =>
              Object.keys(record).reduce(
                (rest, list) => mapList(rest, list, (item) => (isEntry(item) ? change(item) : [item])),
                record,
              ),
            )
          : [record],
      )
    : value;

/** An object with another list; itself where that is the same. */
function mapList<T extends Readonly<Record<string, unknown>>>(
  value: T,
  name: string,
  change: (item: unknown) => readonly unknown[],
): T {
  const list: unknown = value[name];
  if (!Array.isArray(list)) return value;
  const changed = list.flatMap(change);
  const isSame = changed.length === list.length && changed.every((item, index) => item === list[index]);
  return isSame ? value : { ...value, [name]: changed };
}

/** Whether any row or entry of a site has a time. @param values of its data files */
export const hasSchedule = ({ routes }: Pick<Manifest, 'routes'>, values: Iterable<unknown>): boolean =>
  routes.some(isScheduled) || [...values].some((value) => objectsIn(value).some(isScheduled));

/** The times of all pages that have one, by canonical path. @param values of the data files, by name */
export function pageDateRanges(
  { routes }: Pick<Manifest, 'routes'>,
  values: Iterable<readonly [name: string, value: unknown]>,
): Map<string, DateRange> {
  const times = createSchedule({ routes });
  const spans = new Map<string, DateRange>();
  const note = (path: string, span: DateRange) => {
    if (span.draft || span.from !== undefined || span.until !== undefined) spans.set(path, span);
  };
  for (const route of routes)
    if (familyParent(route.path) === undefined) note(writtenPath(route.path), times.routeRange(route));
  for (const [name, value] of values)
    for (const object of objectsIn(value)) {
      const { path, range } = times.locateObject(name, object);
      if (path !== undefined) note(path, range);
    }
  return spans;
}
