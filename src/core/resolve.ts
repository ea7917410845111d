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
  files: string[];
  media: Media;
  markdown: MarkdownParser;
  locale: Locale;
}

/** The family exists, but the entry does not. */
interface MissingEntry {
  kind: 'missing';
  path: string;
  trail: Crumb[];
  locale: Locale;
}

interface NoPage {
  kind: 'none';
  /** The locale of the nearest page above the path; absent if there is none. */
  locale?: Locale;
}

export type Resolution = ResolvedPage | MissingEntry | { kind: 'redirect'; to: string } | NoPage;

/**
 * A malformed URL never throws.
 *
 * @param pathname the path of the URL, encoded or not
 * @throws LoadError (rejects) if a data file cannot be loaded; any other error if a data file does not match
 *   its schema, which the check excludes before a build
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

/** Returns the page for paths below a family that have no entry. @param family the path above its entries */
export async function missingEntry(
  locales: Locales,
  table: RouteTable,
  family: string,
): Promise<MissingEntry> {
  const path = `${family}/404`;
  const frame = await localeAndTrail(locales, table, path, table.families.get(family)?.language);
  return { kind: 'missing', path, ...frame };
}

/** @param original the path of the page that this one translates */
async function localeAndTrail(
  locales: Locales,
  table: RouteTable,
  path: string,
  language: string | undefined,
  original?: string,
) {
  const locale = await locales(language);
  // The messages of a language include the titles of its pages.
  await Promise.all(pagesAbove(path, table, original).map(([, above]) => locales(above.language)));
  return { locale, trail: trailTo(path, table, locale, original) };
}

/** {@link resolve} for a known route. @throws as {@link resolve} does */
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
  // The breadcrumbs and the document head show the title too, outside any error boundary.
  if (page.title.trim() === '') throw new Error('The page has no title.');
  const markdown = parser === plainTextParser ? await parserFor(page) : parser;
  return { kind: 'page', page, route, files, media, markdown, locale };
}

/** A tenth of the app that few pages need. @throws LoadError (rejects) if its code cannot be loaded */
async function parserFor(value: unknown): Promise<MarkdownParser> {
  if (!hasMarkdown(value)) return plainTextParser;
  const { markdownParser } = await import('./data/inlineMarkdown.ts').catch(() => {
    throw new LoadError('code', 'line');
  });
  return markdownParser;
}
