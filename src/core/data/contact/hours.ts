/** Opening hours from `hours` of site.json, as lines to show. */
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
