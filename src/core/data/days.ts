/** Days of the calendar. */

/** Whether a text as dd-mm-yyyy names a day of the calendar. */
export function isDay(text: string): boolean {
  const [day = 0, month = 0, year = 0] = text.split('-').map(Number);
  const date = new Date(Date.UTC(2000, month - 1, day));
  // Date.UTC takes years before 100 for those of the last century.
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** The last day of a month, which is how many it has. @param month from 1 */
export const lastDay = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();
