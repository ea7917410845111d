/** What stands on the picture of a page where it is shared. */

import { formatEventTime } from '../../../core/i18n/formatEventTime.ts';
import type { Locale } from '../../../core/i18n/locale.ts';
import type { Page } from '../../../core/model.ts';

export interface Card {
  title: string;
  /** The page or the group of the menu that the page stands under. */
  section?: string;
  /** As it is read. */
  date?: string;
  siteName: string;
  tagline?: string;
}

export function cardOf(page: Page, { site, messages }: Pick<Locale, 'site' | 'messages'>): Card {
  const { title, trail } = page;
  const { name, shortName, tagline } = site;
  return {
    title,
    section: trail.length > 1 ? trail.at(-1)?.label : undefined,
    date: formatEventTime(page, messages) || undefined,
    siteName: shortName ?? name,
    tagline,
  };
}

/** The words of a card in one line, for those who cannot see it. */
export function cardText({ title, section, date, siteName }: Card): string {
  return [section, title, date, siteName].filter((part) => part !== undefined).join(' · ');
}
