import { mkdir, mkdtemp, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import type { ShareImage } from '../../src/app/shell/head/Head.tsx';
import type { Block, Page } from '../../src/core/model.ts';
import { readSiteBrand } from '../../src/node/content/brand/siteBrand.ts';
import type { FocalPoints } from '../../src/node/content/focalPoints.ts';
import { createDeferredFiles } from '../../src/node/ssg/deferredFiles.ts';
import { type Card, cardOf, cardText } from '../../src/node/ssg/sharing/card.ts';
import { createShareImages } from '../../src/node/ssg/sharing/shareImages.ts';
import { locale, page, site } from './sharing.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const brand = await readSiteBrand('', {});
const folder = temporaryFolder('pictures');

const SILENT = { add() {}, done() {}, end() {} };

const malayalam: Card = {
  title: 'ലോക മാനസികാരോഗ്യ ദിനം 2025: കേൾക്കാൻ ഒരു ബെഞ്ച്',
  section: 'NSS & <World> Days',
  date: '10 October 2025',
  siteName: 'Harbour',
  tagline: 'By the sea',
};
const endless: Card = {
  title: 'Word and Malayāḷaṁ '.repeat(60),
  section: 'S'.repeat(400),
  siteName: 'Harbour',
};
const unbroken: Card = { title: 'W'.repeat(300), siteName: 'N'.repeat(300), tagline: 'T'.repeat(300) };

beforeAll(async () => {
  await mkdir(join(folder, 'public'));
  // Noise, as detailed as foliage.
  await sharp({
    create: {
      width: 900,
      height: 700,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
      background: '#000',
    },
  })
    .jpeg({ quality: 100 })
    .toFile(join(folder, 'public/noise.jpg'));
});

/** Requests cards with a cache and returns the files of the site by name. */
async function renderCards(cache: string, orders: [Card, string?][], focalPoints: FocalPoints = new Map()) {
  const staging = await mkdtemp(join(folder, 'site-'));
  const later = createDeferredFiles(staging, SILENT);
  try {
    const pictures = await createShareImages(folder, brand, later, focalPoints, join(folder, cache));
    const images = await Promise.all(orders.map(([card, picture]) => pictures.request(card, picture)));
    await later.finish();
    await pictures.forget();
    return await readCards(staging, images);
  } finally {
    later.close();
  }
}

async function readCards(staging: string, images: readonly ShareImage[]) {
  const files = await Promise.all(images.map(({ file }) => readFile(join(staging, file))));
  return { images, files, names: await readdir(join(staging, 'share')) };
}

test('every card is 1200 by 630 and small, with any content', async () => {
  const { images, files, names } = await renderCards('a', [
    [malayalam],
    [malayalam, 'noise.jpg'],
    [endless, 'noise.jpg'],
    [unbroken],
    [malayalam],
  ]);
  for (const file of files) {
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(file.length).toBeLessThanOrEqual(60_000);
  }
  expect(new Set(images.map(({ file }) => file)).size).toBe(4);
  expect(names.length).toBe(4);
  expect(images[0]).toMatchObject({
    width: 1200,
    height: 630,
    alt: 'NSS & <World> Days · ലോക മാനസികാരോഗ്യ ദിനം 2025: കേൾക്കാൻ ഒരു ബെഞ്ച് · 10 October 2025 · Harbour',
  });

  const again = await renderCards('b', [[malayalam, 'noise.jpg']]);
  expect(again.images[0]?.file).toBe(images[1]?.file);
  expect(again.files[0]?.equals(files[1] ?? Buffer.alloc(0))).toBe(true);
});

test('a cached card is not rendered again, and is removed when it is unused', async () => {
  await renderCards('c', [[malayalam]]);
  const cache = join(folder, 'c');
  const [name = ''] = (await readdir(cache)).filter((file) => file.endsWith('.jpg'));
  await writeFile(join(cache, name), 'kept');
  expect((await renderCards('c', [[malayalam]])).files[0]?.toString()).toBe('kept');
  const old = new Date('2020-01-01');
  const [fonts = ''] = await readdir(join(cache, 'fonts'));
  // Files of a killed build, and the fonts of an earlier run.
  await writeFile(join(cache, `${name}.1234.tmp`), 'half');
  await mkdir(join(cache, 'fonts/other'));
  for (const each of [name, `${name}.1234.tmp`, `fonts/${fonts}`, 'fonts/other', 'fonts'])
    await utimes(join(cache, each), old, old);
  const { images } = await renderCards('c', [[unbroken]]);
  expect((await readdir(cache)).sort()).toEqual(['fonts', basename(images[0]?.file ?? '')].sort());
  expect(await readdir(join(cache, 'fonts'))).toEqual([fonts]);
});

test('another picture under the same name gives another card', async () => {
  const path = join(folder, 'public/changing.png');
  const paint = (background: string) =>
    sharp({ create: { width: 40, height: 40, channels: 3, background } })
      .png()
      .toFile(path);
  await paint('#ff0000');
  const first = await renderCards('d', [[malayalam, 'changing.png']]);
  await paint('#0000ff');
  const second = await renderCards('d', [[malayalam, 'changing.png']]);
  expect(second.images[0]?.file).not.toBe(first.images[0]?.file);
  const corner = await sharp(second.files[0])
    .extract({ left: 1000, top: 200, width: 100, height: 100 })
    .toBuffer();
  expect((await sharp(corner).stats()).dominant.b).toBeGreaterThan(200);
});

test('the focal point of a picture stays visible', async () => {
  const half = (background: string) => ({
    create: { width: 1000, height: 400, channels: 3 as const, background },
  });
  const right = await sharp(half('#0000ff')).png().toBuffer();
  await sharp({ ...half('#ff0000'), create: { ...half('#ff0000').create, width: 2000 } })
    .composite([{ input: right, left: 1000, top: 0 }])
    .png()
    .toFile(join(folder, 'public/halves.png'));
  const at = async (x: number) => {
    const { files, images } = await renderCards(
      'g',
      [[malayalam, '/halves.png']],
      new Map([['halves.png', { x, y: 50 }]]),
    );
    const part = sharp(files[0]).extract({ left: 1000, top: 200, width: 100, height: 100 });
    return { file: images[0]?.file, ...(await sharp(await part.toBuffer()).stats()).dominant };
  };
  const [first, second] = [await at(10), await at(90)];
  expect(first.r).toBeGreaterThan(200);
  expect(second.b).toBeGreaterThan(200);
  expect(first.file).not.toBe(second.file);
});

test('an emblem is shown whole, on a plain background', async () => {
  await writeFile(
    join(folder, 'public/emblem.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><rect width="200" height="200" fill="#ff0000"/></svg>',
  );
  const { files } = await renderCards('f', [[malayalam, 'emblem.svg']]);
  const { data, info } = await sharp(files[0]).raw().toBuffer({ resolveWithObject: true });
  const colour = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
  ];
  const near = (actual: number[], wanted: number[]) =>
    actual.every((part, index) => Math.abs(part - (wanted[index] ?? 0)) < 12);
  expect(near(colour(990, 315), [255, 0, 0])).toBe(true);
  expect(near(colour(1190, 10), [255, 255, 255])).toBe(true);
  expect(near(colour(1190, 315), [255, 255, 255])).toBe(true);
});

test('an unreadable picture is named', async () => {
  await writeFile(join(folder, 'public/broken.jpg'), 'no picture');
  await expect(renderCards('e', [[{ ...malayalam, title: 'Broken' }, 'broken.jpg']])).rejects.toThrow(
    /^The share picture of "Broken" with .*broken\.jpg could not be drawn: .*unsupported image format/,
  );
});

test('entries with nothing of their own to show share the card of their list', () => {
  const cards: Block[] = [{ kind: 'cards', cards: [{ title: 'Next', href: 'voyages/next' }] }];
  const book = page({ blocks: cards });
  expect(cardOf(book, locale, true)).toEqual({
    title: 'Voyages',
    siteName: 'Harbour',
    tagline: 'By the sea',
  });
  const others: readonly [Page, boolean][] = [
    [{ ...book, image: 'images/sea.jpg' }, true],
    [{ ...book, date: '09-02-2024' }, true],
    [book, false],
    [{ ...book, trail: [] }, true],
  ];
  for (const [own, isBelowList] of others) expect(cardOf(own, locale, isBelowList).title).toBe('First');
});

test('a card describes its page', () => {
  const voyage = page({ date: '09-02-2024', blocks: [{ kind: 'prose', paragraphs: ['To the island.'] }] });
  expect(cardOf(voyage, locale, true)).toEqual({
    title: 'First',
    section: 'Voyages',
    date: '9 February 2024',
    siteName: 'Harbour',
    tagline: 'By the sea',
  });
  const unabbreviated = { ...locale, site: { ...site, shortName: undefined } };
  const home = cardOf(page({ path: '', title: 'Welcome', trail: [] }), unabbreviated, false);
  expect(home).toEqual({ title: 'Welcome', siteName: 'Harbour College & School', tagline: 'By the sea' });
  expect(cardText(home)).toBe('Welcome · Harbour College & School');
});
