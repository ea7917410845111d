/** The school with pages of every block that shows pictures, for each number of pictures up to ten. */
import { copyFile, cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Block, Manifest } from '../../src/core/model.ts';
import { openSite } from '../openSite.ts';
import { SCHOOL } from '../sites.ts';
import { build } from './build.ts';

/** Wider than the widest variant, so that every variant exists. */
const FORMATS = [
  { name: 'photo', width: 2700, height: 1800 },
  { name: 'portrait', width: 2400, height: 3000 },
  { name: 'film', width: 2880, height: 1620 },
  { name: 'panorama', width: 2700, height: 1350 },
];

const COUNTS = Array.from({ length: 10 }, (_, index) => index + 1);

const picture = (index: number) => `images/${FORMATS[index % FORMATS.length]?.name}-${index}.jpg`;

const items = <Item>(count: number, item: (image: string, name: string) => Item) =>
  Array.from({ length: count }, (_, index) => item(picture(index), `Number ${index + 1} of ${count}`));

const TEXT = 'We sounded the bay, drew the shore and wrote down what the fishermen call each rock.';

const gallery = (count: number, display?: 'cards'): Block => ({
  kind: 'gallery',
  display,
  images: items(count, (src, caption) => ({ src, caption })),
});

const feature = (index: number, side: 'start' | 'end'): Block => ({
  kind: 'feature',
  side,
  paragraphs: [TEXT],
  image: picture(index),
  alt: 'The bay',
});

const carousel = (display: 'pictures' | 'blurbs'): Block => ({
  kind: 'carousel',
  display,
  label: 'The bay',
  slides: items(FORMATS.length, (src, alt) => ({
    id: alt.toLowerCase().replaceAll(' ', '-'),
    src,
    alt,
    text: TEXT,
  })),
});

/** Blocks by the path of their page. */
const PAGES: Readonly<Record<string, Block[]>> = {
  ...Object.fromEntries(
    COUNTS.map((count): [string, Block[]] => [
      `beside/${count}`,
      [{ kind: 'prose', paragraphs: [TEXT] }, gallery(count)],
    ]),
  ),
  galleries: COUNTS.flatMap((count) => [gallery(count), gallery(count, 'cards')]),
  cards: COUNTS.flatMap((count) =>
    (['pictures', 'rows'] as const).map((display) => ({
      kind: 'cards',
      display,
      cards: items(count, (image, title) => ({ image, title, text: TEXT, date: '01-05-2024' })),
    })),
  ),
  events: COUNTS.flatMap((count) =>
    (['alternating', 'compact'] as const).map((display) => ({
      kind: 'events',
      display,
      // The picture keeps its height next to a long text.
      events: items(count, (image, title) => ({ image, title, text: TEXT.repeat(6), date: '01-05-2024' })),
    })),
  ),
  people: COUNTS.flatMap((count) =>
    (['cards', 'messages'] as const).map((display) => ({
      kind: 'people',
      display,
      people: items(count, (image, name) => ({ image, name, role: 'Sailor', message: [TEXT] })),
    })),
  ),
  videos: COUNTS.flatMap((count) =>
    (['grid', 'wide'] as const).map((display) => ({
      kind: 'videos',
      display,
      videos: items(count, (poster, title) => ({
        poster,
        title,
        vid: `https://youtu.be/aqz-KE-bpK${title.at(7)}`,
      })),
    })),
  ),
  others: [
    carousel('pictures'),
    carousel('blurbs'),
    ...FORMATS.flatMap((_, index): Block[] => [
      { kind: 'figure', src: picture(index), alt: 'The bay' },
      feature(index, 'start'),
      feature(index, 'end'),
    ]),
    {
      kind: 'tabs',
      label: 'Choose',
      tabs: [{ id: 'bay', label: 'The bay', blocks: [gallery(3), gallery(4), feature(0, 'end')] }],
    },
  ],
};

/**
 * Builds the site.
 *
 * @param folder empty
 * @returns the output folder and the paths of all pages
 */
export async function buildPictureSite(folder: string): Promise<{ output: string; paths: string[] }> {
  const site = join(folder, 'site');
  const output = join(folder, 'output');
  await cp(SCHOOL, site, { recursive: true });
  await Promise.all(
    FORMATS.map(async ({ name, ...size }, format) => {
      const file = join(site, `public/images/${name}.jpg`);
      await sharp({ create: { ...size, channels: 3, background: '#357' } }).toFile(file);
      for (let index = format; index < COUNTS.length; index += FORMATS.length)
        await copyFile(file, join(site, 'public', picture(index)));
    }),
  );
  for (const folder of ['sea', 'quay'])
    await copyFile(join(site, 'public', picture(0)), join(site, `public/images/${folder}.jpg`));
  const manifestFile = join(site, 'manifest/routes.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  await mkdir(join(site, 'public/data/beside'));
  for (const [path, blocks] of Object.entries(PAGES)) {
    manifest.routes.push({ path, layout: 'info', data: path, title: path });
    const record = { title: `The page ${path}`, blocks };
    await writeFile(join(site, `public/data/${path}.json`), JSON.stringify({ data: [record] }));
  }
  await writeFile(manifestFile, JSON.stringify(manifest));
  const [{ paths }] = await Promise.all([openSite(site), build(site, output)]);
  return { output, paths };
}
