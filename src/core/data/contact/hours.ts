/** Opening hours from `hours` of site.json, as lines to show. */
import { reverseDay } from '../../i18n/text.ts';
import type { OpeningHours, Weekday } from '../../model.ts';

/** In the order of ISO 8601. */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const satisfies readonly Weekday[];

/** Consecutive days with the same hours. */
export interface HoursRow {
  /** From Monday, which is 0. */
  days: number[];
  /** Such as "09:00–17:00"; empty if it is closed. */
  times: string[];
}

export const formatTimes = ({ opens, closes }: { opens: string; closes: string }) => `${opens}–${closes}`;

/** The lines of the usual week, beginning with the first day in the data. Other days are closed. */
export function hoursRows({ week }: Pick<OpeningHours, 'week'>): HoursRow[] {
  const first = WEEKDAYS.indexOf(week[0]?.days[0] ?? 'monday');
  const lines: HoursRow[] = [];
  for (let step = 0; step < WEEKDAYS.length; step++) {
    const day = (first + step) % WEEKDAYS.length;
    const times = week.filter(({ days }) => days.some((name) => name === WEEKDAYS[day])).map(formatTimes);
    const line = lines.at(-1);
    if (line?.times.join() === times.join()) line.days.push(day);
    else lines.push({ days: [day], times });
  }
  return lines;
}

/** "Monday – Friday", "Saturday, Sunday". @param names from Monday @param between a separator */
export function formatDays(days: readonly number[], names: readonly string[], between = ', '): string {
  const messages = days.map((day) => names[day] ?? '');
  return messages.length > 2 ? `${messages[0]} – ${messages.at(-1)}` : messages.join(between);
}

/** A moment in the time zone of the institution. */
export interface LocalMoment {
  /** yyyy-mm-dd. */
  day: string;
  /** hh:mm. */
  time: string;
}

/** Returns the moment in a time zone. @throws RangeError for an unknown zone */
export function localMoment(timeZone: string, now: Date): LocalMoment {
  // Swedish writes dates as ISO 8601 does.
  const [day = '', time = ''] = now.toLocaleString('sv-SE', { timeZone }).split(' ');
  return { day, time: time.slice(0, 5) };
}

/** The hours of a day: those of an exception, else those of its weekday. */
function timesOn({ week, exceptions = [] }: OpeningHours, day: string) {
  const exception = exceptions.find(
    ({ from, to = from }) => reverseDay(from) <= day && day <= reverseDay(to),
  );
  if (exception) return exception.opens === undefined ? [] : [exception];
  const weekday = WEEKDAYS[(new Date(`${day}T00:00Z`).getUTCDay() + 6) % WEEKDAYS.length];
  return week.filter(({ days }) => days.some((name) => name === weekday));
}

/** Returns the time at which the institution closes; undefined if it is closed. Hours may pass midnight. */
export function openUntil(hours: OpeningHours, { day, time }: LocalMoment): string | undefined {
  const previousDay = new Date(Date.parse(`${day}T00:00Z`) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const isLate = ({ opens = '', closes = '' }) => closes <= opens;
  const today = timesOn(hours, day).find(
    (times) => (times.opens ?? '') <= time && (isLate(times) || time < (times.closes ?? '')),
  );
  const sinceYesterday = timesOn(hours, previousDay).find(
    (times) => isLate(times) && time < (times.closes ?? ''),
  );
  return (today ?? sinceYesterday)?.closes;
}
