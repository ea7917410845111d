/** The publishing schedule of pages: `draft`, `from` and `until` of routes and entries. */

import { isoDate } from '../i18n/text.ts';
import type { Manifest, Route } from '../model.ts';
import { isObject } from '../problems/value.ts';
import { matchPath } from '../route/match.ts';
import { writtenPath } from '../route/path.ts';
import { familyParent, routeTable } from '../route/table.ts';
import { isDay } from './days.ts';
import { memoize } from './memoize.ts';

/** The time in which an object is published. Days are in the site's time zone, as yyyy-mm-dd. */
export interface DateRange {
  draft: boolean;
  from?: string;
  /** The last day before it expires. */
  until?: string;
}

/** An expired object keeps its page but is in no list. */
export type PublishStatus = 'live' | 'draft' | 'scheduled' | 'expired';

export const SCHEDULE_FIELDS = ['draft', 'from', 'until'] as const;

const dayOf = (value: unknown) => (typeof value === 'string' && isDay(value) ? isoDate(value) : undefined);

/** @param value any value */
export function dateRangeOf(value: unknown): DateRange {
  if (!isObject(value)) return { draft: false };
  return { draft: value.draft === true, from: dayOf(value.from), until: dayOf(value.until) };
}

/** Returns the range in which all objects are published. */
export function intersect(spans: readonly DateRange[]): DateRange {
  const days = (name: 'from' | 'until') => spans.flatMap((span) => span[name] ?? []).sort();
  return { draft: spans.some(({ draft }) => draft), from: days('from').at(-1), until: days('until')[0] };
}

export function publishStatusOn(day: string, { draft, from, until }: DateRange): PublishStatus {
  if (draft) return 'draft';
  if (from !== undefined && day < from) return 'scheduled';
  return until !== undefined && until < day ? 'expired' : 'live';
}

/** Returns true if an object is in no published file. */
export const isWithheld = (status: PublishStatus | undefined): boolean =>
  status === 'draft' || status === 'scheduled';

interface ScheduledObject {
  range: DateRange;
  /** The page of an entry and its route; absent for other objects. */
  path?: string;
  route?: Route;
}

export interface Schedule {
  /** The range of a route. A family is limited by the range of the page above it. */
  routeRange(route: Route): DateRange;
  /** @param name the name of the data file */
  locateObject(name: string, object: Readonly<Record<string, unknown>>): ScheduledObject;
}

export function createSchedule(manifest: Pick<Manifest, 'routes'>): Schedule {
  const table = routeTable(manifest);
  const routeRange = memoize((route: Route): DateRange => {
    const parent = familyParent(route.path);
    const parentRoute = parent === undefined ? undefined : table.exact.get(parent);
    return parentRoute ? intersect([dateRangeOf(route), dateRangeOf(parentRoute)]) : dateRangeOf(route);
  });
  return {
    routeRange,
    locateObject: (name, object) => {
      const range = dateRangeOf(object);
      if (typeof object.url !== 'string') return { range };
      const match = matchPath(table, writtenPath(object.url));
      // The `url` of any other object is a link.
      if (match.kind !== 'route' || match.route.data !== name) return { range };
      const { path, route } = match;
      return { range: intersect([range, routeRange(route)]), path, route };
    },
  };
}

const isScheduled = (value: unknown) => isObject(value) && SCHEDULE_FIELDS.some((name) => name in value);

/** The possible entries of a data file: its records, and their list items that have a `url`. */
function objectsIn(value: unknown): Readonly<Record<string, unknown>>[] {
  const records = isObject(value) && Array.isArray(value.data) ? value.data.filter(isObject) : [];
  return records.flatMap((record) => [
    record,
    ...Object.values(record).flatMap((list) => (Array.isArray(list) ? list.filter(isEntry) : [])),
  ]);
}

/** Returns true if a list item of a record may be an entry. */
export const isEntry = (item: unknown): item is Record<string, unknown> =>
  isObject(item) && typeof item.url === 'string';

type Objects = readonly Readonly<Record<string, unknown>>[];

/** Returns the same value if nothing changes. @param change returns the replacements of an object */
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

/** Returns true if any route or entry has a schedule. @param values the contents of the data files */
export const hasSchedule = ({ routes }: Pick<Manifest, 'routes'>, values: Iterable<unknown>): boolean =>
  routes.some(isScheduled) || [...values].some((value) => objectsIn(value).some(isScheduled));

/** The ranges of scheduled pages, by canonical path. @param values the contents of the data files, by name */
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
