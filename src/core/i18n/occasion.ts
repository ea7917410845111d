import type { Occasion } from '../model.ts';

/** Only this of an entry or a card. */
export const occasionOf = ({ date, time, endDate, endTime, place }: Occasion): Occasion => ({
  date,
  time,
  endDate,
  endTime,
  place,
});
