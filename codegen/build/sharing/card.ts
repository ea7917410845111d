/** What stands on the picture of a page where it is shared. */
import { readableDate } from '../../../src/content/text.ts';
import type { Page, Site } from '../../../src/model.ts';

export interface Card {
  title: string;
  /** The page or the group of the menu that the page stands under. */
  section?: string;
  /** As it is read. */
  date?: string;
  siteName: string;
  tagline?: string;
}

export function cardOf({ title, trail, date }: Page, { name, shortName, tagline }: Site): Card {
  return {
    title,
    section: trail.length > 1 ? trail.at(-1)?.label : undefined,
    date: date === undefined ? undefined : readableDate(date),
    siteName: shortName ?? name,
    tagline,
  };
}

/** The words of a card in one line, for those who cannot see it. */
export function cardText({ title, section, date, siteName }: Card): string {
  return [section, title, date, siteName].filter((part) => part !== undefined).join(' · ');
}
