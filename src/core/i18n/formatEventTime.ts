import type { EventTime, Messages } from '../model.ts';
import { format, formatDate } from './format.ts';
import { dayParts } from './text.ts';

export type EventTimeMessages = Pick<Messages, 'dates' | 'hours'>;

/** Such as "18 March 2025, 09:30–16:00" or "18 to 20 March 2025"; empty without a day. Times are local. */
export function formatEventTime(eventTime: EventTime, messages: EventTimeMessages): string {
  const { date, time, endDate = date, endTime } = eventTime;
  if (date === undefined || endDate === undefined) return '';
  const { dates, hours } = messages;
  const moment = (day: string, at: string | undefined) =>
    at === undefined ? formatDate(day, dates) : formatDate(day, dates) + hours.between + at;
  const [first, last] = [date, endDate].map((day) => dayParts(day));
  if (!first || !last || endDate === date)
    return moment(date, time === undefined || endTime === undefined ? time : `${time}–${endTime}`);
  if (time !== undefined || endTime !== undefined || first.month !== last.month || first.year !== last.year)
    return format(dates.range, { first: moment(date, time), last: moment(endDate, endTime) });
  const days = format(dates.days, { first: Number(first.day), last: Number(last.day) });
  return formatDate(date, { ...dates, day: dates.day.replace('{day}', days) });
}
