/** When and where something takes place: what every page asks. What says it, `whenText.ts`, comes with the first page that needs it. */
import type { Occasion } from '../model.ts';
import { someField } from './fields.ts';

/** Only this of an entry or a card. */
export const occasionOf = ({ date, time, endDate, endTime, place }: Occasion): Occasion => ({
  date,
  time,
  endDate,
  endTime,
  place,
});

/** Whether a page, or a card on it, says more than a day. @param page as a layout has drawn it */
export const hasOccasion = (page: object): boolean => someField(page, (name) => MORE.test(name));

const MORE = /^(time|endDate|place)$/;
