/** The text on share images. */

import { formatEventTime } from '../../../core/i18n/formatEventTime.ts';
import type { Locale } from '../../../core/i18n/locale.ts';
import type { BlockKind, Page } from '../../../core/model.ts';

export interface Card {
  title: string;
  /** The parent page or menu heading. */
  section?: string;
  /** In reading direction. */
  date?: string;
  siteName: string;
  tagline?: string;
}

/** Kinds of blocks that only lead to other pages. */
const LINK_BLOCKS: ReadonlySet<BlockKind> = new Set(['archive', 'buttons', 'cards']);

/**
 * Returns the text of the share image of a page. An entry or archive page without a picture, date or text of its own,
 * such as a book of a catalogue, has the one of its list, so that thousands of them need a single image.
 *
 * @param isBelowList true for an entry or an archive page
 */
export function cardOf(
  page: Page,
  { site, messages }: Pick<Locale, 'site' | 'messages'>,
  isBelowList: boolean,
): Card {
  const { title, trail, image, blocks } = page;
  const { name, shortName, tagline } = site;
  const siteCard = { siteName: shortName ?? name, tagline };
  const section = trail.length > 1 ? trail.at(-1)?.label : undefined;
  const date = formatEventTime(page, messages) || undefined;
  const isPlain =
    image === undefined && date === undefined && blocks.every(({ kind }) => LINK_BLOCKS.has(kind));
  return isBelowList && isPlain && section !== undefined
    ? { title: section, ...siteCard }
    : { title, section, date, ...siteCard };
}

/** The alternative text of a card. */
export function cardText({ title, section, date, siteName }: Card): string {
  return [section, title, date, siteName].filter((part) => part !== undefined).join(' · ');
}
