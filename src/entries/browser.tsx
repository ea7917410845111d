/** The app in the browser: hydrates the page that is there and takes over from then on. */

import { buildYear, manifest, site } from 'virtual:site';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createStore, LoadError, type MediaReader, type Reader } from '../content/load.ts';
import type { MediaFile } from '../content/media.ts';
import type { SiteModel } from '../model.ts';
import { Router } from '../Router.tsx';
import { resolve } from '../resolve.ts';
import { routeTable } from '../route/table.ts';
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
  pages ??= fetchJson('/pages.json', 'pages') as Promise<readonly Listed[]>;
  return pages;
};

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
  const app = (content: ReturnType<typeof contentOf>) => (
    <BrowserRouter>
      <Router {...content} initial={initial} provisional={provisional} loadPages={loadPages} />
    </BrowserRouter>
  );
  const hydrated = hydrateRoot(root, app(first));
  if (!import.meta.hot) return undefined;
  return (model) => {
    pages = undefined;
    hydrated.render(app(contentOf(model, read, readMedia)));
  };
}

function contentOf({ site, manifest }: SiteModel, read: Reader, readMedia: MediaReader) {
  return {
    surroundings: { site, buildYear },
    table: routeTable(manifest),
    store: createStore(read, site.facts, readMedia),
  };
}
