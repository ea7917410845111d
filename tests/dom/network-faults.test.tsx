/** Every kind of requested file with every kind of fault, on a fake clock. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createLoaders } from '../../src/app/entries/loaders.ts';
import { fetchJson } from '../../src/app/entries/request.ts';
import { createVerifiedFetch } from '../../src/app/entries/verifiedFetch.ts';
import { dataAddress, mediaAddress } from '../../src/core/data/dataAddress.ts';
import {
  advance,
  DIGESTS,
  followLink,
  openApp,
  PAGES,
  prepareApp,
  retry,
  serve,
  textOf,
  until,
  waitForTitle,
  waitUntil,
} from './app.tsx';

const END_MS = 10_000;

type Answer = (serve: () => Response, signal?: AbortSignal | null) => Promise<Response> | Response;

const aborted = (signal?: AbortSignal | null) =>
  new Promise<never>((_, reject) =>
    signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
  );

const FAULTS = {
  refused: () => Promise.reject(new TypeError('Failed to fetch')),
  '404': () => new Response('<h1>Not found</h1>', { status: 404 }),
  '500 once': () => new Response('<h1>Internal error</h1>', { status: 500 }),
  '500 always': () => new Response('<h1>Internal error</h1>', { status: 500 }),
  'cut in the middle': () =>
    Object.assign(new Response(''), { text: () => Promise.reject(new TypeError('network error')) }),
  'never answered': (_, signal) => aborted(signal),
  late: async (serve) => {
    await new Promise((done) => setTimeout(done, 1500));
    return serve();
  },
  'HTML in its place': () => new Response('<!doctype html><title>Log in</title>'),
  'of another release': () => new Response('{"release":"another"}'),
} satisfies Record<string, Answer>;

type Fault = keyof typeof FAULTS;
const ALL = Object.keys(FAULTS) as Fault[];
/** The fault ends automatically. */
const passes = (fault: Fault) => fault === '500 once' || fault === 'late';

let spoilt: { is: (address: string) => boolean; fault: Fault } | undefined;
let met = 0;

const reload = prepareApp((address, { signal } = {}) => {
  if (!spoilt?.is(address) || (spoilt.fault === '500 once' && met > 0)) return serve(address);
  met++;
  const answer: Answer = FAULTS[spoilt.fault];
  return answer(() => serve(address), signal);
});

function spoil(is: (address: string) => boolean, fault: Fault): void {
  spoilt = { is, fault };
  met = 0;
}
const heal = () => {
  spoilt = undefined;
};

beforeEach(heal);

const isMet = () => until(() => met > 0);
const open = (path: string) => openApp(path, DIGESTS);
const isVoyages = (address: string) => address === dataAddress('voyages');

/** The message for a fault, by the visitor's remedy. */
const SENTENCES: Readonly<Record<Exclude<Fault, '500 once' | 'late' | 'of another release'>, RegExp>> = {
  refused: /connection/,
  'cut in the middle': /connection/,
  'never answered': /very slow/,
  '404': /cannot send/,
  '500 always': /cannot send/,
  'HTML in its place': /cannot send/,
};

test.each(ALL)('the data of the next page %s', async (fault) => {
  await open('/logbook/');
  spoil(isVoyages, fault);
  followLink('/voyages/');
  expect(textOf('main h1')).toBe('Logbook');
  await isMet();
  await advance(END_MS);
  if (fault === 'of another release') {
    await waitUntil(() => expect(reload).toHaveBeenCalledOnce());
    return;
  }
  expect(reload).not.toHaveBeenCalled();
  if (!passes(fault)) {
    await waitForTitle('This page could not be loaded');
    await waitUntil(() => {
      expect(document.title).toMatch(/^This page could not be loaded · /);
      expect(document.activeElement?.tagName).toBe('H1');
      expect(textOf('.site > [aria-live]')).toContain('could not be loaded');
    });
    expect(textOf('.page-failure [role=alert]')).toMatch(/Nothing is wrong/);
    expect(textOf('.page-failure [role=alert]')).toMatch(SENTENCES[fault as keyof typeof SENTENCES]);
    expect(document.querySelector('.page-failure a')?.getAttribute('href')).toBe('/voyages/');
    expect(document.querySelectorAll('.menu a').length).toBeGreaterThan(3);
    heal();
    retry();
  }
  await waitForTitle('Voyages');
  await waitUntil(() => expect(document.title).toMatch(/^Voyages · /));
});

describe('the media of the next page', () => {
  test.each(ALL)('%s', async (fault) => {
    await open('/logbook/');
    spoil((address) => address === mediaAddress('voyages'), fault);
    followLink('/voyages/');
    await isMet();
    await advance(END_MS);
    await waitForTitle('Voyages');
    const sized = () => document.querySelectorAll('main img[width="640"]').length;
    expect(document.querySelectorAll('main img').length).toBeGreaterThan(0);
    if (!passes(fault)) expect(sized()).toBe(0);
    heal();
    // The next page with the same file requests it again.
    followLink('/logbook/');
    await waitForTitle('Logbook');
    followLink('/voyages/');
    await waitForTitle('Voyages');
    await waitUntil(() => expect(sized()).toBeGreaterThan(0));
  });
});

describe('the list of all pages', () => {
  const isList = (address: string) => address === '/pages.json';

  test.each(ALL)('on the next page: %s', async (fault) => {
    await open('/logbook/');
    spoil(isList, fault);
    followLink('/search/');
    await isMet();
    await waitForTitle('Search');
    await advance(END_MS);
    if (!passes(fault)) {
      await waitUntil(() => expect(textOf('.search-state[role=alert]')).toBeDefined());
      heal();
      retry();
    }
    await waitUntil(() => expect(document.querySelectorAll('.all-pages a')).toHaveLength(PAGES.length));
    expect(textOf('.search-state[role=alert]')).toBeUndefined();
  });

  const nearest = () => document.querySelector('#nearest + ul a[href="/voyages/"]');
  test.each(ALL)('where there is no page: %s', async (fault) => {
    spoil(isList, fault);
    await open('/voyage/');
    await isMet();
    await advance(END_MS);
    if (passes(fault)) await waitUntil(() => expect(nearest()).not.toBeNull());
    else expect(nearest()).toBeNull();
    expect(textOf('main h1')).toBe('Page not found');
    expect(document.querySelector('main a[href="/"]')).not.toBeNull();
  });
});

test.each(ALL)('the search its index is %s', async (fault) => {
  const { loadSearch } = createLoaders('', createVerifiedFetch(fetchJson, '', DIGESTS));
  spoil((address) => address === '/search-index.json', fault);
  const outcome = loadSearch().then(
    () => 'is there',
    () => 'failed',
  );
  expect(loadSearch(), 'asked for once at a time').toBe(loadSearch());
  await advance(END_MS);
  expect(await outcome).toBe(passes(fault) ? 'is there' : 'failed');
  expect(met).toBeGreaterThan(0);
  heal();
  expect(await loadSearch()).toHaveProperty('search');
});

/** Once the effects of the failure, which listen to the connection, have run: the title is the last of them. */
const says = (words: RegExp) =>
  waitUntil(() => {
    expect(document.title).toMatch(/^This page could not be loaded/);
    expect(textOf('.page-failure [role=alert]')).toMatch(words);
  });

test('without a connection the page says so, and loads when the connection returns', async () => {
  await open('/logbook/');
  spoil(isVoyages, 'refused');
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  followLink('/voyages/');
  await isMet();
  await advance(END_MS);
  await says(/You are offline/);
  heal();
  isOnline.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await waitForTitle('Voyages');
});

test('a connection that is lost while the error is shown is reported', async () => {
  await open('/logbook/');
  spoil(isVoyages, '404');
  followLink('/voyages/');
  await isMet();
  await advance(END_MS);
  await says(/cannot send/);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  await says(/You are offline/);
});
