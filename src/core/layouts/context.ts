/** The input of layouts besides the record, and the parts of a page that all layouts share. */

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
import { writtenPath } from '../route/path.ts';
import { familyParent, type RouteTable } from '../route/table.ts';

export interface LayoutContext {
  route: Route;
  path: string;
  locale: Locale;
  table: RouteTable;
  markdown: MarkdownParser;
  /** Home to parent. */
  trail: Crumb[];
  /** True if the manifest has a route for entries below this page. */
  family?: boolean;
}

export type ListMessages = Pick<Messages, 'dates' | 'layouts'>;

/** Returns the section headings. @param language of the content; undefined for the language of the page */
export const messagesIn = (
  { messages, layouts }: Locale,
  language: string | undefined,
): Messages['layouts'] => (language === undefined ? undefined : layouts[language]) ?? messages.layouts;

/**
 * @param title the heading in the record; the default is the title of the route
 * @param text the description for search engines; the default is the heading with its parent
 */
export function pageFrame(
  { route, path, locale, trail, markdown }: LayoutContext,
  title: string | undefined,
  text: string | undefined,
): Pick<Page, 'path' | 'title' | 'language' | 'description' | 'keywords' | 'trail'> {
  const { site, scripts } = locale;
  const description = text && markdown.stripMarkdown(text);
  const heading =
    title ??
    route.title ??
    locale.titles?.[writtenPath(route.path)] ??
    path.split('/').at(-1)?.replaceAll('-', ' ') ??
    site.name;
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

export function proseBlocks(sections: readonly Section[]): Block[] {
  return sections
    .filter(({ heading, paragraphs }) => heading !== undefined || paragraphs.length > 0)
    .map(({ heading, paragraphs }) => ({ kind: 'prose', heading, paragraphs }));
}

export function documentBlock(documents: readonly MenuLink[], words: Messages['layouts']): Block[] {
  if (documents.length === 0) return [];
  const buttons = documents.map((document) => ({ ...document, newTab: true }));
  return [{ kind: 'buttons', heading: words.documents, buttons }];
}

/**
 * Cards of the previous and the next entry. A page never shows a picture twice, so a card has a picture that
 * is not among `current`, or none.
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

/** An entry without blocks gets an empty card list, which renders a notice. */
export const contentBlocks = (blocks: Block[]): Block[] =>
  blocks.length > 0 ? blocks : [{ kind: 'cards', cards: [] }];

export function programmeCard(entry: EventTime & { path: string; title: string; thumbnail?: string }): Card {
  return { title: entry.title, href: entry.path, image: entry.thumbnail, ...eventTimeOf(entry) };
}
