/** Renders pages on request, with the same steps as a build and the current code of the engine. */
import { isDeepStrictEqual } from 'node:util';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ViteDevServer } from 'vite';
import { BRAND } from '../../app/entries/brandSheet.ts';
import type { Assets } from '../../app/shell/Document.tsx';
import { nearestPages } from '../../app/shell/NotFound.tsx';
import { hasSearch } from '../../core/data/blockTraits/runtimeTraits.ts';
import { renderedPageDigest } from '../../core/data/digest.ts';
import { LoadError as Missing } from '../../core/data/load.ts';
import type { PageSource } from '../../core/data/pageSource.ts';
import type { ResolvedPage } from '../../core/layouts/resolvePage.ts';
import type { PageSummary, Site, SiteModel } from '../../core/model.ts';
import type { ContentError } from '../../core/problems/problem.ts';
import { withinSite } from '../../core/route/base.ts';
import { targetHref } from '../../core/route/link.ts';
import { canonicalPath } from '../../core/route/path.ts';
import { queryRedirects, queryTarget, queryTargets } from '../../core/route/queryRedirects.ts';
import { dayIn } from '../content/clock.ts';
import { SEARCH_FILE } from '../content/generatedFiles.ts';
import { createLocaleSet, type LocaleSet, type SiteLocales } from '../content/locales.ts';
import { bundleInlineLoader } from '../ssg/bundle.ts';
import { isPartOfList, pageList, sitePages } from '../ssg/pages.ts';
import { createSearchIndexer, searchPathOf } from '../ssg/search.ts';
import { siteModulesDigest } from '../ssg/sitePlugin.ts';
import { ContentErrorsPage, revisionScript } from './DevPage.tsx';
import { loadDevLocales } from './devLocales.ts';
import type { ContentSnapshot, LiveContent } from './liveContent.ts';
import { MissingPage } from './MissingPage.tsx';
import { BUNDLED_CODE, LIVE_CODE } from './pageCode.ts';
import { formatProblemReport } from './report.ts';
import { routesByNearness } from './routesByNearness.ts';

/** The content types of brand files. */
type BrandType = 'text/css' | 'image/svg+xml' | 'image/png' | 'application/octet-stream';

export interface DevResponse {
  status: number;
  /** The content type of the body. */
  type: 'text/html' | 'text/plain' | 'application/json' | BrandType;
  body: string | Buffer;
  /** The target of a redirect. */
  location?: string;
}

export const jsonResponse = (value: unknown): DevResponse => ({
  status: 200,
  type: 'application/json',
  body: JSON.stringify(value),
});

/** A permanent redirect would be cached. */
export const redirectTo = (location: string): DevResponse => ({
  status: 302,
  type: 'text/html',
  body: '',
  location,
});

export interface Renderer {
  /**
   * Returns a page or its redirect.
   *
   * @param pathname the path of a request, with the base path; any text
   * @param search the query of the request
   * @returns undefined if there is none
   * @throws ContentError (rejects) if a required file was never valid
   */
  page(pathname: string, search?: string): Promise<DevResponse | undefined>;
  /** The list of all pages, as a build writes it. */
  pageList(): Promise<DevResponse>;
  /** A file of the search index, as a build writes it; undefined if there is none. @param path in the site */
  searchFile(path: string): Promise<DevResponse | undefined>;
  /**
   * The response if there is no page.
   *
   * @param address as requested
   * @param revisionBefore the revision at the start of the request
   */
  notFound(address: string, revisionBefore: number): Promise<DevResponse>;
  /** The response if invalid content prevents a page. @param revisionBefore see `notFound` */
  contentErrors(error: ContentError, revisionBefore: number): Promise<DevResponse>;
}

/** Everything for resolving the URLs of a site. */
interface RenderSource extends SiteModel, LocaleSet, PageSource {
  /** The revision before anything was read; a later edit may be missing. */
  revision: number;
  /** Identifies the state of the site, so that modules from before and after an edit are not mixed. */
  state: string;
  locales: LocaleSet['locales'];
  derivedNames: ContentSnapshot['derivedNames'];
}

/**
 * @param revision returns the number of edits
 * @param editor the origin of the editor, where pages use bundled code
 */
export async function createRenderer(
  folder: string,
  vite: ViteDevServer,
  content: LiveContent,
  revision: () => number,
  editor?: string,
): Promise<Renderer> {
  const inlineLoader = await bundleInlineLoader();
  const engineModule: EngineModule = editor === undefined ? createModuleLoader(vite) : importBuiltInModule;
  const code = editor === undefined ? LIVE_CODE : BUNDLED_CODE;
  const { client, app, styles, paper } = code;

  let cachedLocales:
    | { before: number; model: SiteModel; of: Promise<{ locales: SiteLocales; state: string }> }
    | undefined;
  /**
   * Locales depend on all texts of the site, so they are cached between two edits. The site may have changed
   * before the watcher notices.
   */
  const localesOf = (revisionBefore: number, model: SiteModel, now: ContentSnapshot) => {
    if (cachedLocales?.before === revisionBefore && isDeepStrictEqual(cachedLocales.model, model))
      return cachedLocales.of;
    const of = loadDevLocales(folder, now, model).then((locales) => ({
      locales,
      state: siteModulesDigest({ manifest: model.manifest, buildYear: buildYear(model.site), locales }),
    }));
    cachedLocales = { before: revisionBefore, model, of };
    of.catch(() => {
      cachedLocales = undefined;
    });
    return of;
  };

  /** The current site, without its invalid parts. */
  const loadSource = async (): Promise<RenderSource> => {
    const revisionBefore = revision();
    const now = content.snapshot();
    const [{ LoadError }, { createPageSource }, model] = await Promise.all([
      engineModule('core/data/load.ts'),
      engineModule('core/data/pageSource.ts'),
      now.model(),
    ]);
    const { locales, state } = await localesOf(revisionBefore, model, now);
    const localeSet = createLocaleSet(locales);
    const source = createPageSource(model, localeSet.locales, (name) =>
      now.data(name).catch((error: unknown) => {
        // Vite has loaded another copy of this class.
        throw error instanceof Missing ? new LoadError(name) : error;
      }),
    );
    return {
      revision: revisionBefore,
      state,
      ...model,
      derivedNames: now.derivedNames,
      ...localeSet,
      ...source,
      locales: localeSet.locales,
    };
  };

  const allPages = async (source: RenderSource): Promise<ResolvedPage[]> => {
    const { manifest, table, store } = source;
    const { resolvePage } = await engineModule('core/layouts/resolvePage.ts');
    const matches = await sitePages(manifest.routes, table, store, await source.derivedNames());
    const pages = await Promise.all(
      matches.map(async (match) => {
        // A data file that was never valid has no pages; the others are listed.
        const resolution = await resolvePage(source, match).catch(() => undefined);
        return resolution?.kind === 'page' ? [resolution] : [];
      }),
    );
    return pages.flat();
  };
  const list = async (from: RenderSource): Promise<PageSummary[]> => {
    const { pages, row, add, complete } = pageList(from);
    for (const page of await allPages(from)) add(row(page));
    complete();
    return pages;
  };

  let searchIndex: { revision: number; files: Promise<Record<string, unknown>> } | undefined;
  const indexPages = async () => {
    const source = await loadSource();
    const words = createSearchIndexer(source, source.manifest);
    for (const { page, route, locale } of await allPages(source))
      if (!hasSearch(page.blocks) && !isPartOfList({ page, route }))
        words.add(words.row(page, locale.language));
    return words.files();
  };

  return {
    async page(pathname, search = '') {
      const [{ prerender }, { resolve }, from] = await Promise.all([
        engineModule('app/entries/prerender.tsx'),
        engineModule('core/resolve.ts'),
        loadSource(),
      ]);
      const { locale, locales, translations, manifest, table, store } = from;
      const path = canonicalPath(withinSite(table.base, pathname) ?? '');
      const to = queryTarget(queryTargets(queryRedirects(manifest)), path ?? '', search);
      if (to !== undefined) return redirectTo(targetHref(to, table.base));
      const resolution = await resolve(from, pathname);
      if (resolution.kind === 'none' || resolution.kind === 'missing') return undefined;
      if (resolution.kind === 'redirect') return redirectTo(targetHref(resolution.to, table.base));
      const siteContext = {
        locale,
        locales,
        translations,
        buildYear: buildYear(locale.site),
        searchPath: await searchPathOf(manifest, store).catch(() => undefined),
        pages: hasSearch(resolution.page.blocks) ? await list(from) : undefined,
      };
      const drawnOf = renderedPageDigest(from.state, resolution.page, siteContext.pages);
      const assets: Assets = {
        app,
        styles: [...styles, BRAND],
        paper,
        inlineLoader: revisionScript(from.revision, { editor, drawnOf }) + inlineLoader,
        headScripts: [...(client === undefined ? [] : [client]), app],
      };
      const html = prerender({ siteContext, table, store, assets }, resolution, resolution.page.path);
      return { status: 200, type: 'text/html', body: html };
    },

    async pageList() {
      return jsonResponse(await list(await loadSource()));
    },

    async searchFile(path) {
      // One index for all shards of an edit.
      if (searchIndex?.revision !== revision() || path === SEARCH_FILE)
        searchIndex = { revision: revision(), files: indexPages() };
      const file = (await searchIndex.files)[path];
      return file === undefined ? undefined : jsonResponse(file);
    },

    async notFound(address, revisionBefore) {
      const source = await loadSource();
      const path = canonicalPath(withinSite(source.table.base, address.split(/[?#]/, 1)[0] ?? '') ?? '');
      const nearPages = path === undefined ? [] : nearestPages(path, await list(source).catch(() => []));
      const element = createElement(MissingPage, {
        address,
        base: source.table.base,
        reason: path === undefined ? REASON_MALFORMED : REASON_UNKNOWN,
        nearPages: nearPages,
        routes: await routesByNearness(folder, source.manifest, path ?? ''),
        revision: revisionBefore,
        code,
      });
      return { status: 404, type: 'text/html', body: renderDocument(element) };
    },

    async contentErrors({ problems }, revisionBefore) {
      const text = formatProblemReport(folder, problems);
      const element = createElement(ContentErrorsPage, { text, revision: revisionBefore, code });
      return { status: 503, type: 'text/html', body: renderDocument(element) };
    },
  };
}

const REASON_MALFORMED =
  'The address is malformed: a percent sign that begins no letter, an empty part, or an encoded slash. No page can have it.';
const REASON_UNKNOWN = 'No route of the manifest leads there, or its data file has no entry with this url.';

/** Server and browser need the same year; see sitePlugin. */
export const buildYear = ({ timeZone }: Pick<Site, 'timeZone'>) => Number(dayIn(timeZone).slice(0, 4));

/** The modules of src/ that render pages, as loaded by this program. */
const BUILT_IN_MODULES = {
  'core/data/load.ts': () => import('../../core/data/load.ts'),
  'app/entries/prerender.tsx': () => import('../../app/entries/prerender.tsx'),
  'core/resolve.ts': () => import('../../core/resolve.ts'),
  'core/layouts/resolvePage.ts': () => import('../../core/layouts/resolvePage.ts'),
  'core/data/pageSource.ts': () => import('../../core/data/pageSource.ts'),
};

type EngineModules = {
  [File in keyof typeof BUILT_IN_MODULES]: Awaited<ReturnType<(typeof BUILT_IN_MODULES)[File]>>;
};
type EngineModule = <File extends keyof EngineModules>(file: File) => Promise<EngineModules[File]>;

const importBuiltInModule: EngineModule = <File extends keyof EngineModules>(file: File) =>
  // Each file has its own type, which a table of functions cannot express.
  BUILT_IN_MODULES[file]() as Promise<EngineModules[File]>;

/** The current modules, for developing the engine. */
const createModuleLoader =
  (vite: ViteDevServer): EngineModule =>
  async <File extends keyof EngineModules>(file: File) =>
    // Vite has no types for modules.
    (await vite.ssrLoadModule(`/src/${file}`)) as EngineModules[File];

const renderDocument = (element: ReactElement) => `<!doctype html>\n${renderToStaticMarkup(element)}\n`;
