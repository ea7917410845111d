import { hasSearch } from '../../../core/data/blockTraits/runtimeTraits.ts';
import type { Store } from '../../../core/data/load.ts';
import { resolvePage } from '../../../core/layouts/resolvePage.ts';
import type { RouteMatch } from '../../../core/route/match.ts';
import { href } from '../../../core/route/path.ts';
import { findAnnouncements } from '../../content/announcements.ts';
import { buildTime } from '../../content/clock.ts';
import { createLocaleSet, type LocaleSet } from '../../content/locales.ts';
import type { PreviousOutput } from '../incremental/buildRecord.ts';
import { fingerprint, type ManifestPage, type PagePlan, planPages } from '../incremental/plan.ts';
import { createOutputSource, type OutputSource } from '../outputSource.ts';
import { isPartOfList, type PageList, pageList, sitePages } from '../pages.ts';
import type { RenderData } from '../renderPage.ts';
import { createSearchIndexer, type SearchIndexer, searchPathOf } from '../search.ts';
import { createSharing, languagesWithNews, type Sharing } from '../sharing/index.ts';
import type { PublishedSite } from './published.ts';

export interface ResolvedSite extends PublishedSite {
  localeSet: LocaleSet;
  source: OutputSource;
  matches: readonly RouteMatch[];
  list: PageList;
  /** Undefined for a site without search. */
  words?: SearchIndexer;
  sharing: Sharing;
  plan: PagePlan;
  siteFingerprint: string;
  renderData: RenderData;
  /** Returns the metadata of a page. @throws (rejects) if the page does not exist */
  metadata(match: RouteMatch): Promise<ManifestPage>;
}

/** Resolves all pages of a site. Their metadata is computed on demand, so that rendering can start. */
export async function resolvePages(
  published: PublishedSite,
  previous?: PreviousOutput,
): Promise<ResolvedSite> {
  const { folder, staging, site, manifest, names, locales, look, assets, history, derived, today } =
    published;
  const localeSet = createLocaleSet(locales);
  const source = createOutputSource(staging, { site, manifest }, localeSet.locales);
  const matches = await sitePages(manifest.routes, source.table, source.store, names);
  const times = {
    today,
    built: buildTime(history.lastCommit),
    findAnnouncement: findAnnouncements(folder, history, derived),
  };
  const sharing = createSharing(localeSet, look.brand, times, published.shareImages);
  const searchPath = await searchPathOf(manifest, source.store);
  const words = searchPath === undefined ? undefined : createSearchIndexer(localeSet, manifest);
  const list = pageList(localeSet);
  const renderData: Omit<RenderData, 'newsLanguages'> = {
    folder: staging,
    manifest,
    locales,
    logo: look.mark,
    buildYear: Number(today.slice(0, 4)),
    searchPath,
    assets: { ...assets, frameColours: sharing.frameColours },
  };
  const siteFingerprint = fingerprint({ ...renderData, folder: '' });
  const paths = matches.map(({ path }) => path);
  const current = { siteFingerprint, files: published.fingerprints };
  const plan = planPages(previous?.manifest, current, paths);

  const resolveMetadata = async (match: RouteMatch): Promise<ManifestPage> => {
    source.next(match);
    const dataFiles = new Set<string>();
    const store = recordReads(source.store, dataFiles);
    const resolution = await resolvePage({ ...source, store }, match);
    if (resolution.kind !== 'page') throw new Error(`The page ${href(match.path)} has no content.`);
    const { page, locale } = resolution;
    const listsPages = hasSearch(page.blocks);
    const isSearched = !listsPages && page.expiredNotice === undefined && !isPartOfList(resolution);
    return {
      metadata: {
        list: list.row(resolution),
        words: isSearched ? words?.row(page, locale.language) : undefined,
        sharing: await sharing.row(resolution, store),
        ...(listsPages && { listsPages }),
      },
      dataFiles: [...dataFiles],
    };
  };
  const resolved = new Map<string, ManifestPage>(plan.reuse);
  const metadata = async (match: RouteMatch) => {
    const page = resolved.get(match.path) ?? (await resolveMetadata(match));
    resolved.set(match.path, page);
    return page;
  };
  const [main, ...others] = locales.sources;
  // Every page links to the feed of its language, so these have to be known first.
  const newsLanguages =
    others.length === 0
      ? [main.language]
      : languagesWithNews(
          (await Promise.all(matches.map(metadata))).map((page) => page.metadata.sharing),
          main.language,
        );
  return {
    ...published,
    localeSet,
    source,
    matches,
    list,
    words,
    sharing,
    plan,
    siteFingerprint,
    renderData: { ...renderData, newsLanguages },
    metadata,
  };
}

/** Returns a store that adds the names of requested files to a set. */
function recordReads(store: Store, names: Set<string>): Store {
  return {
    ...store,
    get: (kind, name) => {
      names.add(name);
      return store.get(kind, name);
    },
    media: (name) => {
      names.add(name);
      return store.media(name);
    },
  };
}
