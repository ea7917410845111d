/**
 * Files for search engines, feed readers and shared links: share images, icons, sitemap, feeds, calendars.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FILES, newsFiles } from '../../../app/shell/head/files.ts';
import type { FrameColours, ShareImage } from '../../../app/shell/head/Head.tsx';
import type { Store } from '../../../core/data/load.ts';
import { versionsOf } from '../../../core/i18n/locale.ts';
import { LAYOUT_BUILD_TRAITS } from '../../../core/layouts/buildTraits.ts';
import type { ResolvedPage } from '../../../core/layouts/resolvePage.ts';
import type { Route, Site } from '../../../core/model.ts';
import { href, writtenPath } from '../../../core/route/path.ts';
import type { FindAnnouncement } from '../../content/announcements.ts';
import type { Brand } from '../../content/brand/siteBrand.ts';
import { ROBOTS_FILE } from '../../content/generatedFiles.ts';
import type { LocaleSet } from '../../content/locales.ts';
import { errorCode } from '../../system/systemError.ts';
import { calendarFile } from './calendar.ts';
import { type Card, cardOf } from './card.ts';
import { datedItemsOf } from './datedItems.ts';
import { feedEntries, feedFile } from './feed.ts';
import { iconFiles, webManifest } from './icons.ts';
import { type LocalizedItem, newsByLanguage } from './news.ts';
import type { ShareImages } from './shareImages.ts';
import { robotsFile, type SitemapEntry, sitemapFiles } from './sitemap.ts';

/** The metadata of a page for these files. */
export interface SharingRow {
  card: Card;
  /** An image of the page. */
  picture?: string;
  /** Undefined for an expired page. */
  entry?: SitemapEntry;
  items: readonly LocalizedItem[];
}

export interface Sharing {
  /** The colours of the browser frame around a page. */
  frameColours: FrameColours;
  /** @param store of the page */
  row(resolved: ResolvedPage, store: Store): Promise<SharingRow>;
  /** @returns the share image; undefined for a site without an origin */
  add(row: SharingRow): Promise<ShareImage | undefined>;
  /** Writes the files, with pages in their order. A file of the site with the same name takes precedence. */
  write(staging: string): Promise<void>;
}

export interface SharingTimes {
  /** The time of the content. */
  built: Date;
  /** The day of the build in the time zone of the site, yyyy-mm-dd. Later days are upcoming. */
  today: string;
  findAnnouncement: FindAnnouncement;
}

/**
 * A site without an origin gets no files with absolute URLs.
 *
 * @param times of the content, the build and announcements
 * @param pictures undefined for a site without an origin
 */
export function createSharing(
  { locale, all, translations }: LocaleSet,
  brand: Brand,
  { built, today, findAnnouncement }: SharingTimes,
  pictures: ShareImages | undefined,
): Sharing {
  const { site } = locale;
  const { origin = '' } = site;
  const entries: SitemapEntry[] = [];
  const items: LocalizedItem[] = [];
  // Icons are rendered in parallel.
  const siteFiles = ownFiles(site, brand);
  siteFiles.catch(() => undefined);
  return {
    frameColours: brand.band,

    async row(resolved, store) {
      const { page, route, media, locale } = resolved;
      const address = (path: string) => origin + href(path);
      const versions = [...versionsOf(page.path, locale, translations)];
      return {
        card: cardOf(page, locale, page.path !== writtenPath(route.path)),
        picture: page.image,
        entry:
          page.expiredNotice === undefined
            ? {
                url: address(page.path),
                changed: media.updated,
                versions: versions.map(([language, path]) => [language, address(path)]),
              }
            : undefined,
        items: await newsOf(resolved, store),
      };
    },

    async add({ card, picture, entry, items: datedItems }) {
      if (!pictures) return undefined;
      if (entry) entries.push(entry);
      items.push(...datedItems);
      return pictures.request(card, picture);
    },

    async write(staging) {
      await writeFiles(staging, await siteFiles);
      if (!pictures) return;
      await writeFiles(staging, sitemapFiles(origin, entries));
      for (const [language, newsItems] of newsByLanguage(items, locale.language)) {
        const newsLocale = all.find((one) => one.language === language) ?? locale;
        const { feed, calendar } = newsFiles(newsLocale);
        const entries = await feedEntries(newsItems, today, findAnnouncement);
        await writeFiles(
          staging,
          new Map([
            [feed, feedFile(newsLocale, origin, entries, built)],
            [calendar, calendarFile(newsLocale, origin, newsItems, { today, built })],
          ]),
        );
      }
      await pictures.forget();
    },
  };
}

/**
 * Returns the languages with a feed, including the site's own. Pages link to the feed of their language, so
 * all pages must be known.
 *
 * @param main the language of the site
 */
export const languagesWithNews = (rows: readonly Pick<SharingRow, 'items'>[], main: string): string[] => [
  ...newsByLanguage(
    rows.flatMap(({ items }) => items),
    main,
  ).keys(),
];

/** The dated items of a page, with its language. */
export async function newsOf(
  { page, route, locale }: Pick<ResolvedPage, 'page' | 'route' | 'locale'>,
  store: Store,
): Promise<LocalizedItem[]> {
  if (page.expiredNotice !== undefined) return [];
  const date = page.date ?? (await entryDate(store, route, page.path));
  return datedItemsOf(page, date).map((item) => ({ ...item, language: locale.language, data: route.data }));
}

/** The date of the entry of a page. The page of a camp month does not show it. */
async function entryDate(store: Store, { layout, data }: Route, path: string): Promise<string | undefined> {
  return (await LAYOUT_BUILD_TRAITS[layout].entries?.(store, data))?.get(path)?.date;
}

/** The files that depend only on site.json. */
async function ownFiles(site: Site, brand: Brand): Promise<Map<string, string | Buffer>> {
  return new Map([
    ...(await iconFiles(brand)),
    [FILES.webManifest, webManifest(site, brand)],
    [ROBOTS_FILE, robotsFile(site.origin)],
  ]);
}

async function writeFiles(staging: string, files: ReadonlyMap<string, string | Buffer>): Promise<void> {
  for (const [name, content] of files) {
    try {
      await writeFile(join(staging, name), content, { flag: 'wx' });
    } catch (error) {
      // A file of the site takes precedence.
      if (errorCode(error) !== 'EEXIST') throw error;
    }
  }
}
