/** Where an academic year ends: one rule for what is old and for the lists that have a page for each year. */

/** Where courses begin in August or later, a year is past when July is. The month, from 0. */
export const LAST_ACADEMIC_MONTH = 6;

/**
 * The academic year of a day, such as "2024-2025".
 *
 * @param day yyyy-mm-dd
 */
export function academicYearOf(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const start = month > LAST_ACADEMIC_MONTH + 1 ? year : year - 1;
  return `${start}-${start + 1}`;
}
