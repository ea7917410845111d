/** The last month of an academic year, 0-based: courses begin in August or later. */
export const LAST_ACADEMIC_MONTH = 6;

/** Returns the academic year of a day, such as "2024-2025". @param day yyyy-mm-dd */
export function academicYearOf(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const start = month > LAST_ACADEMIC_MONTH + 1 ? year : year - 1;
  return `${start}-${start + 1}`;
}
