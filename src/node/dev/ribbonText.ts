/** The text of the ribbon on pages that visitors do not see. */

import type { DateRange, PublishStatus } from '../../core/data/schedule.ts';
import { formatDate } from '../../core/i18n/format.ts';
import { reverseDay } from '../../core/i18n/text.ts';
import { loadMessages } from '../content/locales.ts';

/** @param schedule undefined for a page without one @returns "" for a page that visitors see */
export function ribbonText(schedule: { dateRange: DateRange; status: PublishStatus } | undefined): string {
  if (schedule?.status === 'draft') return 'Draft: visitors do not see this page.';
  if (schedule?.status !== 'scheduled') return '';
  const day = reverseDay(schedule.dateRange.from ?? '');
  return `Visitors see this page from ${formatDate(day, loadMessages('en').dates)}.`;
}
