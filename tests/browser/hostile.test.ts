/** An invalid site in the browser: none of its strings runs a script or sends a request to another host. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page, Request } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { href } from '../../src/core/route/path.ts';
import { engineRoot } from '../../src/node/content/folder.ts';
import { serveSite } from '../../src/node/hosts/serve.ts';
import { sample } from '../thorough.ts';
import { FRAME, HOSTILE, HOSTILE_PAGES, hostileSite } from '../unit/hostileRecords.ts';
import { temporaryFolder } from '../unit/temporaryFolder.ts';
import { buildUnchecked } from './build.ts';
import { openBrowser, waitForElement } from './visit.ts';

const browser = openBrowser();
const folder = temporaryFolder('hostile');
let origin: string;

beforeAll(async () => {
  const put = (file: string, value: unknown) => {
    mkdirSync(dirname(join(folder, 'site', file)), { recursive: true });
    writeFileSync(join(folder, 'site', file), JSON.stringify(value));
  };
  // Every string is in many fields, and consecutive fields have different strings.
  let count = 0;
  const { site, manifest, files } = hostileSite(() => HOSTILE[count++ % HOSTILE.length] ?? '');
  expect(count).toBeGreaterThan(4 * HOSTILE.length);
  // The pages of a site with an origin get share images, from pictures that do not exist.
  put('manifest/site.json', {
    ...site,
    origin: undefined,
    contact: {
      ...site.contact,
      map: { ...site.contact.map, embed: 'https://www.openstreetmap.org/export/embed.html?bbox=1' },
      email: 'office@harbour.school',
    },
  });
  put('manifest/routes.json', manifest);
  for (const [name, file] of Object.entries(files)) put(`public/data/${name}.json`, file);
  await cp(join(engineRoot, 'tests/fixtures/site/public/images'), join(folder, 'site/public/images'), {
    recursive: true,
  });
  const out = join(folder, 'out');
  await buildUnchecked(join(folder, 'site'), out);
  const server = await serveSite(out, 0, '127.0.0.1');
  origin = `http://127.0.0.1:${server.port}`;
  return server.close;
});

/** Clicks every button, every picture and every external link, and returns the new frames. It ignores internal links. */
const clickAll = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const frames: string[] = [];
    const controls = [...document.querySelectorAll<HTMLElement>('a, button, summary')].filter(
      (control) =>
        !(control instanceof HTMLAnchorElement) ||
        control.origin !== location.origin ||
        control.pathname.startsWith('/images/'),
    );
    for (const control of controls) {
      control.click();
      await new Promise((done) => setTimeout(done, 50));
      for (const frame of document.querySelectorAll('iframe')) frames.push(frame.src);
      document.querySelector<HTMLElement>('[data-act="close"]')?.click();
    }
    return frames;
  });

/**
 * Returns true if a frame within a page sends the request. The first request of a new tab comes before the tab has a frame.
 */
function isFramed(request: Request): boolean {
  try {
    return request.frame().parentFrame() !== null;
  } catch {
    return false;
  }
}

describe.each([
  { bypassCSP: true, pages: HOSTILE_PAGES },
  { bypassCSP: false, pages: sample(HOSTILE_PAGES, 3) },
])('policy ignored: $bypassCSP', ({ bypassCSP, pages }) => {
  test.each(pages)('/%s', async (path) => {
    const context = await browser().newContext({ bypassCSP });
    const requests: string[] = [];
    // Nothing leaves this machine. A followed link is not a request of the page.
    await context.route(
      (url) => url.origin !== origin,
      (route) => {
        const request = route.request();
        const followed = request.isNavigationRequest() && !isFramed(request);
        if (!followed) requests.push(request.url());
        // No response comes, and the page remains.
        return followed ? route.fulfill({ status: 204 }) : route.abort();
      },
    );
    const page = await context.newPage();
    context.on('page', (tab) => {
      if (tab !== page) tab.close().catch(() => undefined);
    });
    const dialogs: string[] = [];
    context.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      dialog.dismiss().catch(() => undefined);
    });
    const ran: unknown[] = [];
    await context.exposeFunction('hostileRan', (what: unknown) => ran.push(what));
    await context.addInitScript(() => {
      Object.defineProperty(globalThis, 'ran', {
        set: (what: unknown) =>
          (globalThis as unknown as { hostileRan(what: unknown): void }).hostileRan(what),
      });
    });
    await page.goto(origin + href(path));
    await page.mouse.move(20, 400);
    // The app does not hydrate a page with characters that HTML cannot contain.
    await waitForElement(page, 'html[data-ready], html:not(.js)');
    const frames = await clickAll(page);
    for (const frame of frames) expect(frame).toMatch(FRAME);
    expect(requests.filter((url) => !FRAME.test(url))).toEqual([]);
    expect({ ran, dialogs }).toEqual({ ran: [], dialogs: [] });
    if (path === '') expect(new Set(frames.map((frame) => new URL(frame).host)).size).toBe(2);
    await context.close();
  });
});

test('a script that ran would be detected', async () => {
  const context = await browser().newContext({ bypassCSP: true });
  const page = await context.newPage();
  await page.goto(origin);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = 'javascript:globalThis.ran=1';
    document.body.append(link);
    link.click();
  });
  await page.waitForFunction(() => 'ran' in globalThis);
  await context.close();
});
