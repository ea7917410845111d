/** The image variant that a browser chooses for the box of the picture, in every block with pictures. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { href } from '../../src/core/route/path.ts';
import { serveSite } from '../../src/node/hosts/serve.ts';
import { weekly } from '../thorough.ts';
import { buildPictureSite } from './pictureSite.ts';
import { openBrowser, until, visit } from './visit.ts';

const BLOCKS = [
  'block-cards cards-pictures',
  'block-cards cards-rows',
  'block-carousel carousel-blurbs',
  'block-carousel carousel-pictures',
  'block-events events-alternating',
  'block-events events-compact',
  'block-feature feature-end',
  'block-feature feature-start',
  'block-figure',
  'block-gallery gallery-cards',
  'block-gallery gallery-grid',
  'block-gallery gallery-grid gallery-beside',
  'block-people people-cards',
  'block-people people-messages',
  'block-videos videos-grid',
  'block-videos videos-wide',
];

const browser = openBrowser();
let origin: string;
let paths: string[];
let close: (() => Promise<void>) | undefined;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'site-pictures-'));
  const site = await buildPictureSite(folder);
  const server = await serveSite(site.output, 0, '127.0.0.1');
  origin = `http://127.0.0.1:${server.port}`;
  paths = site.paths;
  close = async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  };
});
afterAll(() => close?.());

interface ShownPicture {
  block: string | undefined;
  /** The width of the picture in device pixels, including the part cropped by `object-fit: cover`. */
  width: number;
  copy: number;
  smallestCopy: number;
  original: number;
}

/** The pictures of a page, once the browser has chosen a variant of each. */
const picturesOf = async (page: Page): Promise<ShownPicture[]> =>
  (await until(
    page,
    () => {
      const images = [...document.querySelectorAll<HTMLImageElement>('picture img')];
      if (images.some(({ currentSrc }) => currentSrc === '')) return undefined;
      return images.map((image) => {
        const { width, height } = image.getBoundingClientRect();
        const originalWidth = Number(image.getAttribute('width'));
        const originalHeight = Number(image.getAttribute('height'));
        const isCropped = getComputedStyle(image).objectFit === 'cover';
        const fullWidth = isCropped ? Math.max(width, (height * originalWidth) / originalHeight) : width;
        return {
          block: image.closest('.block')?.className,
          width: fullWidth * devicePixelRatio,
          copy: Number(/-(\d+)\.webp$/.exec(image.currentSrc)?.[1]),
          smallestCopy: Number(/ (\d+)w/.exec(image.srcset)?.[1]),
          original: originalWidth,
        };
      });
    },
    undefined,
  )) ?? [];

/** Each width, and the smallest and the largest pictures; in the weekly run each width at each density. */
const SCREENS = [
  { width: 360, density: 1 },
  { width: 768, density: 2 },
  { width: 1280, density: 1 },
  { width: 1920, density: 2 },
  ...weekly([
    { width: 360, density: 2 },
    { width: 768, density: 1 },
    { width: 1280, density: 2 },
    { width: 1920, density: 1 },
  ]),
];

test.each(SCREENS)(
  'no picture is blurred or much too large: $width px, density $density',
  async ({ width, density }) => {
    const { page, close } = await visit(browser(), origin, {
      viewport: { width, height: 800 },
      deviceScaleFactor: density,
      javaScriptEnabled: false,
    });
    // Chromium prefers a larger loaded variant, so no variant is ever loaded. Boxes keep their size without.
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setBlockedURLs', { urls: ['*.webp'] });
    const faults: string[] = [];
    const blocks = new Set<string>();
    for (const path of paths) {
      await page.goto(origin + href(path));
      for (const { block = '', width, copy, smallestCopy, original } of await picturesOf(page)) {
        blocks.add(block);
        const isBlurred = width > 1.1 * copy && copy < original;
        const isTooLarge = copy > 2 * width && copy > smallestCopy;
        if (isBlurred || isTooLarge)
          faults.push(`${path} ${block}: ${copy} of ${original} for ${Math.round(width)}`);
      }
    }
    await close();
    expect([...new Set(faults)]).toEqual([]);
    for (const block of BLOCKS) expect(blocks).toContain(`block ${block}`);
  },
);
