/** What a layout knows besides its record, and the parts of a page that do not depend on the layout. */

import { picturesOf } from '../data/blockTraits/runtimeTraits.ts';
import type { MarkdownParser } from '../data/richText.ts';
import { eventTimeOf } from '../i18n/eventTime.ts';
import { format } from '../i18n/format.ts';
import { textLanguage } from '../i18n/language.ts';
import type { Locale } from '../i18n/locale.ts';
import { excerpt } from '../i18n/text.ts';
import type {
  Block,
  Card,
  Crumb,
  EventTime,
  MenuLink,
  Messages,
  Page,
  Programme,
  Route,
  Section,
} from '../model.ts';
import { familyParent, type RouteTable } from '../route/table.ts';

export interface LayoutContext {
  route: Route;
  /** Canonical path of the page. */
  path: string;
  /** The locale of the page. */
  locale: Locale;
  table: RouteTable;
  markdown: MarkdownParser;
  /** The steps from the home page to the parent of this page. */
  trail: Crumb[];
  /** Whether the manifest has a row for entries under this page. */
  family?: boolean;
}

/** What a list says besides the headings over content. */
export type ListMessages = Pick<Messages, 'dates' | 'layouts'>;

/** The headings over content. @param language that it is written in, where that is not the one of the page */
export const messagesIn = (
  { messages, layouts }: Locale,
  language: string | undefined,
): Messages['layouts'] => (language === undefined ? undefined : layouts[language]) ?? messages.layouts;

/**
 * Path, title, language, description and trail of a page.
 *
 * @param title the heading that the record gives; without one the route's title serves
 * @param text the text that describes the page to search engines; without one the heading and its parent do
 */
export function pageFrame(
  { route, path, locale, trail, markdown }: LayoutContext,
  title: string | undefined,
  text: string | undefined,
): Pick<Page, 'path' | 'title' | 'language' | 'description' | 'keywords' | 'trail'> {
  const { site, scripts } = locale;
  const description = text && markdown.stripMarkdown(text);
  const heading = title ?? route.title ?? path.split('/').at(-1)?.replaceAll('-', ' ') ?? site.name;
  const section = trail.length > 1 ? `${trail.at(-1)?.label}, ${site.name}` : site.name;
  const keywords = familyParent(route.path) === undefined ? route.keywords : undefined;
  const language = textLanguage(`${heading} ${description ?? ''}`, locale.language, scripts);
  return {
    path,
    title: heading,
    language: language === locale.language ? undefined : language,
    description: excerpt(description ?? `${heading}. ${section}.`),
    keywords,
    trail,
  };
}

/** The prose blocks of sections, without those that are empty. */
export function proseBlocks(sections: readonly Section[]): Block[] {
  return sections
    .filter(({ heading, paragraphs }) => heading !== undefined || paragraphs.length > 0)
    .map(({ heading, paragraphs }) => ({ kind: 'prose', heading, paragraphs }));
}

/** Documents as buttons that open in a new tab; nothing where there are none. */
export function documentBlock(documents: readonly MenuLink[], words: Messages['layouts']): Block[] {
  if (documents.length === 0) return [];
  const buttons = documents.map((document) => ({ ...document, newTab: true }));
  return [{ kind: 'buttons', heading: words.documents, buttons }];
}

/**
 * Cards to the entries before and after this one; nothing when it stands alone. A page never shows a picture twice, so
 * a neighbour whose thumbnail is among the pictures shown stands with another of its own, or without one.
 *
 * @param current the blocks of the page itself
 * @param words over content in the language of the page
 */
export function neighbourBlock(
  entries: readonly (Programme | undefined)[],
  parent: Crumb | undefined,
  current: readonly Block[],
  { more, moreFrom }: Messages['layouts'],
): Block[] {
  const shownImages = new Set(current.flatMap(picturesOf));
  const cards = entries.flatMap((entry) => {
    if (!entry) return [];
    const images = [entry.thumbnail, ...entry.images.map(({ src }) => src)];
    const image = images.find((src) => src !== undefined && !shownImages.has(src));
    if (image !== undefined) shownImages.add(image);
    return [{ ...programmeCard(entry), image }];
  });
  if (cards.length === 0) return [];
  return [
    {
      kind: 'cards',
      heading: parent ? format(moreFrom, { parent: parent.label }) : more,
      cards,
      display: 'rows',
    },
  ];
}

/** The blocks of an entry; a block without cards, which says that it is empty, where it has none. */
export const contentBlocks = (blocks: Block[]): Block[] =>
  blocks.length > 0 ? blocks : [{ kind: 'cards', cards: [] }];

/** The card of a programme entry. */
export function programmeCard(entry: EventTime & { path: string; title: string; thumbnail?: string }): Card {
  return { title: entry.title, href: entry.path, image: entry.thumbnail, ...eventTimeOf(entry) };
}
