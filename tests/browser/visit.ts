/** Opens pages in Chromium and watches what goes wrong on them. */
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
import { PATIENCE } from '../patience.ts';

export const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browsers of this worker, by what they were launched with. They end with the worker, which is the other end of their pipe. */
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
 * @param which the whole one only for what the shell lacks
 * @param ignoreDefaultArgs what Playwright switches off and the tests need
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

/** A browser in whose windows all is waited for longer than the half minute of Playwright. */
function patient(browser: Browser): Browser {
  // What opens a page opens its window with this, too.
  const open = browser.newContext.bind(browser);
  browser.newContext = async (settings) => {
    const context = await open(settings);
    context.setDefaultTimeout(PATIENCE);
    return context;
  };
  return browser;
}

const DESKTOP = { viewport: { width: 1280, height: 800 } };

export interface Visit {
  page: Page;
  /** Errors of scripts and of the console, violations of the content security policy among them. */
  errors: string[];
  /** Requests to other hosts than the site's own. */
  foreign: string[];
  close(): Promise<void>;
}

/** A new window on a site. @param origin the address that counts as the site's own */
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

/** Writes down what goes wrong on a page from now on. */
function watch(page: Page, origin: string): Pick<Visit, 'errors' | 'foreign'> {
  const errors: string[] = [];
  const foreign: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    // A page that answers 404 on purpose is no error of the page.
    if (message.type() === 'error' && !/404 \(Not Found\)/.test(message.text())) errors.push(message.text());
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(origin)) foreign.push(request.url());
  });
  return { errors, foreign };
}

/**
 * A window for the tests around the call, which lead it from page to page: opening one costs more than a page does. What one test
 * leaves in it the next one meets, so it is for tests that look at pages and do nothing lasting.
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
 * Lets nothing into a browser but what the server of an address sends: of the editor not the page beside the form, which is half
 * of what a window costs. For tests that do not look at that page.
 */
export function leavePageOut(context: BrowserContext, address: string): Promise<unknown> {
  const { origin } = new URL(address);
  return context.route(
    (asked) => asked.origin !== origin,
    (route) => route.abort(),
  );
}

/** The pointer of the headless shell is at the upper left from the start, which would be a sign of intent. */
function hidePointer() {
  const hide = (event: PointerEvent) => {
    if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
  };
  addEventListener('pointerover', hide, true);
}

/**
 * Looks at a page again and again until it is as it should be. What Playwright waits with (`waitForSelector`, locators) is compiled anew
 * in every document and takes the processor as long as a page does, so where many pages are opened, this is used.
 *
 * @param look runs in the page; a page that is being left is looked at again
 * @param patience in milliseconds
 * @returns what it gives at last, which is neither undefined nor false
 * @throws (rejects) when it is not so in time
 */
export async function until<Result, Given>(
  page: Page,
  look: (given: Given) => Result,
  given: Given,
  patience = PATIENCE,
): Promise<Awaited<Result>> {
  const end = Date.now() + patience;
  for (;;) {
    // The types of Playwright want what they cannot know of a generic function.
    const seen = await (page.evaluate as (look: unknown, given: unknown) => Promise<Awaited<Result>>)
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

/** Waits until something is on the page. */
export const appears = (page: Page, selector: string) =>
  until(page, (wanted) => document.querySelector(wanted) !== null, selector);

/** Waits until no such element is on the page. */
export const disappears = (page: Page, selector: string) =>
  until(page, (wanted) => document.querySelector(wanted) === null, selector);

/** The words of the first such element. */
export const textOf = (page: Page, selector: string): Promise<string | undefined> =>
  page.evaluate((wanted) => document.querySelector(wanted)?.textContent ?? undefined, selector);

/** The words of all such elements. */
export const textsOf = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate(
    (wanted) => [...document.querySelectorAll(wanted)].map((one) => one.textContent ?? ''),
    selector,
  );

/** How many such elements there are. */
export const countOf = (page: Page, selector: string): Promise<number> =>
  page.evaluate((wanted) => document.querySelectorAll(wanted).length, selector);

/** An attribute of the first such element. */
export const attributeOf = (page: Page, selector: string, name: string): Promise<string | undefined> =>
  page.evaluate(
    ([wanted, attribute]) => document.querySelector(wanted)?.getAttribute(attribute) ?? undefined,
    [selector, name] as const,
  );

/** Whether the first such element is drawn. */
export const isShown = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate(
    (wanted) => document.querySelector(wanted)?.checkVisibility({ visibilityProperty: true }) ?? false,
    selector,
  );

/** Waits for what a search finds for all that has been typed: it is said aloud once nothing more is to come. */
export const results = (page: Page) =>
  until(
    page,
    () => {
      const search = document.querySelector('.search');
      const said = search?.querySelector('[role=status]')?.textContent;
      const states = [...(search?.querySelectorAll('.search-state') ?? [])];
      const isFound = ({ textContent, className }: Element) =>
        textContent === said && !className.includes('waiting');
      return states.length > 0 && states.every(isFound);
    },
    undefined,
  );

/** Waits until the app runs. */
export const ready = (page: Page) => appears(page, 'html[data-ready]');

/**
 * Waits until something can be seen: of a page that nobody has seen yet Chromium passes no key or click on
 * (https://crrev.com/687220).
 */
export const painted = (page: Page) =>
  until(page, () => performance.getEntriesByName('first-paint').length > 0, undefined);

/** Shows the page a sign of intent and waits for the app. */
export async function awaken(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(20, 200);
  await ready(page);
}

/** A key as a field gets it while letters are put together from several keys. */
export async function composing(page: Page, field: string, key: string): Promise<void> {
  await page.locator(field).evaluate((element, key) => {
    element.dispatchEvent(
      new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true, cancelable: true }),
    );
  }, key);
}

/** What the server sends. A connection that it has just closed, having been idle, is no fault of the page. */
export const fetchRoute = (route: Route): Promise<APIResponse> => route.fetch({ maxRetries: 2 });

/** Takes the digests of a site's data away, so that data which a test has changed reach what draws. */
export async function takeDigestsAway(page: Page, origin: string): Promise<void> {
  await page.route('**/digests.json', (route) => route.fulfill({ json: {} }));
  await page.route(`${origin}/**/`, async (route) => {
    const response = await fetchRoute(route);
    await route.fulfill({ response, body: (await response.text()).replace(/ data-made="\w+"/, '') });
  });
}

type Use = (visit: Visit) => Promise<void>;

/**
 * Visits of a site on which nothing may go wrong. Opening a window costs more than a page does, so one that has been left serves
 * the next visit with the same settings; only its cache remembers. What a test changes for good (scripts that run before those of a
 * page, the clock) is for a visit `alone`.
 */
export function visits(browser: () => Browser, origin: string) {
  const left = new Map<string, Visit[]>();

  /** In a window of its own. */
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
  /** Begins on a page, with the app where there is script. */
  const at = (
    address: string,
    settings: BrowserContextOptions | undefined,
    use: Use,
    wake: (page: Page) => Promise<void> = awaken,
  ): Promise<void> =>
    on(settings, async (opened) => {
      await opened.page.goto(origin + address);
      if (settings?.javaScriptEnabled !== false) await wake(opened.page);
      await use(opened);
    });
  return { on, at, alone };
}

/** Takes away what a test has left behind. */
async function tidy(page: Page, { viewport }: BrowserContextOptions): Promise<void> {
  page.removeAllListeners();
  await page.unrouteAll();
  for (const other of page.context().pages()) if (other !== page) await other.close();
  if (viewport) await page.setViewportSize(viewport);
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
    // The same address once more would find the state of its entry again, such as how many results were asked for.
    history.replaceState(undefined, '', '/left');
  });
}

/**
 * Keeps back what a page asks for, so that it comes late.
 *
 * @param address as of `page.route`
 * @returns what lets it come
 */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
