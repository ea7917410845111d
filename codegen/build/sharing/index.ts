/** What machines and those who share a page read of a site: share pictures, icons, sitemap, feed, calendar. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store } from '../../../src/content/load.ts';
import { versionsOf } from '../../../src/content/voice.ts';
import { LAYOUTS } from '../../../src/layouts/index.ts';
import type { Route, Site } from '../../../src/model.ts';
import type { Resolution, ResolvedPage } from '../../../src/resolve.ts';
import { href } from '../../../src/route/path.ts';
import { FILES, newsFiles } from '../../../src/shell/head/files.ts';
import type { FrameColours, ShareImage } from '../../../src/shell/head/Head.tsx';
import type { Brand } from '../../brand/siteBrand.ts';
import { ROBOTS_FILE } from '../../hosts/madeFiles.ts';
import type { Speech } from '../../site/voices.ts';
import { calendarFile } from './calendar.ts';
import { cardOf } from './card.ts';
import { datedItemsOf } from './datedItems.ts';
import { feedFile } from './feed.ts';
import { iconFiles, webManifest } from './icons.ts';
import { newsByLanguage, type SpokenItem } from './news.ts';
import type { SharePictures } from './shareImages.ts';
import { robotsFile, type SitemapEntry, sitemapFiles } from './sitemap.ts';

export interface Sharing {
  /** The colours of the browser's frame around a page. */
  frameColours: FrameColours;
  /** Takes note of a page. @returns its share picture; undefined on a site that does not know its address */
  add(resolved: ResolvedPage): Promise<ShareImage | undefined>;
  /**
   * Writes everything beside the pages. A file of the same name that the site brings itself stays.
   *
   * @param paths the canonical paths of all pages, in their order
   */
  write(staging: string, paths: readonly string[]): Promise<void>;
}

/**
 * Whatever takes an absolute address is left out of a site that does not know its own.
 *
 * @param built the time of the build
 * @param pictures those of pages where they are shared; undefined on a site that does not know its address
 */
export function createSharing(
  { voice, translations }: Speech,
  brand: Brand,
  store: Store,
  built: Date,
  pictures: SharePictures | undefined,
): Sharing {
  const { site } = voice;
  const { origin } = site;
  const noted = new Map<string, { entry: SitemapEntry; items: SpokenItem[] }>();
  const voices = new Map([[voice.language, voice]]);
  return {
    frameColours: brand.band,

    async add({ page, route, media, voice: spoken }) {
      if (origin === undefined || !pictures) return undefined;
      const versions = [...versionsOf(page.path, spoken, translations)];
      if (page.over === undefined)
        noted.set(page.path, {
          entry: {
            url: origin + href(page.path),
            changed: media.updated,
            versions: new Map(versions.map(([language, path]) => [language, origin + href(path)])),
          },
          items: await newsOf({ page, route, voice: spoken }, store),
        });
      if (spoken.build) voices.set(spoken.language, { ...spoken, build: spoken.build });
      return pictures.order(cardOf(page, spoken), page.image);
    },

    async write(staging, paths) {
      await writeFiles(staging, await ownFiles(site, brand));
      if (origin === undefined || !pictures) return;
      const pages = paths.flatMap((path) => noted.get(path) ?? []);
      const news = newsByLanguage(
        pages.flatMap((page) => page.items),
        voice.language,
      );
      await writeFiles(
        staging,
        new Map([
          ...sitemapFiles(
            origin,
            pages.map(({ entry }) => entry),
          ),
          ...[...news].flatMap(([language, items]): [string, string][] => {
            const spoken = voices.get(language) ?? voice;
            const { feed, calendar } = newsFiles(spoken);
            return [
              [feed, feedFile(spoken, origin, items, built)],
              [calendar, calendarFile(spoken, origin, items, built)],
            ];
          }),
        ]),
      );
      await pictures.forget();
    },
  };
}

/**
 * The languages that have a feed, the site's own among them. A page names the feed of its language, and what there is to tell is known only when
 * all pages are.
 *
 * @param resolve what a page is
 * @param main the language of the site
 */
export async function languagesWithNews<M>(
  matches: readonly M[],
  resolve: (match: M) => Promise<Resolution>,
  main: string,
  store: Store,
): Promise<ReadonlySet<string>> {
  const items: SpokenItem[] = [];
  for (const match of matches) {
    const resolution = await resolve(match);
    if (resolution.kind === 'page') items.push(...(await newsOf(resolution, store)));
  }
  return new Set(newsByLanguage(items, main).keys());
}

/** What a page tells of, with its language. */
async function newsOf(
  { page, route, voice }: Pick<ResolvedPage, 'page' | 'route' | 'voice'>,
  store: Store,
): Promise<SpokenItem[]> {
  if (page.over !== undefined) return [];
  const date = page.date ?? (await entryDate(store, route, page.path));
  return datedItemsOf(page, date).map((item) => ({ ...item, language: voice.language }));
}

/** The date of the entry that a page shows, which the page of a month of camps does not show by itself. */
async function entryDate(store: Store, { layout, data }: Route, path: string): Promise<string | undefined> {
  return (await LAYOUTS[layout].entries?.(store, data))?.get(path)?.date;
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
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  }
}
