/** Returns true if a text as dd-mm-yyyy is a day of the calendar. */
export function isDay(text: string): boolean {
  const [day = 0, month = 0, year = 0] = text.split('-').map(Number);
  const date = new Date(Date.UTC(2000, month - 1, day));
  // Date.UTC maps years below 100 to the 1900s.
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** The number of days of a month. @param month from 1 */
export const lastDay = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();
