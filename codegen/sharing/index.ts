/** What machines and those who share a page read of a site: share pictures, icons, sitemap, feed, calendar. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store } from '../../src/content/load.ts';
import type { Page, Route, Site } from '../../src/model.ts';
import { matchPath } from '../../src/route/match.ts';
import { href } from '../../src/route/path.ts';
import type { RouteTable } from '../../src/route/table.ts';
import { FILES, type FrameColours, type ShareImage } from '../../src/shell/head/Head.tsx';
import { lastChanges } from '../changes.ts';
import { buildTime } from '../clock.ts';
import { dataFile } from '../site.ts';
import { type Brand, readBrand } from '../tokens.ts';
import { calendarFile } from './calendar.ts';
import { cardOf } from './card.ts';
import { feedFile } from './feed.ts';
import { type Happening, happeningsOf, sortHappenings } from './happenings.ts';
import { iconFiles, webManifest } from './icons.ts';
import { createSharePictures, type SharePictures } from './pictures.ts';
import { robotsFile, type SitemapEntry, sitemapFiles } from './sitemap.ts';

export interface Sharing {
  /** The colours of the browser's frame around a page. */
  frameColours: FrameColours;
  /**
   * Takes note of a page.
   *
   * @returns the picture that stands for it where it is shared; none where the site does not know its own address
   */
  add(page: Page): Promise<ShareImage | undefined>;
  /**
   * Writes everything beside the pages. A file of the same name that the site brings itself stays.
   *
   * @param paths the canonical paths of all pages, in their order
   */
  write(staging: string, paths: readonly string[]): Promise<void>;
}

/** @param folder the site folder */
export async function createSharing(
  folder: string,
  site: Site,
  table: RouteTable,
  store: Store,
): Promise<Sharing> {
  const brand = await readBrand();
  const frameColours = brand.band;
  const { origin } = site;
  if (origin === undefined) {
    return {
      frameColours,
      add: async () => undefined,
      write: (staging) => writeFiles(staging, ownFiles(site, brand, undefined)),
    };
  }
  const pictures: SharePictures = await createSharePictures(folder, brand);
  const changes = await lastChanges(folder);
  const noted = new Map<string, { entry: SitemapEntry; happenings: Happening[] }>();
  return {
    frameColours,

    async add(page) {
      const found = matchPath(table, page.path);
      const route = found.kind === 'route' ? found.route : undefined;
      const date = route?.layout === 'camp-month' ? await monthDate(store, route, page.path) : page.date;
      const changed = route && changes.get(dataFile(route.data));
      noted.set(page.path, {
        entry: { url: origin + href(page.path), changed },
        happenings: happeningsOf(page, date),
      });
      return pictures.order(cardOf(page, site), page.image);
    },

    async write(staging, paths) {
      const pages = paths.flatMap((path) => noted.get(path) ?? []);
      const happenings = sortHappenings(pages.flatMap((page) => page.happenings));
      const built = buildTime(folder);
      const known = { ...site, origin };
      await writeFiles(staging, ownFiles(site, brand, origin));
      await writeFiles(
        staging,
        new Map([
          ...sitemapFiles(
            origin,
            pages.map(({ entry }) => entry),
          ),
          [FILES.feed, feedFile(known, happenings, built)],
          [FILES.calendar, calendarFile(known, happenings, built)],
        ]),
      );
      await pictures.finish(staging);
    },
  };
}

/** The date of a month of camps, which its page does not show by itself. */
async function monthDate(store: Store, { data }: Route, path: string): Promise<string | undefined> {
  return (await store.get('camp', data)).entries.get(path)?.date;
}

/** The files that need no content but site.json. */
async function ownFiles(
  site: Site,
  brand: Brand,
  origin: string | undefined,
): Promise<Map<string, string | Buffer>> {
  return new Map([
    ...(await iconFiles(brand)),
    [FILES.webManifest, webManifest(site, brand)],
    ['robots.txt', robotsFile(origin)],
  ]);
}

async function writeFiles(
  staging: string,
  files: ReadonlyMap<string, string | Buffer> | Promise<ReadonlyMap<string, string | Buffer>>,
): Promise<void> {
  for (const [name, content] of await files) {
    try {
      await writeFile(join(staging, name), content, { flag: 'wx' });
    } catch (error) {
      // The site brings its own.
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  }
}
