import type { EventTime } from '../model.ts';

/** Picks the event time of an entry or card. */
export const eventTimeOf = ({ date, time, endDate, endTime, place }: EventTime): EventTime => ({
  date,
  time,
  endDate,
  endTime,
  place,
});
