/** What stands on the ribbon of a page that visitors do not see. */
import { turnedDay } from '../../src/content/text.ts';
import { readableDate } from '../../src/content/words.ts';
import type { Span, Standing } from '../site/timetable.ts';
import { wordsOf } from '../site/voices.ts';

/** @param time of the page; absent where nothing says one @returns nothing for a page that visitors see */
export function ribbon(time: { span: Span; standing: Standing } | undefined): string {
  if (time?.standing === 'draft') return 'Draft: visitors do not see this page.';
  if (time?.standing !== 'coming') return '';
  const day = turnedDay(time.span.from ?? '');
  return `Visitors see this page from ${readableDate(day, wordsOf('en').dates)}.`;
}
