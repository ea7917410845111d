/** Opens pages in Chromium and records errors on them. */
import {
  type APIResponse,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Route,
} from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { POLL_TIMEOUT_MS } from '../timeouts.ts';

export const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The browsers of this worker, by their launch options. They end with the worker, which holds the other end of their pipe.
 */
const launched = new Map<string, Promise<Browser>>();

async function launch(...settings: [executablePath: string, ignoreDefaultArgs: string[]]): Promise<Browser> {
  const key = JSON.stringify(settings);
  const running = await launched.get(key);
  if (running?.isConnected()) return running;
  const [executablePath, ignoreDefaultArgs] = settings;
  const launching = chromium.launch({ executablePath, args: ARGUMENTS, ignoreDefaultArgs }).then(patient);
  launched.set(key, launching);
  return launching;
}

/**
 * A browser for a test file. The files of a worker share it; each closes the windows that its tests have left open.
 *
 * @param which the full browser, only for features that the shell lacks
 * @param ignoreDefaultArgs features disabled by Playwright that the tests need
 */
export function openBrowser(
  which: 'chromium' | 'headlessShell' = 'headlessShell',
  ignoreDefaultArgs: string[] = [],
): () => Browser {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await launch(inject(which), ignoreDefaultArgs);
  });
  afterAll(async () => {
    await Promise.all(browser?.contexts().map((context) => context.close()) ?? []);
  });
  return () => {
    if (!browser) throw new Error('The browser has not started.');
    return browser;
  };
}

/** A browser whose windows have a longer timeout than Playwright's half minute. */
function patient(browser: Browser): Browser {
  // The options of every window.
  const open = browser.newContext.bind(browser);
  browser.newContext = async (settings) => {
    const context = await open(settings);
    context.setDefaultTimeout(POLL_TIMEOUT_MS);
    return context;
  };
  return browser;
}

const DESKTOP = { viewport: { width: 1280, height: 800 } };

export interface Visit {
  page: Page;
  /** Errors of scripts and of the console, including violations of the content security policy. */
  errors: string[];
  /** Requests to hosts other than the site's. */
  foreign: string[];
  close(): Promise<void>;
}

/** A new window on a site. @param origin of the site */
export async function visit(
  browser: Browser,
  origin: string,
  settings: BrowserContextOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({ ...DESKTOP, ...settings });
  await context.addInitScript(hidePointer);
  const page = await context.newPage();
  return { page, ...watch(page, origin), close: () => context.close() };
}

/** Records the errors on a page from now on. */
function watch(page: Page, origin: string): Pick<Visit, 'errors' | 'foreign'> {
  const errors: string[] = [];
  const foreign: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    // A page with an intended status 404 is not an error.
    if (message.type() === 'error' && !/404 \(Not Found\)/.test(message.text())) errors.push(message.text());
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(origin)) foreign.push(request.url());
  });
  return { errors, foreign };
}

/**
 * A window for the tests around the call, which navigate it: opening a window costs more than a page. The tests share its
 * state, so it is for tests that look at pages and change nothing permanently.
 */
export function openWindow(
  browser: () => Browser,
  origin: string,
  settings: BrowserContextOptions,
): () => Visit {
  let opened: Visit | undefined;
  beforeAll(async () => {
    opened = await visit(browser(), origin, settings);
  });
  afterAll(() => opened?.close());
  return () => {
    if (!opened) throw new Error('The window has not been opened.');
    opened.errors.length = 0;
    opened.foreign.length = 0;
    return opened;
  };
}

/**
 * Blocks all requests of a browser except those to a server's origin: the preview of the editor, which is half the cost of a
 * window, is not loaded. For tests that do not look at the preview.
 */
export function blockPreview(context: BrowserContext, address: string): Promise<unknown> {
  const { origin } = new URL(address);
  return context.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
}

/** The pointer of the headless shell is initially at the upper left, which would be a sign of intent. */
function hidePointer() {
  const hide = (event: PointerEvent) => {
    if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
  };
  addEventListener('pointerover', hide, true);
}

/**
 * Polls a page until a condition is met. Playwright compiles its own waiting code (`waitForSelector`, locators) again in
 * every document, which takes as much processor time as a page, so tests that open many pages use this.
 *
 * @param look runs in the page; repeated if the page navigates
 * @param patience in milliseconds
 * @returns its last result, neither undefined nor false
 * @throws (rejects) after the timeout
 */
export async function until<Result, Given>(
  page: Page,
  look: (arg: Given) => Result,
  given: Given,
  patience = POLL_TIMEOUT_MS,
): Promise<Awaited<Result>> {
  const end = Date.now() + patience;
  for (;;) {
    // The types of Playwright do not support a generic function.
    const seen = await (page.evaluate as (look: unknown, arg: unknown) => Promise<Awaited<Result>>)
      .call(page, look, given)
      .catch((error: unknown) => {
        if (!/context was destroyed|cannot find context|navigat/i.test(String(error))) throw error;
        return undefined;
      });
    if (seen !== undefined && seen !== false) return seen;
    if (Date.now() > end) throw new Error(`It was not so in time: ${look}, ${JSON.stringify(given)}`);
    await new Promise((done) => setTimeout(done, 20));
  }
}

/** Waits until an element is on the page. */
export const waitForElement = (page: Page, selector: string) =>
  until(page, (wanted) => document.querySelector(wanted) !== null, selector);

/** Waits until no such element is on the page. */
export const waitForRemoval = (page: Page, selector: string) =>
  until(page, (wanted) => document.querySelector(wanted) === null, selector);

/** The text of the first matching element. */
export const textOf = (page: Page, selector: string): Promise<string | undefined> =>
  page.evaluate((wanted) => document.querySelector(wanted)?.textContent ?? undefined, selector);

/** The text of all matching elements. */
export const textsOf = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate(
    (wanted) => [...document.querySelectorAll(wanted)].map((one) => one.textContent ?? ''),
    selector,
  );

/** The number of matching elements. */
export const countOf = (page: Page, selector: string): Promise<number> =>
  page.evaluate((wanted) => document.querySelectorAll(wanted).length, selector);

/** An attribute of the first matching element. */
export const attributeOf = (page: Page, selector: string, name: string): Promise<string | undefined> =>
  page.evaluate(
    ([wanted, attribute]) => document.querySelector(wanted)?.getAttribute(attribute) ?? undefined,
    [selector, name] as const,
  );

/** Returns true if the first matching element is visible. */
export const isShown = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate(
    (wanted) => document.querySelector(wanted)?.checkVisibility({ visibilityProperty: true }) ?? false,
    selector,
  );

/** Waits for the results of a search for all of the typed text: they are announced once they are final. */
export const waitForResults = (page: Page) =>
  until(
    page,
    () => {
      const search = document.querySelector('.search');
      const status = search?.querySelector('[role=status]')?.textContent;
      const states = [...(search?.querySelectorAll('.search-state') ?? [])];
      const isFound = ({ textContent, className }: Element) =>
        textContent === status && !className.includes('waiting');
      return states.length > 0 && states.every(isFound);
    },
    undefined,
  );

/** Waits until the app runs. */
export const waitForApp = (page: Page) => waitForElement(page, 'html[data-ready]');

/** Waits until the page is painted: Chromium sends no key or click to an unpainted page (https://crrev.com/687220). */
export const waitForPaint = (page: Page) =>
  until(page, () => performance.getEntriesByName('first-paint').length > 0, undefined);

/** Gives the page a sign of intent and waits for the app. */
export async function startApp(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(20, 200);
  await waitForApp(page);
}

/** A key event during the composition of letters. */
export async function pressWhileComposing(page: Page, field: string, key: string): Promise<void> {
  await page.locator(field).evaluate((element, key) => {
    element.dispatchEvent(
      new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true, cancelable: true }),
    );
  }, key);
}

/** Fetches from the server. A connection that it has just closed for being idle is not an error of the page. */
export const fetchRoute = (route: Route): Promise<APIResponse> => route.fetch({ maxRetries: 2 });

/** Changes the styles in pages and in style sheets. The policy of the page no longer contains their hashes. */
export async function rewriteStyles(page: Page, change: (css: string) => string): Promise<void> {
  await page.route('**/*', async (route) => {
    if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.continue();
    const response = await fetchRoute(route);
    const policy = response.headers()['content-security-policy'];
    const headers = {
      ...response.headers(),
      ...(policy && {
        'content-security-policy': policy.replace(/style-src [^;]*/, "style-src 'unsafe-inline' 'self'"),
      }),
    };
    await route.fulfill({ response, headers, body: change(await response.text()) });
  });
}

/** Removes the digests of a site's data, so that data changed by a test reach the renderer. */
export async function removeDigests(page: Page, origin: string): Promise<void> {
  await page.route('**/digests.json', (route) => route.fulfill({ json: {} }));
  await page.route(`${origin}/**/`, async (route) => {
    const response = await fetchRoute(route);
    await route.fulfill({ response, body: (await response.text()).replace(/ data-made="\w+"/, '') });
  });
}

type Use = (visit: Visit) => Promise<void>;

/**
 * Visits of a site on which no error may occur. Opening a window costs more than a page, so the next visit with the same
 * settings uses it again; only its cache remains. Permanent changes (scripts that run before those of a page, the clock)
 * need a visit `alone`.
 */
export function visits(browser: () => Browser, origin: string) {
  const left = new Map<string, Visit[]>();

  /** In a separate window. */
  const alone = async (settings: BrowserContextOptions | undefined, use: Use): Promise<void> => {
    const opened = await visit(browser(), origin, settings);
    await use(opened);
    expect(opened.errors).toEqual([]);
    await opened.close();
  };
  const on = async (settings: BrowserContextOptions | undefined, use: Use): Promise<void> => {
    const key = JSON.stringify(settings ?? {});
    const waiting = left.get(key) ?? [];
    left.set(key, waiting);
    const opened = waiting.pop() ?? (await visit(browser(), origin, settings));
    await use(opened);
    expect(opened.errors).toEqual([]);
    await tidy(opened.page, { ...DESKTOP, ...settings });
    waiting.push({ ...opened, ...watch(opened.page, origin) });
  };
  /** Begins on a page, with the app if there is script. */
  const at = (
    address: string,
    settings: BrowserContextOptions | undefined,
    use: Use,
    wake: (page: Page) => Promise<void> = startApp,
  ): Promise<void> =>
    on(settings, async (opened) => {
      await opened.page.goto(origin + address);
      if (settings?.javaScriptEnabled !== false) await wake(opened.page);
      await use(opened);
    });
  return { on, at, alone };
}

/** Removes the traces of a test. */
async function tidy(page: Page, { viewport }: BrowserContextOptions): Promise<void> {
  page.removeAllListeners();
  await page.unrouteAll();
  for (const other of page.context().pages()) if (other !== page) await other.close();
  if (viewport) await page.setViewportSize(viewport);
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
    // Loading the same URL again would restore the state of its entry, such as the number of results.
    history.replaceState(undefined, '', '/left');
  });
}

/**
 * Delays a request of the page.
 *
 * @param address as in `page.route`
 * @returns a function that releases it
 */
export async function delayRequest(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
