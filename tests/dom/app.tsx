/** The app on the complete fixture site in a document of happy-dom, with a fake network and a fake clock. */
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import { createLoaders } from '../../src/app/entries/loaders.ts';
import { fetchJson, isDefined } from '../../src/app/entries/request.ts';
import { createVerifiedFetch } from '../../src/app/entries/verifiedFetch.ts';
import { Router } from '../../src/app/router/Router.tsx';
import { dataAddress, mediaAddress } from '../../src/core/data/dataAddress.ts';
import { digest } from '../../src/core/data/digest.ts';
import { createStore, optionalMedia } from '../../src/core/data/load.ts';
import { isMediaFile, type MediaFile } from '../../src/core/data/media.ts';
import { type Resolution, resolve } from '../../src/core/resolve.ts';
import { match } from '../../src/core/route/match.ts';
import { routeTable } from '../../src/core/route/table.ts';
import { withDerivedData } from '../../src/node/content/derivedData.ts';
import { readSite } from '../../src/node/content/folder.ts';
import { createSearchIndexer } from '../../src/node/ssg/search.ts';
import { englishLocaleSet } from '../locales.ts';
import { completeSite, dataFiles, routes } from '../property/damage.ts';
import { POLL_TIMEOUT_MS } from '../timeouts.ts';

const site = await readSite(completeSite);
const localeSet = englishLocaleSet(site);
const table = routeTable({ routes });
const { read } = await withDerivedData(
  { routes },
  {
    names: dataFiles.map(({ name }) => name),
    read: async (name) => dataFiles.find((file) => file.name === name)?.value,
  },
);

/** The media manifest of every data file. */
const MEDIA: MediaFile = { pictures: { 'images/sea.jpg': { width: 640, height: 480 } }, documents: {} };
export const PAGES = [
  { path: 'voyages', title: 'Voyages' },
  { path: 'logbook', title: 'Logbook' },
];

const files = new Map<string, unknown>([
  ['/pages.json', PAGES],
  ...Object.entries(createSearchIndexer(localeSet, {}).files()).map(
    ([name, file]) => [`/${name}`, file] as const,
  ),
]);
for (const { name } of dataFiles) {
  files.set(dataAddress(name), await read(name));
  files.set(mediaAddress(name), MEDIA);
}

/** As in `digests.json`. */
export const DIGESTS = Object.fromEntries(
  [...files]
    .filter(([address]) => address.startsWith('/data/'))
    .map(([address, file]) => [address, digest('', file)]),
);

export const serve = (address: string): Response =>
  files.has(address)
    ? new Response(JSON.stringify(files.get(address)))
    : new Response('Not found', { status: 404 });

export type Network = (address: string, init?: RequestInit) => Promise<Response> | Response;

let root: Root | undefined;

/**
 * Starts each test of a file with a fake clock, and ends its app.
 *
 * @param network responds to all requests
 * @returns counts reloads of the page
 */
export function prepareApp(network: Network) {
  const reload = vi.fn();
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    vi.stubGlobal('fetch', async (...args: Parameters<Network>) => network(...args));
    vi.spyOn(location, 'reload').mockImplementation(reload);
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  });
  afterEach(() => {
    root?.unmount();
    reload.mockClear();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
  return reload;
}

export const advance = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** React renders in immediates, some milliseconds in each. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise((done) => setImmediate(done));
  await advance(0);
}

/** Waits until a condition is met. @throws (rejects) after a timeout */
export async function until(isSo: () => boolean): Promise<void> {
  const end = performance.now() + POLL_TIMEOUT_MS;
  while (!isSo()) {
    if (performance.now() > end) throw new Error(`It was not so in time: ${isSo}`);
    await turns();
  }
}

export async function waitUntil(look: () => void): Promise<void> {
  const end = performance.now() + POLL_TIMEOUT_MS;
  for (;;) {
    try {
      look();
      return;
    } catch (error) {
      if (performance.now() > end) throw error;
      await turns();
    }
  }
}

export const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? undefined;

export const waitForTitle = (title: string) => until(() => textOf('main h1') === title);

/** Opens a page with the app. @param digests of the files that the app accepts; without them it accepts any */
export async function openApp(path: string, digests: Record<string, string>): Promise<void> {
  history.replaceState(null, '', path);
  delete document.documentElement.dataset.ready;
  document.body.innerHTML = '<div id="root"></div>';
  const load = createVerifiedFetch(fetchJson, '', digests);
  const store = createStore(
    (name) => load(dataAddress(name), name, isDefined),
    site.facts,
    (name) => fetchJson(mediaAddress(name), name, isMediaFile),
  );
  const { loadPages, loadSearch } = createLoaders('', load);
  const isPage = match(table, path).kind === 'route';
  const initial: Resolution = isPage
    ? await resolve({ locales: localeSet.locales, table, store }, path)
    : { kind: 'none' };
  root = createRoot(document.getElementById('root') ?? document.body);
  root.render(
    <BrowserRouter>
      <Router
        siteContext={{ ...localeSet, buildYear: 2025, loadPages, loadSearch }}
        table={table}
        store={optionalMedia(store)}
        initial={initial}
        loadPages={loadPages}
      />
    </BrowserRouter>,
  );
  await until(() => 'ready' in document.documentElement.dataset);
}

export function followLink(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  document.querySelector('footer')?.append(link);
  link.click();
}

export function retry(): void {
  const button = [...document.querySelectorAll('main button')].find(
    ({ textContent }) => textContent === 'Try again',
  );
  if (!(button instanceof HTMLElement)) throw new Error('There is no button to try again.');
  button.click();
}
