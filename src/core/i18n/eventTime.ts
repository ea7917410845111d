import type { EventTime } from '../model.ts';

export const eventTimeOf = ({ date, time, endDate, endTime, place }: EventTime): EventTime => ({
  date,
  time,
  endDate,
  endTime,
  place,
});
