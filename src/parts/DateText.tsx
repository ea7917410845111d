/** A day of the content, readable and machine-readable. */
import { isoDate, readableDate } from '../content/text.ts';

export function DateText({ date }: { date: string }) {
  return <time dateTime={isoDate(date)}>{readableDate(date)}</time>;
}
