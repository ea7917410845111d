/** Pictures of the site for docs/gallery.md: each page on a phone, a tablet and a desktop, in the light and the dark scheme. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page as PlaywrightPage } from 'playwright-core';
import sharp from 'sharp';
import type { SampleName, SamplePages } from '../build/samplePages.ts';
import { requireChromium } from '../process/chromium.ts';
import { replaceFile } from '../process/replaceFile.ts';

interface Shot {
  /** The name of the file. */
  name: string;
  /** What the picture shows, as a heading. */
  title: string;
  page: SampleName;
  /** What is done on the page before the picture is taken. */
  act?: (page: PlaywrightPage, pages: SamplePages) => Promise<void>;
}

const SHOTS: readonly Shot[] = [
  { name: 'home', title: 'Home', page: 'home' },
  { name: 'list', title: 'List', page: 'list' },
  { name: 'detail', title: 'Detail', page: 'detail' },
  { name: 'other-script', title: 'Detail in another script', page: 'other-script' },
  { name: 'camp-month', title: 'Camp month', page: 'camp-month' },
  { name: 'department', title: 'Department', page: 'department' },
  { name: 'tabs', title: 'Information with tabs', page: 'tabs' },
  { name: 'facts', title: 'Information with figures and tables', page: 'facts' },
  { name: 'form', title: 'Information with a form', page: 'form' },
  { name: 'menu', title: 'The menu', page: 'form', act: openMenu },
  { name: 'lightbox', title: 'The lightbox', page: 'camp-month', act: openLightbox },
  { name: 'search', title: 'Search', page: 'search', act: search },
];

async function openMenu(page: PlaywrightPage): Promise<void> {
  const button = page.locator('.menu-button');
  if (await button.isVisible()) await button.click();
  await page.locator('nav summary').last().click();
}

async function openLightbox(page: PlaywrightPage): Promise<void> {
  await page.locator('.gallery a').first().click();
  await page.locator('[role=dialog] img').first().waitFor();
}

async function search(page: PlaywrightPage, pages: SamplePages): Promise<void> {
  await page.fill('input[type=search]', pages.get('list')?.title ?? '');
  await page.waitForSelector('.result');
}

const WINDOWS = [
  { width: 360, height: 740 },
  { width: 768, height: 740 },
  { width: 1280, height: 740 },
];
const SCHEMES = ['light', 'dark'] as const;
/** Between the windows of a picture, and around them, in pixels of the picture. */
const GAP = 24;
/** How much smaller than life. */
const SCALE = 0.6;

/**
 * Takes the pictures and writes the page that shows them, and the picture of the README.
 *
 * @param address where the site is served, with a slash at the end
 * @param pages those of {@link samplePages}
 * @param docs the folder that takes `gallery.md`, `images/gallery/` and `images/site.jpg`
 * @throws ContentError (rejects) when a file cannot be written
 */
export async function takeGallery(address: string, pages: SamplePages, docs: string): Promise<void> {
  const folder = join(docs, 'images/gallery');
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    await takeCover(browser, address, pages.get('list')?.address ?? '', join(docs, 'images/site.jpg'));
    for (const shot of SHOTS) {
      if (!pages.has(shot.page)) continue;
      await compose(await windowsOf(browser, address, shot, pages), join(folder, `${shot.name}.webp`));
    }
  } finally {
    await browser.close();
  }
  await replaceFile(join(docs, 'gallery.md'), pageOf(SHOTS.filter(({ page }) => pages.has(page))));
}

/** Row by row: all windows in the light scheme, then in the dark. */
async function windowsOf(
  browser: Browser,
  address: string,
  shot: Shot,
  pages: SamplePages,
): Promise<Buffer[]> {
  const pictures: Buffer[] = [];
  for (const colorScheme of SCHEMES) {
    for (const viewport of WINDOWS) {
      const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.goto(address + (pages.get(shot.page)?.address ?? ''), { waitUntil: 'networkidle' });
      await page.mouse.move(5, 5);
      await page.mouse.move(10, 400);
      await page.waitForSelector('html[data-ready]', { state: 'attached' });
      await shot.act?.(page, pages);
      await page.waitForLoadState('networkidle');
      // What follows an act is drawn without motion, but not within the same frame.
      await page.waitForTimeout(300);
      pictures.push(await page.screenshot());
      await context.close();
    }
  }
  return pictures;
}

/** A desktop, and a phone that stands in front of it. */
async function takeCover(browser: Browser, address: string, list: string, file: string): Promise<void> {
  const take = async (path: string, viewport: { width: number; height: number }) => {
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce', colorScheme: 'light' });
    const page = await context.newPage();
    await page.goto(address + path, { waitUntil: 'networkidle' });
    const picture = await page.screenshot();
    await context.close();
    return picture;
  };
  const framed = (picture: Buffer, width: number, border: number) =>
    sharp(picture)
      .resize({ width })
      .extend({ top: border, bottom: border, left: border, right: border, background: '#0a4235' })
      .toBuffer();
  const desktop = await framed(await take('', { width: 1280, height: 860 }), 1040, 2);
  const phone = await framed(await take(list, { width: 360, height: 740 }), 300, 6);
  const cover = await sharp({ create: { width: 1280, height: 760, channels: 3, background: '#e9e4d6' } })
    .composite([
      { input: desktop, left: 32, top: 30 },
      { input: phone, left: 934, top: 104 },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
  await replaceFile(file, cover);
}

async function compose(pictures: readonly Buffer[], file: string): Promise<void> {
  const width = (index: number) => Math.round((WINDOWS[index]?.width ?? 0) * SCALE);
  const height = Math.round((WINDOWS[0]?.height ?? 0) * SCALE);
  const left = (index: number) =>
    WINDOWS.slice(0, index).reduce((sum, _, before) => sum + width(before) + GAP, GAP);
  const parts = await Promise.all(
    pictures.map(async (picture, index) => {
      const column = index % WINDOWS.length;
      const row = Math.floor(index / WINDOWS.length);
      return {
        input: await sharp(picture)
          .resize({ width: width(column), height })
          .toBuffer(),
        left: left(column),
        top: GAP + row * (height + GAP),
      };
    }),
  );
  const picture = await sharp({
    create: {
      width: left(WINDOWS.length),
      height: GAP + SCHEMES.length * (height + GAP),
      channels: 3,
      background: '#8d948f',
    },
  })
    .composite(parts)
    .webp({ quality: 78, effort: 6 })
    .toBuffer();
  await replaceFile(file, picture);
}

function pageOf(shots: readonly Shot[]): string {
  return [
    '# Gallery',
    '',
    `Each page at ${WINDOWS.map(({ width }) => width).join(', ')} px, light and dark. \`npm run gallery\` takes the pictures again.`,
    '',
    ...shots.flatMap(({ name, title }) => [
      `## ${title}`,
      '',
      `![${title}](images/gallery/${name}.webp)`,
      '',
    ]),
  ].join('\n');
}
