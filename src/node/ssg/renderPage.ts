/** Renders pages from the published files. */
import { prerender } from '../../app/entries/prerender.tsx';
import type { Assets } from '../../app/shell/Document.tsx';
import type { ShareImage } from '../../app/shell/head/Head.tsx';
import type { Locale } from '../../core/i18n/locale.ts';
import { missingEntry, resolvePage } from '../../core/layouts/resolvePage.ts';
import type { InlineLogo, Manifest, PageSummary } from '../../core/model.ts';
import { redirectsInFile } from '../../core/route/browserRedirects.ts';
import type { RouteMatch } from '../../core/route/match.ts';
import { href } from '../../core/route/path.ts';
import { queryRedirects } from '../../core/route/queryRedirects.ts';
import { REDIRECTS_FILE } from '../content/generatedFiles.ts';
import { createLocaleSet, type SiteLocales } from '../content/locales.ts';
import { createOutputSource } from './outputSource.ts';

/** The inputs of all pages, which can be sent to a worker. */
export interface RenderData {
  /** The output folder, with data and media as they are published. */
  folder: string;
  /** With the fields that the build adds to routes. */
  manifest: Manifest;
  locales: SiteLocales;
  logo?: InlineLogo;
  buildYear: number;
  searchPath?: string;
  assets: Assets;
  /** The languages with a feed; other pages link to the feed of the site. */
  newsLanguages: readonly string[];
}

export interface RenderTask {
  /** Absent for a not-found page. */
  match?: RouteMatch;
  /** The family or language of a not-found page; absent for the general one. */
  notFoundParent?: string;
  share?: ShareImage;
  /** All pages of the site, for a page that lists them. */
  pages?: readonly PageSummary[];
}

/** Returns a function that renders a page. It throws (rejects) if the page does not exist. */
export function createRenderer(data: RenderData): (task: RenderTask) => Promise<string> {
  const { folder, manifest, logo, buildYear, searchPath, assets } = data;
  const localeSet = createLocaleSet(data.locales);
  const { locale: mainLocale, locales } = localeSet;
  const source = createOutputSource(folder, { site: mainLocale.site, manifest }, locales);
  const siteContext = { ...localeSet, logo, buildYear, searchPath };
  const input = { ...source, siteContext, assets, withDigest: true };
  const feedIn = (language: string) => ({
    feedLocale: data.newsLanguages.includes(language) ? undefined : mainLocale,
  });
  const queryPaths = new Set(queryRedirects(manifest).map(({ path }) => path));
  const hasRedirectsFile = Object.keys(redirectsInFile(manifest)).length > 0;
  const redirectFacts = (isAffected: boolean) =>
    isAffected ? { redirects: `${source.table.base}/${REDIRECTS_FILE}` } : {};
  const notFoundFacts = ({ language }: Pick<Locale, 'language'>) => ({
    ...feedIn(language),
    ...redirectFacts(hasRedirectsFile),
  });
  const renderNotFound = async (parent: string | undefined) => {
    if (parent !== undefined && source.table.families.has(parent)) {
      const missing = await missingEntry(source, parent);
      return prerender(input, missing, missing.path, notFoundFacts(missing.locale));
    }
    const locale = await locales(parent);
    return prerender(input, { kind: 'none', locale }, undefined, notFoundFacts(locale));
  };
  return async ({ match, notFoundParent, share, pages }) => {
    if (!match) return renderNotFound(notFoundParent);
    source.next(match);
    const resolution = await resolvePage(source, match);
    if (resolution.kind !== 'page') throw new Error(`The page ${href(match.path)} has no content.`);
    const facts = {
      share,
      ...feedIn(resolution.locale.language),
      ...redirectFacts(queryPaths.has(match.path)),
    };
    const pageInput = pages ? { ...input, siteContext: { ...siteContext, pages } } : input;
    return prerender(pageInput, resolution, match.path, facts);
  };
}
