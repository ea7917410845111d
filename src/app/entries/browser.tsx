import { buildYear, languages, later, locale, logo, manifest, state, translatedEntries } from 'virtual:site';
import { BrowserRouter } from 'react-router-dom';
import { hasSearch } from '../../core/data/blockTraits/runtimeTraits.ts';
import { dataAddress, mediaAddress } from '../../core/data/dataAddress.ts';
import { digest, pageDigest, renderedPageDigest } from '../../core/data/digest.ts';
import { withTimeout } from '../../core/data/failure.ts';
import {
  type DataReader,
  LoadError,
  type MediaReader,
  optionalMedia,
  ReleaseError,
} from '../../core/data/load.ts';
import { isMediaFile } from '../../core/data/media.ts';
import { createPageSource } from '../../core/data/pageSource.ts';
import { createLocale, type Locale, type Locales, translationsOfRows } from '../../core/i18n/locale.ts';
import { missingEntry } from '../../core/layouts/resolvePage.ts';
import type { PageSummary, SiteModel } from '../../core/model.ts';
import { type Resolution, resolve } from '../../core/resolve.ts';
import { baseOf } from '../../core/route/base.ts';
import { Router } from '../router/Router.tsx';
import { position } from '../router/scrollPosition.ts';
import { isDomChanged } from '../shell/domFingerprint.ts';
import { type HeldControl, replayClicks, SEARCH } from './heldControls.ts';
import { hydrate, skipHydration } from './hydrate.ts';
import { loadedRedirect } from './loadedRedirect.ts';
import { createLoaders, resetOnFailure } from './loaders.ts';
import { loadSheet } from './loadWithStyles.ts';
import { fetchJson, isDefined } from './request.ts';
import { createVerifiedFetch } from './verifiedFetch.ts';

const base = baseOf(locale.site);
const { app = '', files = '', made, styles, redirects } = document.documentElement.dataset;
/** State of the site in each loaded module. In development an edit may happen between two loads. */
const states = new Set<string>();
if (import.meta.hot) states.add(state);
/** Digests of the data files of this release, once `/digests.json` is loaded. */
const digests: Record<string, unknown> = {};
const fetchVerifiedJson = createVerifiedFetch(fetchJson, app, digests);

/** Files of the first page that the inline loader has already requested. */
const started = new Set(files.split(' '));
let startedCache: RequestCache = 'force-cache';
const cacheFor = (address: string) => (started.has(address) ? startedCache : 'default');
/** Files of the first page that are only verified by the digest of the page. */
const unverifiedFiles = new Map<string, unknown>();

const { loadPages, loadSearch, forget } = createLoaders(base, fetchVerifiedJson);

/** Fetches a data file. @throws ReleaseError (rejects) if the file belongs to another release */
export const fetchData: DataReader = async (name) => {
  const address = base + dataAddress(name);
  if (made === undefined || address in digests || !started.has(address))
    return fetchVerifiedJson(address, name, isDefined, cacheFor(address));
  const file = await fetchJson(address, name, isDefined, cacheFor(address));
  unverifiedFiles.set(address, file);
  return file;
};

const fetchMedia: MediaReader = (name) => {
  const address = base + mediaAddress(name);
  return fetchJson(address, name, isMediaFile, cacheFor(address));
};

/** The styles of blocks on later pages. In development, pages link to all styles. */
const loadStyles = async () => {
  if (styles !== undefined) await loadSheet(styles);
};

export type RenderApp = (model: SiteModel) => void;

/**
 * Starts the app.
 *
 * @param held controls that were clicked before
 * @returns renders the site after an edit, in development only. Undefined if a translating browser or an
 * extension has changed the page, which is then not hydrated unless it has a form.
 * @throws LoadError (rejects) if data for the page cannot be loaded. The page is unchanged and `start` may be
 * called again. If the content differs from the HTML, hydration is skipped for good.
 */
export async function start(
  held: HeldControl[] = [],
  read: DataReader = fetchData,
  readMedia: MediaReader = fetchMedia,
): Promise<RenderApp | undefined> {
  const root = document.getElementById('root');
  if (!root) return undefined;
  const { page: pageKind, family } = document.documentElement.dataset;
  const newAddress = await loadedRedirect(redirects, base, location, pageKind !== 'not-found');
  if (newAddress !== undefined) {
    location.replace(newAddress);
    return undefined;
  }
  normalizeAddress();
  // Navigation waits for it and tries again.
  replayClicks(
    held,
    withTimeout(loadStyles()).catch(() => undefined),
  );
  // The connection is idle during hydration.
  if (held.some((control) => control.matches(SEARCH))) loadSearch().catch(() => undefined);
  const first = createPageSourceFor({ site: locale.site, manifest }, read, readMedia);
  // A static host serves one not-found page for every missing address, so that page is hydrated.
  const provisional = pageKind === 'not-found';
  let initial: Resolution = { kind: 'none' };
  let listed: readonly PageSummary[] | undefined;
  // In development an edit may happen between the HTML and these modules. React would keep the outdated HTML.
  let isOutdated = false;
  try {
    if (provisional) {
      const { locales } = first.siteContext;
      // A locale and a family may have their own not-found page.
      initial =
        family === undefined
          ? { kind: 'none', locale: await locales(document.documentElement.lang) }
          : await missingEntry({ locales: locales, table: first.table }, family);
    } else {
      initial = await firstPage(first).catch((error: unknown) => {
        if (error instanceof LoadError) throw error;
        // A cache may contain an old file.
        startedCache = 'reload';
        first.store.forget();
        return firstPage(first);
      });
      // The HTML of the search page contains the list of all pages, so hydration needs it.
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
  const renderApp = ({ siteContext, ...content }: ReturnType<typeof createPageSourceFor>) => (
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
  // The app left this entry with manual scroll restoration; see useNavigationEffects.
  if (history.scrollRestoration === 'manual') {
    scrollTo(0, position(history.state?.key));
    history.scrollRestoration = 'auto';
  }
  const isChanged = isDomChanged(root);
  if (isChanged && !provisional && !root.querySelector('form')) {
    skipHydration('Another program has changed the page.');
    return undefined;
  }
  addEntryKey();
  const render = hydrate(root, renderApp(first), isChanged || isOutdated);
  if (!import.meta.hot) {
    // Optional: without digests, data is not verified.
    fetchJson(`${base}/digests.json`, 'digests', isDefined).then(
      (loaded) => {
        Object.assign(digests, loaded);
        if ([...unverifiedFiles].some(([address, file]) => digest(app, file) !== digests[address]))
          first.store.forget();
        unverifiedFiles.clear();
      },
      () => undefined,
    );
    return undefined;
  }
  return (model) => {
    forget();
    render(renderApp(createPageSourceFor(model, read, readMedia)));
  };
}

/** @throws ReleaseError (rejects) if the content differs from the HTML */
async function firstPage({ siteContext, table, store }: ReturnType<typeof createPageSourceFor>) {
  const resolution = await resolve({ locales: siteContext.locales, table, store }, location.pathname);
  if (resolution.kind !== 'page' || (made !== undefined && pageDigest(app, resolution.page) !== made))
    throw new ReleaseError(location.pathname);
  return resolution;
}

/** Removes `//` and `index.html`. Hosts serve the page at these addresses, but no route matches them. */
function normalizeAddress() {
  const { pathname, search, hash } = location;
  const plain = pathname.replace(/\/{2,}/g, '/').replace(/\/index\.html$/, '/');
  if (plain !== pathname) history.replaceState(history.state, '', plain + search + hash);
}

/** Without a key, Back to the first entry looks like navigation to a hash. */
function addEntryKey() {
  const state = history.state as { key?: string; lightbox?: true } | null;
  if (state?.key === undefined) {
    history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '');
  }
  // The reload has closed the lightbox of this entry. Without this, Back would need two steps.
  if (state?.lightbox) history.back();
}

function createPageSourceFor({ site, manifest }: SiteModel, read: DataReader, readMedia: MediaReader) {
  const main = createLocale({ ...locale, site }, async () => (await later()).later);
  const { locales, table, store } = createPageSource({ site, manifest }, loadOnDemand(main), read, readMedia);
  return {
    siteContext: {
      logo,
      locale: main,
      locales,
      translations: [...translationsOfRows(manifest.routes), ...translatedEntries],
      buildYear,
      // Only the build has read every page, so the HTML contains the search path.
      searchPath: document.documentElement.dataset.search,
      loadPages,
      loadSearch,
      read,
    },
    table,
    store,
  };
}

/** Loads other locales, and the titles of their pages, with the first page that needs them. */
function loadOnDemand(main: Locale): Locales {
  const loaded = new Map<string, Promise<Locale>>();
  return (language = main.language) => {
    const load = languages[language];
    if (!load) return main;
    const pending =
      loaded.get(language) ??
      resetOnFailure(
        load().then((module) => {
          if (import.meta.hot) states.add(module.state);
          const { locale, later, titles } = module;
          return { ...createLocale(locale, async () => later), titles };
        }),
        () => loaded.delete(language),
      );
    loaded.set(language, pending);
    return pending;
  };
}
