/** Opening hours, as `hours` of site.json has them, in the lines in which people read them. */
import type { OpeningHours, Weekday } from '../../model.ts';

/** The days of the week as site.json writes them, in the order of ISO 8601. */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const satisfies readonly Weekday[];

/** Days that follow one another and have the same hours. */
export interface HoursRow {
  /** The numbers of the days from Monday, which is 0. */
  days: number[];
  /** Such as "09:00–17:00"; none when it is closed. */
  times: string[];
}

/** The times between which it is open. */
export const formatTimes = ({ opens, closes }: { opens: string; closes: string }) => `${opens}–${closes}`;

/** The usual week in lines, from the day that is named first; days that no row names are closed. */
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

/**
 * "Monday – Friday", "Saturday, Sunday".
 *
 * @param names of the days from Monday
 * @param between what stands between two of them
 */
export function formatDays(days: readonly number[], names: readonly string[], between = ', '): string {
  const messages = days.map((day) => names[day] ?? '');
  return messages.length > 2 ? `${messages[0]} – ${messages.at(-1)}` : messages.join(between);
}
