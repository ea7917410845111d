/** Event times in a time zone, for machines. Needs the rules of all zones, so only the build uses it. */
import type { EventTime } from '../model.ts';
import { timeOfDay } from './text.ts';

/** A day, or a time of day. */
export interface ZonedTime {
  /** The local time, as if it were milliseconds of UTC. */
  wallTime: number;
  /** The UTC offset in minutes; absent for a whole day and for an unknown zone. */
  offset?: number;
  isAllDay: boolean;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The UTC offset in minutes. @throws RangeError for an unknown zone */
function offsetAt(moment: number, timeZone: string): number {
  const name = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(name ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

/**
 * The UTC offset of a local time. A skipped time uses the offset before the change, and a repeated time is
 * the first one (RFC 5545, section 3.3.5).
 */
function offsetOf(wall: number, timeZone: string | undefined): number | undefined {
  if (timeZone === undefined) return undefined;
  try {
    const offsetBefore = offsetAt(wall - DAY, timeZone);
    const offsetAfter = offsetAt(wall + DAY, timeZone);
    return offsetAt(wall - offsetBefore * MINUTE, timeZone) === offsetAfter &&
      offsetAt(wall - offsetAfter * MINUTE, timeZone) === offsetAfter
      ? offsetAfter
      : offsetBefore;
  } catch {
    // The check reports unknown zones.
    return undefined;
  }
}

function zonedTimeAt(date: string | undefined, time: string | undefined, timeZone: string | undefined) {
  const day = date === undefined ? undefined : timeOfDay(date);
  if (day === undefined) return undefined;
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(time ?? '') ?? [];
  if (hours === undefined) return { wallTime: day, isAllDay: true };
  const wallTime = day + (Number(hours) * 60 + Number(minutes)) * MINUTE;
  return { wallTime, offset: offsetOf(wallTime, timeZone), isAllDay: false };
}

/** The last day is inclusive, and ends at midnight if only a start time is known. */
export function zonedTimesOf(
  { date, time, endDate, endTime }: EventTime,
  timeZone: string | undefined,
): { start: ZonedTime; end?: ZonedTime } | undefined {
  const start = zonedTimeAt(date, time, timeZone);
  if (!start) return undefined;
  if (endDate === undefined && (time === undefined || endTime === undefined)) return { start };
  const end = zonedTimeAt(endDate ?? date, time === undefined ? undefined : (endTime ?? '24:00'), timeZone);
  return { start, end };
}

/** ISO 8601: "2025-03-18", "2025-03-18T09:30:00+05:30". */
export function formatZonedTime({ wallTime, offset, isAllDay }: ZonedTime): string {
  const text = new Date(wallTime).toISOString();
  if (isAllDay) return text.slice(0, 10);
  const two = (number: number) => String(Math.trunc(number)).padStart(2, '0');
  const size = Math.abs(offset ?? 0);
  const zone = offset === undefined ? '' : `${offset < 0 ? '-' : '+'}${two(size / 60)}:${two(size % 60)}`;
  return text.slice(0, 19) + zone;
}
