/** Outside of the hydrated root: the inline loader adds the date; see useNavigationEffects.ts. */

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
      <p className="print-day" data-words={messages.paper.printed} />
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
