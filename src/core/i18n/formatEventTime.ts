/** When something takes place, in words. */
import type { EventTime, Words } from '../model.ts';
import { dayParts } from './text.ts';
import { phrase, readableDate } from './words.ts';

/** What saying it needs of the words of a language. */
export type EventTimeMessages = Pick<Words, 'dates' | 'hours'>;

/** "18 March 2025, 09:30–16:00", "18 to 20 March 2025"; empty where there is no day. Times are those of the place. */
export function formatEventTime(eventTime: EventTime, words: EventTimeMessages): string {
  const { date, time, endDate = date, endTime } = eventTime;
  if (date === undefined || endDate === undefined) return '';
  const { dates, hours } = words;
  const moment = (day: string, at: string | undefined) =>
    at === undefined ? readableDate(day, dates) : readableDate(day, dates) + hours.between + at;
  const [first, last] = [date, endDate].map((day) => dayParts(day));
  if (!first || !last || endDate === date)
    return moment(date, time === undefined || endTime === undefined ? time : `${time}–${endTime}`);
  if (time !== undefined || endTime !== undefined || first.month !== last.month || first.year !== last.year)
    return phrase(dates.range, { first: moment(date, time), last: moment(endDate, endTime) });
  const days = phrase(dates.days, { first: Number(first.day), last: Number(last.day) });
  return readableDate(date, { ...dates, day: dates.day.replace('{day}', days) });
}
