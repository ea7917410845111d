/** A day of the content, readable and machine-readable. */

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** "18-03-2025" as "2025-03-18" (ISO 8601), or undefined when it is not a date of that form. */
export function isoDate(date: string): string | undefined {
  const [, day, month, year] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(date) ?? [];
  return year === undefined ? undefined : `${year}-${month}-${day}`;
}

/** "18-03-2025" as "18 March 2025"; never through the clock or the time zone of the visitor. */
export function readableDate(date: string): string {
  const [, day, month, year] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(date) ?? [];
  const name = MONTHS[Number(month) - 1];
  return name === undefined ? date : `${Number(day)} ${name} ${year}`;
}

export function DateText({ date }: { date: string }) {
  return <time dateTime={isoDate(date)}>{readableDate(date)}</time>;
}
