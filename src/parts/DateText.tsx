/** A day of the content, readable and machine-readable. */
import { isoDate } from '../content/text.ts';
import { readableDate } from '../content/words.ts';
import { useWords } from './speech.ts';

export function DateText({ date = '' }: { date?: string }) {
  return <time dateTime={isoDate(date)}>{readableDate(date, useWords().dates)}</time>;
}
