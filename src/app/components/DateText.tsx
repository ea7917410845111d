/** A day of the content, readable and machine-readable. */

import { isoDate } from '../../core/i18n/text.ts';
import { readableDate } from '../../core/i18n/words.ts';
import { useWords } from '../hooks/useLocale.ts';

export function DateText({ date = '' }: { date?: string }) {
  return <time dateTime={isoDate(date)}>{readableDate(date, useWords().dates)}</time>;
}
