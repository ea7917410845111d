import { formatDate } from '../../core/i18n/format.ts';
import { isoDate } from '../../core/i18n/text.ts';
import { useMessages } from '../hooks/useLocale.ts';

export function DateText({ date = '' }: { date?: string }) {
  return <time dateTime={isoDate(date)}>{formatDate(date, useMessages().dates)}</time>;
}
