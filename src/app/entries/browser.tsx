/** The app in the browser: hydrates the page that is there and takes over from then on. */

import { buildYear, languages, later, locale, logo, manifest, state, translatedEntries } from 'virtual:site';
import { BrowserRouter } from 'react-router-dom';
import { hasSearch } from '../../core/data/blockTraits/runtimeTraits.ts';
import { dataAddress, mediaAddress } from '../../core/data/dataAddress.ts';
import { digest, pageDigest, renderedPageDigest } from '../../core/data/digest.ts';
import {
  createStore,
  type DataReader,
  LoadError,
  type MediaReader,
  optionalMedia,
  ReleaseError,
} from '../../core/data/load.ts';
import { isMediaFile } from '../../core/data/media.ts';
import { createLocale, type Locale, type Locales, translationsOfRows } from '../../core/i18n/locale.ts';
import type { Manifest, PageSummary, SiteModel } from '../../core/model.ts';
import { missingEntry, type Resolution, resolve } from '../../core/resolve.ts';
import { baseOf } from '../../core/route/base.ts';
import { routeTable } from '../../core/route/table.ts';
import { Router } from '../router/Router.tsx';
import { position } from '../router/scrollPosition.ts';
import { isDomChanged } from '../shell/domFingerprint.ts';
import '../styles/main.css';
import { hydrate, skipHydration } from './hydrate.ts';
import { createLoaders, keep } from './loaders.ts';
import { fetchJson, isAnything } from './request.ts';
import { createVerifiedFetch } from './verifiedFetch.ts';

const base = baseOf(locale.site);
const { app = '', files = '', made } = document.documentElement.dataset;
/** Of the site in each of its modules that has come: in development an edit may have come between two. */
const states = new Set<string>();
if (import.meta.hot) states.add(state);
/** Of the files of this release, from the time that `/digests.json` has come. */
const digests: Record<string, unknown> = {};
const askForJson = createVerifiedFetch(fetchJson, app, digests);

/** Of the first page the inline loader has asked for a moment ago. */
const started = new Set(files.split(' '));
let startedCache: RequestCache = 'force-cache';
const cacheFor = (address: string) => (started.has(address) ? startedCache : 'default');
/** The files of the first page, of which only as much is known to be right as the page shows. */
const unproved = new Map<string, unknown>();

const { loadPages, loadSearch, forget } = createLoaders(base, askForJson);

/** Reads a data file over the network. @throws ReleaseError (rejects) when it is not the one of this release */
export const fetchData: DataReader = async (name) => {
  const address = base + dataAddress(name);
  if (made === undefined || address in digests || !started.has(address))
    return askForJson(address, name, isAnything, cacheFor(address));
  const file = await fetchJson(address, name, isAnything, cacheFor(address));
  unproved.set(address, file);
  return file;
};

/** Reads what the build has written about the media of a data file. */
const fetchMedia: MediaReader = (name) => {
  const address = base + mediaAddress(name);
  return fetchJson(address, name, isMediaFile, cacheFor(address));
};

/** Shows the same page with other content, in its place. */
export type Show = (model: SiteModel) => void;

/**
 * Starts the app.
 *
 * @param read where data files come from
 * @param readMedia where what is known about their media comes from
 * @param loadStyles loads the styles of blocks that few first pages have
 * @returns in development only, and where there is an app: what shows the site after an edit. There is none on a page
 *   that was changed by somebody else, such as a browser that translates: it stays as it is, and works as without
 *   script. Only where a form needs the app the page is drawn anew.
 * @throws LoadError (rejects) when the content of the page, or what its HTML was made with besides, cannot be had; the page
 *   stays as it is and start may be called again, unless the content is another than the page was made from: then the app
 *   stays out for good
 */
export async function start(
  read: DataReader = fetchData,
  readMedia: MediaReader = fetchMedia,
  loadStyles: () => Promise<unknown> = () => import('./uncommonStyles.ts'),
): Promise<Show | undefined> {
  const root = document.getElementById('root');
  if (!root) return undefined;
  takePlainAddress();
  // Somebody waits for it (see hold.ts), and the line has nothing else to bring while the page is taken over.
  if (document.querySelector('.search-held')) loadSearch('titles').catch(() => undefined);
  const first = contentOf({ site: locale.site, manifest }, read, readMedia);
  // A static not-found page stands for every address that has no file, so that is what there is to hydrate.
  const { page: pageKind, family } = document.documentElement.dataset;
  const provisional = pageKind === 'not-found';
  let initial: Resolution = { kind: 'none' };
  let listed: readonly PageSummary[] | undefined;
  // In development an edit may have come between the page and what it is drawn of here; React would keep what has become another.
  let isOutdated = false;
  try {
    if (provisional) {
      const { locales } = first.siteContext;
      // A language and a family may have one of their own.
      initial =
        family === undefined
          ? { kind: 'none', locale: await locales(document.documentElement.lang) }
          : await missingEntry(locales, first.table, family);
    } else {
      initial = await firstPage(first).catch((error: unknown) => {
        if (error instanceof LoadError) throw error;
        // A cache may have kept an old file.
        startedCache = 'reload';
        first.store.forget();
        return firstPage(first);
      });
      // The list of all pages stands in the HTML of the search page, so it must be there to hydrate it.
      if (hasSearch(initial.page.blocks)) listed = await loadPages();
      if (import.meta.hot)
        isOutdated =
          states.size > 1 ||
          document.documentElement.dataset.drawnOf !== renderedPageDigest(state, initial.page, listed);
    }
  } catch (error) {
    if (error instanceof LoadError) throw error;
    skipHydration(error);
    return undefined;
  }
  const renderApp = ({ siteContext, ...content }: ReturnType<typeof contentOf>) => (
    <BrowserRouter>
      <Router
        {...content}
        store={optionalMedia(content.store)}
        siteContext={{ ...siteContext, pages: listed }}
        initial={initial}
        provisional={provisional}
        loadPages={loadPages}
        loadStyles={loadStyles}
      />
    </BrowserRouter>
  );
  // The app has left this entry for another page, and told the browser not to scroll here by itself; see useArrival.
  if (history.scrollRestoration === 'manual') {
    scrollTo(0, position(history.state?.key));
    history.scrollRestoration = 'auto';
  }
  const isChanged = isDomChanged(root);
  if (isChanged && !provisional && !root.querySelector('form')) {
    skipHydration('Somebody else has changed the page.');
    return undefined;
  }
  nameFirstEntry();
  const render = hydrate(root, renderApp(first), isChanged || isOutdated);
  if (!import.meta.hot) {
    // Nothing waits for it: without it, data are drawn as they come.
    fetchJson(`${base}/digests.json`, 'digests', isAnything).then(
      (known) => {
        Object.assign(digests, known);
        if ([...unproved].some(([address, file]) => digest(app, file) !== digests[address]))
          first.store.forget();
        unproved.clear();
      },
      () => undefined,
    );
    return undefined;
  }
  return (model) => {
    forget();
    render(renderApp(contentOf(model, read, readMedia)));
  };
}

/** @throws ReleaseError (rejects) when it is not what the HTML was made from */
async function firstPage({ siteContext, table, store }: ReturnType<typeof contentOf>) {
  const resolution = await resolve(siteContext.locales, table, store, location.pathname);
  if (resolution.kind !== 'page' || (made !== undefined && pageDigest(app, resolution.page) !== made))
    throw new ReleaseError(location.pathname);
  return resolution;
}

/** Hosts answer these with the page as well, whose address has neither; without this the app would find none and stay out. */
function takePlainAddress() {
  const { pathname, search, hash } = location;
  const plain = pathname.replace(/\/{2,}/g, '/').replace(/\/index\.html$/, '/');
  if (plain !== pathname) history.replaceState(history.state, '', plain + search + hash);
}

/**
 * Gives the entry of the history that the visitor came by a key, as react-router gives to those that it makes, so that
 * Back to it is told from a place on a page.
 */
function nameFirstEntry() {
  const state = history.state as { key?: string; lightbox?: true } | null;
  if (state?.key === undefined) {
    history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '');
  }
  // A reload has closed the lightbox that this entry stands for; Back should not stay on the page once more.
  if (state?.lightbox) history.back();
}

function contentOf({ site, manifest }: SiteModel, read: DataReader, readMedia: MediaReader) {
  const main = createLocale({ ...locale, site }, async () => (await later()).later);
  return {
    siteContext: {
      logo,
      locale: main,
      locales: loadOnDemand(main, manifest),
      translations: [...translationsOfRows(manifest.routes), ...translatedEntries],
      buildYear,
      // Only the build has read every page; the HTML says what it has found.
      searchPath: document.documentElement.dataset.search,
      loadPages,
      loadSearch,
      read,
    },
    table: routeTable(manifest, site),
    store: createStore(read, site.facts, readMedia),
  };
}

/** The locale of the site, and those that are loaded with the first page that has them, as are the titles of its translations. */
function loadOnDemand(main: Locale, { routes }: Manifest): Locales {
  const loaded = new Map<string, Promise<Locale>>();
  return (language = main.language) => {
    const load = languages[language];
    if (!load) return main;
    const pending =
      loaded.get(language) ??
      keep(
        load().then((module) => {
          if (import.meta.hot) states.add(module.state);
          const { locale, later, titles } = module;
          for (const route of routes) route.title ??= titles[route.path];
          return createLocale(locale, async () => later);
        }),
        () => loaded.delete(language),
      );
    loaded.set(language, pending);
    return pending;
  };
}
