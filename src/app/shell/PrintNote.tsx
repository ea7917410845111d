/** Outside of the hydrated root; updated in useNavigationEffects.ts. */

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
  /** Absent for the not-found page: only the app has its address. */
  page?: Page;
  /** Date of the last content change, yyyy-mm-dd, if known. */
  changed?: string;
}) {
  const { language, site, messages } = locale;
  return (
    <div className="print-note" lang={language}>
      <p className="print-address">
        {/* Not percent-encoded, so that it can be typed from paper. */}
        {page && <Text>{readableAddress(site.origin, page.path)}</Text>}
      </p>
      <p className="print-changed">{changedWords(changed, messages)}</p>
      <p className="print-day" />
    </div>
  );
}

/** Returns the address without percent-encoding. @param path canonical path */
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

/** Opens all sections, because older browsers print closed ones as closed, and writes the date of printing. */
export function preparePrint({ language, messages }: Pick<Locale, 'language' | 'messages'>): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true;
  const day = document.querySelector('.print-day');
  // English without a region has no fixed order of day and month, so the month is written as a name.
  const tag = language === 'en' ? 'en-GB' : language;
  const date = new Date().toLocaleDateString(tag, { dateStyle: 'long' });
  if (day) day.textContent = format(messages.paper.printed, { date });
}
