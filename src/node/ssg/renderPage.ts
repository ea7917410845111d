/** Draws the pages of a site from the files that it is published with, as a browser does. */
import { prerender } from '../../app/entries/prerender.tsx';
import type { Assets } from '../../app/shell/Document.tsx';
import type { ShareImage } from '../../app/shell/head/Head.tsx';
import { missingEntry, resolvePage } from '../../core/layouts/resolvePage.ts';
import type { InlineLogo, Manifest, PageSummary } from '../../core/model.ts';
import type { RouteMatch } from '../../core/route/match.ts';
import { href } from '../../core/route/path.ts';
import { routeTable } from '../../core/route/table.ts';
import { createLocaleSet, type SiteLocales } from '../content/locales.ts';
import { storeOverOutput } from './storeOverOutput.ts';

/** What all pages of a site are drawn with. Another thread can be given it. */
export interface RenderData {
  /** The output folder, with data and media as they are published. */
  folder: string;
  /** With what the build tells of rows. */
  manifest: Manifest;
  locales: SiteLocales;
  logo?: InlineLogo;
  buildYear: number;
  searchPath?: string;
  assets: Assets;
  /** The languages that have a feed; a page in another names that of the site. */
  withNews: readonly string[];
}

/** A page that is wanted. */
export interface RenderTask {
  /** Absent for a not-found page. */
  match?: RouteMatch;
  /** The family or language of a not-found page; absent for the general one. */
  notFoundParent?: string;
  share?: ShareImage;
  /** All pages of the site, for a page that lists them. */
  pages?: readonly PageSummary[];
}

/** @returns draws a page as an HTML document; throws (rejects) where there is no such page */
export function createRenderer(drawing: RenderData): (order: RenderTask) => Promise<string> {
  const { folder, manifest, locales: siteLocales, logo, buildYear, searchPath, assets } = drawing;
  const localeSet = createLocaleSet(siteLocales);
  const { site } = localeSet.locale;
  const table = routeTable(manifest, site);
  const store = storeOverOutput(folder, site.facts);
  const siteContext = { ...localeSet, logo, buildYear, searchPath };
  const source = { siteContext, table, store, assets, withDigest: true };
  const newsIn = (language: string) => ({
    feedLocale: drawing.withNews.includes(language) ? undefined : localeSet.locale,
  });
  return async ({ match, notFoundParent, share, pages }) => {
    const own = pages ? { ...source, siteContext: { ...siteContext, pages } } : source;
    if (!match) {
      if (notFoundParent !== undefined && table.families.has(notFoundParent)) {
        const missing = await missingEntry({ locales: localeSet.locales, table: table }, notFoundParent);
        return prerender(own, missing, missing.path, newsIn(missing.locale.language));
      }
      const locale = await localeSet.locales(notFoundParent);
      return prerender(own, { kind: 'none', locale: locale }, undefined, newsIn(locale.language));
    }
    store.next(match);
    const resolution = await resolvePage({ locales: localeSet.locales, table, store }, match);
    if (resolution.kind !== 'page') throw new Error(`The page ${href(match.path)} has no content.`);
    return prerender(own, resolution, match.path, { share, ...newsIn(resolution.locale.language) });
  };
}
