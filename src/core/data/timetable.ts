/** When the pages of a site are to be seen, as `draft`, `from` and `until` of its rows and entries say. */

import { isoDate } from '../i18n/text.ts';
import type { Manifest, Route } from '../model.ts';
import { isObject } from '../problems/value.ts';
import { matchPath } from '../route/match.ts';
import { writtenPath } from '../route/path.ts';
import { familyParent, routeTable } from '../route/table.ts';
import { isDay } from './days.ts';

/** The time in which something is on the website. Days are those of the site, as yyyy-mm-dd. */
export interface Span {
  draft: boolean;
  /** The first day. */
  from?: string;
  /** The last day on which it counts. */
  until?: string;
}

/** What something is on a day: on the website, not yet, or over, so that only its page is left. */
export type Standing = 'shown' | 'draft' | 'coming' | 'over';

/** The fields that say it. */
export const TIME_FIELDS = ['draft', 'from', 'until'] as const;

const dayOf = (value: unknown) => (typeof value === 'string' && isDay(value) ? isoDate(value) : undefined);

/** What an object says of its time. @param value anything */
export function spanOf(value: unknown): Span {
  if (!isObject(value)) return { draft: false };
  return { draft: value.draft === true, from: dayOf(value.from), until: dayOf(value.until) };
}

/** The time in which all of some things are to be seen. */
export function together(spans: readonly Span[]): Span {
  const days = (name: 'from' | 'until') => spans.flatMap((span) => span[name] ?? []).sort();
  return {
    draft: spans.some(({ draft }) => draft),
    from: days('from').at(-1),
    until: days('until')[0],
  };
}

export function standingOn(day: string, { draft, from, until }: Span): Standing {
  if (draft) return 'draft';
  if (from !== undefined && day < from) return 'coming';
  return until !== undefined && until < day ? 'over' : 'shown';
}

/** Whether something is in no file of the website. */
export const isWithheld = (standing: Standing | undefined): boolean =>
  standing === 'draft' || standing === 'coming';

/** An object of a data file, with what it is there. */
interface TimedObject {
  span: Span;
  /** Its own page and the row that draws it; absent where it has none. */
  path?: string;
  route?: Route;
}

export interface Timetable {
  /** Of a row; of a family also what the page above it says, so that the entries go with their list. */
  ofRoute(route: Route): Span;
  /** Of an object in a data file, which may be an entry. @param name of the file */
  ofObject(name: string, object: Readonly<Record<string, unknown>>): TimedObject;
}

export function timetable(manifest: Pick<Manifest, 'routes'>): Timetable {
  const table = routeTable(manifest);
  const known = new Map<Route, Span>();
  const ofRoute = (route: Route): Span => {
    const before = known.get(route);
    if (before) return before;
    const parent = familyParent(route.path);
    const above = parent === undefined ? undefined : table.exact.get(parent);
    const span = above ? together([spanOf(route), spanOf(above)]) : spanOf(route);
    known.set(route, span);
    return span;
  };
  return {
    ofRoute,
    ofObject: (name, object) => {
      const own = spanOf(object);
      if (typeof object.url !== 'string') return { span: own };
      const found = matchPath(table, writtenPath(object.url));
      // The address of anything else is a link.
      if (found.kind !== 'route' || found.route.data !== name) return { span: own };
      const { path, route } = found;
      return { span: together([own, ofRoute(route)]), path, route };
    },
  };
}

/** Whether a value may have a time, without looking at what it says. */
const isTimed = (value: unknown) => isObject(value) && TIME_FIELDS.some((name) => name in value);

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
export const withObjects = (
  value: unknown,
  change: (object: Readonly<Record<string, unknown>>) => Objects,
): unknown =>
  isObject(value) && Array.isArray(value.data)
    ? withList(value, 'data', (record) =>
        isObject(record)
          ? change(record).map((kept) =>
              Object.keys(kept).reduce(
                (rest, list) => withList(rest, list, (item) => (isEntry(item) ? change(item) : [item])),
                kept,
              ),
            )
          : [record],
      )
    : value;

/** An object with another list; itself where that is the same. */
function withList<T extends Readonly<Record<string, unknown>>>(
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
export const hasTimes = ({ routes }: Pick<Manifest, 'routes'>, values: Iterable<unknown>): boolean =>
  routes.some(isTimed) || [...values].some((value) => objectsIn(value).some(isTimed));

/** The times of all pages that have one, by canonical path. @param values of the data files, by name */
export function pageSpans(
  { routes }: Pick<Manifest, 'routes'>,
  values: Iterable<readonly [name: string, value: unknown]>,
): Map<string, Span> {
  const times = timetable({ routes });
  const spans = new Map<string, Span>();
  const note = (path: string, span: Span) => {
    if (span.draft || span.from !== undefined || span.until !== undefined) spans.set(path, span);
  };
  for (const route of routes)
    if (familyParent(route.path) === undefined) note(writtenPath(route.path), times.ofRoute(route));
  for (const [name, value] of values)
    for (const object of objectsIn(value)) {
      const { path, span } = times.ofObject(name, object);
      if (path !== undefined) note(path, span);
    }
  return spans;
}
