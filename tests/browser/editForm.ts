/** Opens the form of the editor in a page, under the policy of the editor's server. */
import { build } from 'esbuild';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { Json, PagePart } from '../../src/editor/shared/protocol.ts';
import { engineRoot } from '../../src/node/content/folder.ts';
import type { HarnessOptions } from '../editor/formHarness.tsx';
import { FORM_ORIGIN, SCHEMAS, SITE } from '../editor/formSite.ts';
import { openBrowser } from './visit.ts';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'";
const PAGE =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Form</title><link rel="stylesheet" href="/form.css"><main><h1>Form</h1><div></div></main><script src="/form.js"></script></html>';
const PIXEL = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="#7a9"/></svg>',
);

/** The script and the style sheet of the form, bundled like the client of the editor. */
async function bundleForm(): Promise<Map<string, string>> {
  const { outputFiles } = await build({
    entryPoints: [`${engineRoot}/tests/editor/formHarness.tsx`],
    bundle: true,
    minify: true,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    outdir: '/',
    entryNames: 'form',
    write: false,
    logLevel: 'silent',
  });
  return new Map(outputFiles.map(({ path, text }) => [path, text]));
}

/**
 * Opens pages for the tests of a file. Opening a window costs as much as most tests, so tests with the same settings share
 * one, which is empty for each.
 *
 * @returns a function that opens a page for forms and collects its errors
 */
export async function formPages() {
  const browser = openBrowser();
  const files = await bundleForm();
  const windows = new Map<string, Page>();
  return async (settings: BrowserContextOptions = {}) => {
    const key = JSON.stringify(settings);
    const page = windows.get(key) ?? (await formWindow(browser(), files, settings));
    windows.set(key, page);
    page.removeAllListeners();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.goto(`${FORM_ORIGIN}/`);
    return { page, errors };
  };
}

async function formWindow(
  browser: Browser,
  files: ReadonlyMap<string, string>,
  settings: BrowserContextOptions,
): Promise<Page> {
  const page = await browser.newPage({ reducedMotion: 'reduce', ...settings });
  await page.route(`${FORM_ORIGIN}/**`, (route) => {
    const path = new URL(route.request().url()).pathname;
    const body = files.get(path);
    if (body !== undefined) {
      return route.fulfill({ body, contentType: path.endsWith('.css') ? 'text/css' : 'text/javascript' });
    }
    return path === '/'
      ? route.fulfill({
          body: PAGE,
          contentType: 'text/html',
          headers: { 'content-security-policy': POLICY },
        })
      : route.fulfill({ body: PIXEL, contentType: 'image/svg+xml' });
  });
  return page;
}

/** Opens the form of a part. */
export function openForm(page: Page, part: PagePart, rest: Partial<HarnessOptions> = {}): Promise<void> {
  const props: HarnessOptions = {
    schemas: SCHEMAS,
    problems: [],
    site: SITE,
    value: part.value,
    ...rest,
    part,
  };
  // As text: the types of Playwright do not support recursive JSON.
  return page.evaluate((text) => window.harness.open(JSON.parse(text)), JSON.stringify(props));
}

/** The current value of the form. */
export const formValue = async (page: Page): Promise<Json> =>
  JSON.parse(await page.evaluate(() => JSON.stringify(window.harness.value)));
