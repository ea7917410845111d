/** The image variant that a browser requests, and the placeholder of a missing picture. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { VARIANTS_FOLDER } from '../../src/core/data/media.ts';
import { href } from '../../src/core/route/path.ts';
import { openBrowser, startApp, visit } from './visit.ts';

const college = inject('college');
const browser = openBrowser();
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 };

/** Pages that show pictures in every way. */
const PAGES = [
  '/',
  '/activities/yrc/',
  '/activities/camp/january-2025/',
  '/activities/music-club/കേരളപ്പിറവി-ഗാനസന്ധ്യ-2024/',
  '/departments/',
  '/departments/child-health-nursing/',
  '/aboutus/',
  '/iqac/organogram/',
  '/events/',
  '/photo-gallery/',
];

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
      scrollTo(0, y);
      await new Promise((done) => requestAnimationFrame(done));
    }
  });
  await page.waitForLoadState('networkidle');
}

/** Waits until the browser has chosen a variant of every picture, including those below the window. */
async function chooseAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForFunction(() => [...document.images].every(({ currentSrc }) => currentSrc !== ''));
}

/** The variants that a page requests, by their names after the hash: "320.webp". */
function watchCopies(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(avif|webp|jpe?g)$/.test(pathname)) requests.push(pathname);
  });
  return requests;
}

const steps = (requests: readonly string[]) => [
  ...new Set(requests.map((pathname) => pathname.replace(/^.*-(\d+\.\w+)$/, '$1'))),
];

test('image variants exist and are immutable, their manifest is not', async () => {
  const { page, close } = await visit(browser(), college, PHONE);
  await page.goto(`${college}/activities/yrc/`);
  const addresses = await page.evaluate(() =>
    [...document.querySelectorAll('[srcset]')].flatMap((element) =>
      (element.getAttribute('srcset') ?? '').split(', ').map((part) => part.split(' ')[0] ?? ''),
    ),
  );
  expect(addresses.length).toBeGreaterThan(30);
  for (const address of new Set(addresses)) {
    const response = await fetch(new URL(address, college));
    expect(response.status, address).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toContain('immutable');
  }
  const media = await fetch(`${college}/media/yrc.json`);
  expect(media.headers.get('cache-control')).toContain('must-revalidate');
  await close();
});

test('a page loads at most one picture at once, and all others when they are needed', () => {
  const output = inject('collegeOutput');
  const pages = JSON.parse(readFileSync(join(output, 'pages.json'), 'utf8')) as { path: string }[];
  const counts = pages.map(({ path }) => {
    const html = readFileSync(join(output, decodeURI(href(path)), 'index.html'), 'utf8');
    const images = html.match(/<img[^>]*>/g) ?? [];
    const first = images.filter((tag) => /fetchpriority="high"/i.test(tag) && tag.includes('"eager"'));
    const later = images.filter((tag) => /loading="lazy"/.test(tag));
    expect(first.length + later.length, path).toBe(images.length);
    return first.length;
  });
  expect(new Set(counts)).toEqual(new Set([0, 1]));
});

describe('a visitor who saves data', () => {
  const saves = () =>
    Object.defineProperty(navigator, 'connection', {
      value: Object.assign(new EventTarget(), { saveData: true }),
      configurable: true,
    });

  test('gets each small variant once, after a load and after client navigation', async () => {
    const { page, errors, close } = await visit(browser(), college, PHONE);
    await page.addInitScript(saves);
    const requests = watchCopies(page);
    await page.goto(college, { waitUntil: 'networkidle' });
    // The first picture is requested before a script can reduce its size.
    expect(requests[0]).toMatch(/-(?:640|860)\.webp$/);

    requests.length = 0;
    await page.goto(`${college}/activities/yrc/`, { waitUntil: 'networkidle' });
    await scrollThrough(page);
    await startApp(page);
    await scrollThrough(page);
    expect(steps(requests)).toEqual(['320.webp']);
    expect(new Set(requests).size).toBe(requests.length);
    expect(requests.length).toBeGreaterThan(5);

    requests.length = 0;
    await page.click('.card-link >> nth=1');
    await page.waitForSelector('.page-date');
    await scrollThrough(page);
    expect(requests.length).toBeGreaterThan(0);
    expect(steps(requests)).toEqual(['320.webp']);
    expect(errors).toEqual([]);
    await close();
  });

  test('gets small variants of a page that arrives in pieces', async () => {
    const server = createServer((request, response) => {
      void fetch(new URL(request.url ?? '/', college)).then(async (source) => {
        response.setHeader('Content-Type', source.headers.get('content-type') ?? '');
        if (extname(source.url)) return response.end(Buffer.from(await source.arrayBuffer()));
        for (const piece of (await source.text()).split(/(?<=<\/picture>)/)) {
          response.write(piece);
          await delay(30);
        }
        return response.end();
      });
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { page, close } = await visit(browser(), origin, {
      ...PHONE,
      viewport: { width: 360, height: 3000 },
    });
    await page.addInitScript(saves);
    const requests = watchCopies(page);
    await page.goto(`${origin}/photo-gallery/`, { waitUntil: 'networkidle' });
    expect(steps(requests)).toEqual(['320.webp']);
    await close();
    server.close();
  });
});

test('a page rendered in the browser requests one variant of each picture', async () => {
  const { page, errors, close } = await visit(browser(), college, PHONE);
  await page.goto(`${college}/contactus/`);
  await startApp(page);
  await page.waitForLoadState('networkidle');
  const requests = watchCopies(page);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/activities/yrc/' });
    document.querySelector('main')?.append(link);
    link.click();
  });
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Youth Red Cross');
  await scrollThrough(page);
  await expect.poll(() => requests.length).toBeGreaterThan(5);
  expect(requests.filter((pathname) => !/-\d+\.webp$/.test(pathname))).toEqual([]);
  expect(new Set(requests.map((pathname) => pathname.replace(/-\d+\.webp$/, ''))).size).toBe(requests.length);
  expect(errors).toEqual([]);
  await close();
});

test('the app hydrates what the build has rendered, and renders the same itself', async () => {
  const { page, errors, close } = await visit(browser(), college, { reducedMotion: 'reduce' });
  const html = () =>
    page.evaluate(() => [...document.querySelectorAll('main picture')].map((picture) => picture.outerHTML));
  for (const address of PAGES) {
    await page.goto(college + address);
    const initialHtml = await html();
    await startApp(page);
    expect(errors, address).toEqual([]);
    expect(initialHtml.length, address).toBeGreaterThan(0);
    // The carousel adds a copy of the first slide after the last, and vice versa.
    if (address !== '/') expect(await html(), address).toEqual(initialHtml);
  }
  await close();
});

test('a page without its media manifest is shown without media, and with them on the next visit', async () => {
  const { page, close } = await visit(browser(), college);
  await page.goto(`${college}/activities/`);
  await startApp(page);
  await page.route('**/media/yrc.json', (route) => route.abort());
  const arrived = () =>
    page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Youth Red Cross');
  await page.click('.card-link >> text=YRC');
  await arrived();
  expect(await page.locator('.card img').count()).toBeGreaterThan(0);
  expect(await page.locator('picture').count()).toBe(0);
  await page.unroute('**/media/yrc.json');
  await page.goBack();
  await page.waitForSelector('.card-link >> text=YRC');
  await page.click('.card-link >> text=YRC');
  await arrived();
  await expect.poll(() => page.locator('picture').count()).toBeGreaterThan(0);
  await close();
});

test.each(['/', '/activities/yrc/', '/departments/'])(
  'a tall picture is cropped at its focal point: %s',
  async (address) => {
    const { page, close } = await visit(browser(), college, PHONE);
    const body = '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="1000"/>';
    await page.route(`**/${VARIANTS_FOLDER}/*`, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body }),
    );
    await page.goto(college + address);
    await chooseAll(page);
    await page.waitForLoadState('networkidle');
    const heights = await page.evaluate(() =>
      [...document.querySelectorAll(':is(.card, .person, .event) > div > picture > img')]
        .filter((image) => image.getClientRects().length > 0)
        .map((image) => {
          const container = image.closest('div');
          const heightOf = (element: Element | null) => element?.getBoundingClientRect().height;
          const high = { picture: heightOf(image), place: heightOf(container) };
          image.remove();
          return { ...high, without: heightOf(container) };
        }),
    );
    expect(heights.length).toBeGreaterThan(1);
    for (const { picture, place, without } of heights) expect([picture, place]).toEqual([without, without]);
    await close();
  },
);

test('a picture that loads is represented by its colour', async () => {
  const { page, close } = await visit(browser(), college, PHONE);
  await page.route(`**/${VARIANTS_FOLDER}/*`, () => new Promise(() => undefined));
  await page.goto(`${college}/activities/yrc/`, { waitUntil: 'domcontentloaded' });
  // Nothing delays the page until its styles are loaded.
  await page.waitForFunction(() => [...document.styleSheets].some(({ media }) => media.length === 0));
  const colours = await page.evaluate(() =>
    [...document.querySelectorAll('img[data-tint]')].map((image) => {
      const [, ...channels] =
        /rgb\((\d+), (\d+), (\d+)\)/.exec(getComputedStyle(image).backgroundColor) ?? [];
      const hex = channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('');
      return { seen: `#${hex}`, tint: image.getAttribute('data-tint') };
    }),
  );
  expect(colours.length).toBeGreaterThan(5);
  // Chromium supports typed attr() from 133 on.
  if (Number(browser().version().split('.')[0]) >= 133)
    for (const { seen, tint } of colours) expect(seen).toBe(tint);
  await close();
});

test('a failed picture leaves a box with its alternative text', async () => {
  const { page, close } = await visit(browser(), college, { viewport: { width: 1280, height: 800 } });
  await page.goto(`${college}/activities/camp/january-2025/`, { waitUntil: 'networkidle' });
  const size = () => page.locator('.gallery img').first().boundingBox();
  await scrollThrough(page);
  const fullSize = await size();
  await page.route(/\.(avif|webp|jpg)$/, (route) => route.abort());
  await page.reload({ waitUntil: 'networkidle' });
  await scrollThrough(page);
  const broken = await size();
  expect([broken?.width, broken?.height]).toEqual([fullSize?.width, fullSize?.height]);
  const words = await page
    .locator('.gallery img')
    .first()
    .evaluate((image: HTMLImageElement) => ({
      alt: image.alt,
      content: getComputedStyle(image, '::after').content,
      cover: getComputedStyle(image, '::before').backgroundColor,
    }));
  expect(words.alt).not.toBe('');
  expect(words.content).toBe(`"${words.alt}"`);
  expect(words.cover).not.toBe('rgba(0, 0, 0, 0)');
  await close();
});

test('documents state type and size, pages state their last change', async () => {
  const { page, close } = await visit(browser(), college, { javaScriptEnabled: false });
  await page.goto(`${college}/downloads/`);
  const notes = await page.locator('main .document-type').allTextContents();
  expect(notes.length).toBeGreaterThan(3);
  for (const note of notes) expect(note).toMatch(/^ [A-Z]{3,4}, \d+(\.\d)? [kM]B$/);
  // Undefined outside of a checkout.
  const { updated } = (await (await fetch(`${college}/media/downloads.json`)).json()) as { updated?: string };
  const day = page.locator('.page-updated time');
  expect(await day.count()).toBe(updated === undefined ? 0 : 1);
  if (updated !== undefined) expect(await day.getAttribute('datetime')).toBe(updated);
  await close();
});
