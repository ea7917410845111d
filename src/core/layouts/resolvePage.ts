import { LoadError } from '../data/load.ts';
import { type Media, mergeMedia } from '../data/media.ts';
import type { PageSource } from '../data/pageSource.ts';
import { type MarkdownParser, mayHaveMarkdown, plainTextParser } from '../data/richText.ts';
import { slotsOfPage } from '../data/slots.ts';
import type { Locale } from '../i18n/locale.ts';
import type { Crumb, Page, PageSlot, Route } from '../model.ts';
import type { RouteMatch } from '../route/match.ts';
import { fillBlocks } from './fill.ts';
import { loadInput, sourceFiles, toPage } from './index.ts';
import { findRecord } from './info.ts';
import { loadLocaleAndTrail } from './trail.ts';

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
export interface MissingEntry {
  kind: 'missing';
  path: string;
  trail: Crumb[];
  locale: Locale;
}

/** `resolve` for a known route. @throws as `resolve` does */
export async function resolvePage(
  source: PageSource,
  { route, path }: RouteMatch,
): Promise<ResolvedPage | MissingEntry> {
  const { table, store } = source;
  const loaded = await loadInput(store, table, route, path);
  const language = loaded?.entry?.language ?? route.language;
  const frame = await loadLocaleAndTrail(source, path, language, loaded?.entry?.translationOf);
  if (!loaded) return { kind: 'missing', path, ...frame };
  const { input, entry, files } = loaded;
  const slots = await loadSlots(source, path, frame.locale);
  const slotFiles = slots.flatMap((slot) => slot.files);
  const [own, around] = await Promise.all(
    [files, slotFiles].map((names) => Promise.all(names.map((name) => store.media(name)))),
  );
  // A tenth of the app that few pages need.
  const markdown =
    [...files, ...slotFiles].some(store.hasMarkdown) || mayHaveMarkdown(route.description ?? '')
      ? await loadMarkdownParser()
      : plainTextParser;
  const family = table.families.has(path);
  const page = toPage(route.layout, input, { route, path, table, markdown, family, ...frame });
  // The breadcrumbs and the document head show the title too, outside any error boundary.
  if (page.title.trim() === '') throw new Error('The page has no title.');
  const text = route.expiredNotice ?? entry?.expiredNotice;
  const expired: Partial<Page> = text
    ? { expiredNotice: text, blocks: [{ kind: 'notice', text }, ...page.blocks] }
    : {};
  return {
    kind: 'page',
    page: { ...page, ...expired, ...(slots.length > 0 && { slots: slots.map(({ slot }) => slot) }) },
    route,
    files: [...new Set([...files, ...slotFiles])],
    media: withPictures(mergeMedia(own ?? [], path), mergeMedia(around ?? [])),
    markdown,
    locale: frame.locale,
  };
}

/** The day of the last change is that of the page, not of what is around it. */
const withPictures = (media: Media, { pictures, documents }: Media): Media => ({
  ...media,
  pictures: new Map([...media.pictures, ...pictures]),
  documents: new Map([...media.documents, ...documents]),
});

async function loadSlots(
  { store }: PageSource,
  path: string,
  { site, language, mainLanguage, messages }: Locale,
): Promise<{ slot: PageSlot; files: string[] }[]> {
  const slots = slotsOfPage(site.slots, path, language, mainLanguage);
  return Promise.all(
    slots.map(async ({ name, slot: { place, heading } }) => {
      const { record, sources } = await findRecord(store, name);
      return {
        slot: { place, heading, blocks: fillBlocks(record.blocks, sources, messages.layouts) },
        files: [name, ...sourceFiles(sources)],
      };
    }),
  );
}

/** Returns the result for paths below a family that have no entry. @param family the path above its entries */
export async function missingEntry(
  source: Pick<PageSource, 'locales' | 'table'>,
  family: string,
): Promise<MissingEntry> {
  const path = `${family}/404`;
  const { language } = source.table.families.get(family) ?? {};
  return { kind: 'missing', path, ...(await loadLocaleAndTrail(source, path, language)) };
}

/** @throws LoadError (rejects) if its code cannot be loaded */
async function loadMarkdownParser(): Promise<MarkdownParser> {
  const { markdownParser } = await import('../data/inlineMarkdown.ts').catch(() => {
    throw new LoadError('code', 'line');
  });
  return markdownParser;
}
