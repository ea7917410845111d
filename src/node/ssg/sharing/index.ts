/** What machines and those who share a page read of a site: share pictures, icons, sitemap, feed, calendar. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FILES, newsFiles } from '../../../app/shell/head/files.ts';
import type { FrameColours, ShareImage } from '../../../app/shell/head/Head.tsx';
import type { Store } from '../../../core/data/load.ts';
import { versionsOf } from '../../../core/i18n/locale.ts';
import { LAYOUT_BUILD_TRAITS } from '../../../core/layouts/buildTraits.ts';
import type { ResolvedPage } from '../../../core/layouts/resolvePage.ts';
import type { Route, Site } from '../../../core/model.ts';
import { href } from '../../../core/route/path.ts';
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

/** What machines, and those who share a page, are told of it. */
export interface SharingRow {
  card: Card;
  /** A picture that the page shows. */
  picture?: string;
  /** Absent for a page that is over. */
  entry?: SitemapEntry;
  items: readonly LocalizedItem[];
}

export interface Sharing {
  /** The colours of the browser's frame around a page. */
  frameColours: FrameColours;
  /** @param store that the page was drawn from */
  row(resolved: ResolvedPage, store: Store): Promise<SharingRow>;
  /** Takes note of a page. @returns its share picture; undefined on a site that does not know its address */
  add(row: SharingRow): Promise<ShareImage | undefined>;
  /** Writes everything beside the pages, in their order. A file of the same name that the site brings itself stays. */
  write(staging: string): Promise<void>;
}

export interface SharingTimes {
  /** The time of the content. */
  built: Date;
  /** The day of the build in the time zone of the site, yyyy-mm-dd: later days are still to come. */
  today: string;
  findAnnouncement: FindAnnouncement;
}

/**
 * Whatever takes an absolute address is left out of a site that does not know its own.
 *
 * @param times of the content, of the build, and of announcements
 * @param pictures those of pages where they are shared; undefined on a site that does not know its address
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
  // Icons are drawn meanwhile.
  const own = ownFiles(site, brand);
  own.catch(() => undefined);
  return {
    frameColours: brand.band,

    async row(resolved, store) {
      const { page, media, locale } = resolved;
      const address = (path: string) => origin + href(path);
      const versions = [...versionsOf(page.path, locale, translations)];
      return {
        card: cardOf(page, locale),
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

    async add({ card, picture, entry, items: told }) {
      if (!pictures) return undefined;
      if (entry) entries.push(entry);
      items.push(...told);
      return pictures.request(card, picture);
    },

    async write(staging) {
      await writeFiles(staging, await own);
      if (!pictures) return;
      await writeFiles(staging, sitemapFiles(origin, entries));
      for (const [language, told] of newsByLanguage(items, locale.language)) {
        const own = all.find((one) => one.language === language) ?? locale;
        const { feed, calendar } = newsFiles(own);
        const entries = await feedEntries(told, today, findAnnouncement);
        await writeFiles(
          staging,
          new Map([
            [feed, feedFile(own, origin, entries, built)],
            [calendar, calendarFile(own, origin, told, { today, built })],
          ]),
        );
      }
      await pictures.forget();
    },
  };
}

/**
 * The languages that have a feed, the site's own among them. A page names the feed of its language, and what there is to tell is known only when
 * all pages are.
 *
 * @param main the language of the site
 */
export const languagesWithNews = (rows: readonly Pick<SharingRow, 'items'>[], main: string): string[] => [
  ...newsByLanguage(
    rows.flatMap(({ items }) => items),
    main,
  ).keys(),
];

/** What a page tells of, with its language. */
export async function newsOf(
  { page, route, locale }: Pick<ResolvedPage, 'page' | 'route' | 'locale'>,
  store: Store,
): Promise<LocalizedItem[]> {
  if (page.expiredNotice !== undefined) return [];
  const date = page.date ?? (await entryDate(store, route, page.path));
  return datedItemsOf(page, date).map((item) => ({
    ...item,
    language: locale.language,
    data: route.data,
  }));
}

/** The date of the entry that a page shows, which the page of a month of camps does not show by itself. */
async function entryDate(store: Store, { layout, data }: Route, path: string): Promise<string | undefined> {
  return (await LAYOUT_BUILD_TRAITS[layout].entries?.(store, data))?.get(path)?.date;
}

/** The files that need no content but site.json. */
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
      // The site brings its own.
      if (errorCode(error) !== 'EEXIST') throw error;
    }
  }
}
