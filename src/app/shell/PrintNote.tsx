/**
 * Where a printed page comes from and of when it is. It stands outside of what the app draws, since the day of printing is
 * written into it with or without the app; see updatePrintNote.ts for the rest.
 */

import { format, formatDate } from '../../core/i18n/format.ts';
import type { Locale, PageMessages } from '../../core/i18n/locale.ts';
import { reverseDay } from '../../core/i18n/text.ts';
import type { Page } from '../../core/model.ts';
import { Text } from '../components/Text.tsx';

export function PrintNote({
  locale,
  page,
  changed,
}: {
  locale: Locale;
  /** Absent for the not-found page: only the app knows what address it stands for. */
  page?: Page;
  /** The day of the last change of the content, yyyy-mm-dd, where it is known. */
  changed?: string;
}) {
  const { language, site, messages } = locale;
  return (
    <div className="print-note" lang={language}>
      <p className="print-address">
        {/* The letters themselves: an encoded address is no address that anyone types from paper. */}
        {page && <Text>{readableAddress(site.origin, page.path)}</Text>}
      </p>
      <p className="print-changed">{changedWords(changed, messages)}</p>
      <p className="print-day" data-words={messages.paper.printed} />
    </div>
  );
}

/** The address of a page with its letters as they are. @param path canonical path */
export function readableAddress(origin: string | undefined, path: string): string {
  return `${origin ?? ''}${path === '' ? '/' : `/${path}/`}`;
}

/** @param changed yyyy-mm-dd */
export function changedWords(
  changed: string | undefined,
  { paper, dates }: Pick<PageMessages, 'paper' | 'dates'>,
): string {
  if (changed === undefined) return '';
  return format(paper.changed, { date: formatDate(reverseDay(changed), dates) });
}
