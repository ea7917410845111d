import type { EventTime } from '../model.ts';

/** Only this of an entry or a card. */
export const eventTimeOf = ({ date, time, endDate, endTime, place }: EventTime): EventTime => ({
  date,
  time,
  endDate,
  endTime,
  place,
});
