/** From the path of a URL to a page: the file to read first. */
import { LoadError, type Store } from './data/load.ts';
import { type Media, mergeMedia } from './data/media.ts';
import { hasMarkdown, type MarkdownParser, plainTextParser } from './data/richText.ts';
import type { Locale, Locales } from './i18n/locale.ts';
import { entryOf, filesOf, findInput, toPage } from './layouts/index.ts';
import { pagesAbove, trailTo } from './layouts/trail.ts';
import type { Crumb, Page, Route } from './model.ts';
import { match, type RouteMatch } from './route/match.ts';
import type { RouteTable } from './route/table.ts';

export interface ResolvedPage {
  kind: 'page';
  page: Page;
  route: Route;
  /** The names of the data files that the page is made from. */
  files: string[];
  media: Media;
  /** What the texts of the page are parsed with. */
  markdown: MarkdownParser;
  /** The locale of the page. */
  locale: Locale;
}

/** The family exists, the entry does not. */
interface MissingEntry {
  kind: 'missing';
  path: string;
  trail: Crumb[];
  locale: Locale;
}

/** There is no page. */
interface NoPage {
  kind: 'none';
  /** That of the page above the address; absent where there is none. */
  locale?: Locale;
}

export type Resolution = ResolvedPage | MissingEntry | { kind: 'redirect'; to: string } | NoPage;

/**
 * What a URL leads to.
 *
 * @param locales of the site
 * @param pathname the path of the URL, encoded or not
 * @throws LoadError (rejects) when a data file cannot be had; any other error when it does not have the shape that its schema says,
 *   which the checker rules out before a build; a malformed address never throws
 */
export async function resolve(
  locales: Locales,
  table: RouteTable,
  store: Store,
  pathname: string,
): Promise<Resolution> {
  const matched = match(table, pathname);
  if (matched.kind === 'none') {
    const above = pagesAbove(matched.path ?? '', table).at(-1)?.[1];
    return { kind: 'none', locale: above && (await locales(above.language)) };
  }
  if (matched.kind === 'redirect') return { kind: 'redirect', to: matched.to };
  return resolveRoute(locales, table, store, matched);
}

/** Returns the page for addresses below a family that have no entry. @param family the path above its entries */
export async function missingEntry(
  locales: Locales,
  table: RouteTable,
  family: string,
): Promise<MissingEntry> {
  const path = `${family}/404`;
  const frame = await localeAndTrail(locales, table, path, table.families.get(family)?.language);
  return { kind: 'missing', path, ...frame };
}

/** @param original path of what the page is a translation of */
async function localeAndTrail(
  locales: Locales,
  table: RouteTable,
  path: string,
  language: string | undefined,
  original?: string,
) {
  const locale = await locales(language);
  // The titles of pages in a language come with its words.
  await Promise.all(pagesAbove(path, table, original).map(([, above]) => locales(above.language)));
  return { locale, trail: trailTo(path, table, locale, original) };
}

/**
 * {@link resolve} for a path whose route is known already, as in a build, which lists all pages first.
 *
 * @throws as {@link resolve} does
 */
export async function resolveRoute(
  locales: Locales,
  table: RouteTable,
  store: Store,
  { route, path }: RouteMatch,
): Promise<ResolvedPage | MissingEntry> {
  const input = await findInput(route.layout, store, table, route, path);
  const entry = input && entryOf(input);
  const language = entry?.language ?? route.language;
  const frame = await localeAndTrail(locales, table, path, language, entry?.translationOf);
  if (input === undefined) return { kind: 'missing', path, ...frame };
  const { locale, trail } = frame;
  const files = filesOf(route, path, input);
  const family = table.families.has(path);
  const media = mergeMedia(await Promise.all(files.map((name) => store.media(name))), path);
  const described = { text: route.description, input: { ...input, sources: undefined } };
  const parser = await parserFor(described);
  const layoutPage = toPage(route.layout, input, {
    route,
    path,
    locale,
    table,
    markdown: parser,
    trail,
    family,
  });
  const expiredNotice = route.expiredNotice ?? entry?.expiredNotice;
  const page: Page = expiredNotice
    ? {
        ...layoutPage,
        expiredNotice,
        blocks: [{ kind: 'notice', text: expiredNotice }, ...layoutPage.blocks],
      }
    : layoutPage;
  // The trail and the head of the document show the title too, outside of what may fail by itself.
  if (page.title.trim() === '') throw new Error('The page has no title.');
  const markdown = parser === plainTextParser ? await parserFor(page) : parser;
  return { kind: 'page', page, route, files, media, markdown, locale };
}

/** The parser is as large as a tenth of the app, and few pages need it. @throws LoadError (rejects) when its code cannot be loaded */
async function parserFor(value: unknown): Promise<MarkdownParser> {
  if (!hasMarkdown(value)) return plainTextParser;
  const { markdownParser } = await import('./data/inlineMarkdown.ts').catch(() => {
    throw new LoadError('code', 'line');
  });
  return markdownParser;
}
