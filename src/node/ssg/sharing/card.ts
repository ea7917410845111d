/** The text on share images. */

import { formatEventTime } from '../../../core/i18n/formatEventTime.ts';
import type { Locale } from '../../../core/i18n/locale.ts';
import type { Page } from '../../../core/model.ts';

export interface Card {
  title: string;
  /** The parent page or menu heading. */
  section?: string;
  /** In reading direction. */
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

/** The alternative text of a card. */
export function cardText({ title, section, date, siteName }: Card): string {
  return [section, title, date, siteName].filter((part) => part !== undefined).join(' · ');
}
