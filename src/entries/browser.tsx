/** The app in the browser: hydrates the page that is there and takes over from then on. */

import { buildYear, manifest, site } from 'virtual:site';
import { startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createStore, LoadError, type MediaReader, type Reader } from '../content/load.ts';
import type { MediaFile } from '../content/media.ts';
import type { SiteModel } from '../model.ts';
import { Router } from '../Router.tsx';
import { resolve } from '../resolve.ts';
import { routeTable } from '../route/table.ts';
import type { SearchFile } from '../search/file.ts';
import { hasSearch } from '../search/page.ts';
import type { Search } from '../search/search.ts';
import type { Listed } from '../shell/NotFound.tsx';
import '../styles/main.css';

const fetchJson = async (address: string, name: string): Promise<unknown> => {
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    return await response.json();
  } catch (cause) {
    throw new LoadError(name, { cause });
  }
};

let pages: Promise<readonly Listed[]> | undefined;

/** Written by the build next to the pages, so the shape is known. */
const loadPages = () => {
  pages ??= keep(fetchJson('/pages.json', 'pages') as Promise<readonly Listed[]>, () => {
    pages = undefined;
  });
  return pages;
};

let search: Promise<Search> | undefined;

/** The index is written by the build too; the code that reads it comes beside it. */
const loadSearch = () => {
  search ??= keep(
    Promise.all([fetchJson('/search-index.json', 'search-index'), import('../search/search.ts')]).then(
      ([file, { createSearch }]) => createSearch(file as SearchFile),
    ),
    () => {
      search = undefined;
    },
  );
  return search;
};

/** The same promise; when it fails it is forgotten, so that the next call tries again. */
function keep<T>(promise: Promise<T>, forget: () => void): Promise<T> {
  promise.catch(forget);
  return promise;
}

/** Reads a data file over the network. */
export const fetchData: Reader = (name) => fetchJson(`/data/${name}.json`, name);

/** Reads what the build has written about the media of a data file, so the shape is known. */
const fetchMedia: MediaReader = (name) => fetchJson(`/media/${name}.json`, name) as Promise<MediaFile>;

/** Shows the same page with other content, in its place. */
export type Show = (model: SiteModel) => void;

/**
 * Starts the app.
 *
 * @param read where data files come from
 * @param readMedia where what is known about their media comes from
 * @returns in development only, and where there is an app: what shows the site after an edit
 * @throws LoadError (rejects) when the content of the page cannot be had; the page stays as it is and start may be called again
 */
export async function start(
  read: Reader = fetchData,
  readMedia: MediaReader = fetchMedia,
): Promise<Show | undefined> {
  const root = document.getElementById('root');
  if (!root) return undefined;
  const first = contentOf({ site, manifest }, read, readMedia);
  // The static not-found page stands for every address that has no file, so that is what there is to hydrate.
  const provisional = document.documentElement.dataset.page === 'not-found';
  const initial = provisional
    ? ({ kind: 'none' } as const)
    : await resolve(site, first.table, first.store, location.pathname);
  // The list of all pages stands in the HTML of the search page, so it must be there to hydrate it.
  const listed = initial.kind === 'page' && hasSearch(initial.page.blocks) ? await loadPages() : undefined;
  const app = ({ surroundings, ...content }: ReturnType<typeof contentOf>) => (
    <BrowserRouter>
      <Router
        {...content}
        surroundings={{ ...surroundings, pages: listed }}
        initial={initial}
        provisional={provisional}
        loadPages={loadPages}
      />
    </BrowserRouter>
  );
  nameFirstEntry();
  // In a transition React gives way every few milliseconds, and a phone that is slow still scrolls meanwhile.
  let hydrated: Root | undefined;
  startTransition(() => {
    hydrated = hydrateRoot(root, app(first));
  });
  if (!import.meta.hot) return undefined;
  return (model) => {
    pages = undefined;
    search = undefined;
    hydrated?.render(app(contentOf(model, read, readMedia)));
  };
}

/**
 * Gives the entry of the history that the visitor came by a key, as react-router gives to those that it makes, so that
 * Back to it is told from a place on a page.
 */
function nameFirstEntry() {
  const state = history.state as { key?: string } | null;
  if (state?.key === undefined) {
    history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '');
  }
}

function contentOf({ site, manifest }: SiteModel, read: Reader, readMedia: MediaReader) {
  return {
    surroundings: {
      site,
      buildYear,
      // Only the build has read every page; the HTML says what it has found.
      searchPath: document.documentElement.dataset.search,
      loadPages,
      loadSearch,
    },
    table: routeTable(manifest),
    store: createStore(read, site.facts, readMedia),
  };
}
