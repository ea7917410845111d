/** Pictures that are written while the pages of a site are rendered or already served. */
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type MediaFile, VARIANTS_FOLDER, variantName } from '../../src/core/data/media.ts';
import { serveSite } from '../../src/node/hosts/serve.ts';
import { createDeferredFiles } from '../../src/node/ssg/deferredFiles.ts';
import { makeImageVariants } from '../../src/node/ssg/imageVariants.ts';
import { buildSite, type SitePreview } from '../../src/node/ssg/index.ts';
import { SCHOOL } from '../sites.ts';
import { snapshot } from './snapshot.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const SILENT = { add() {}, done() {}, end() {} };
const folder = temporaryFolder('deferred-files');

/** An uncached picture. */
const newPicture = (file: string, width = 700) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 5 } as const;
  return sharp({ create: { width, height: 400, channels: 3, background: 'red', noise } })
    .jpeg()
    .toFile(file);
};

/** Names and contents, without the times. */
const contents = (folder: string) =>
  Object.entries(snapshot(folder)).map(([name, state]) => [name, state.split(' ').at(-1)]);

test('a requested file is created next', async () => {
  const names = Array.from({ length: 40 }, (_, index) => `images/${index}.jpg`);
  cpSync(SCHOOL, join(folder, 'many'), { recursive: true });
  await Promise.all(names.map((name) => newPicture(join(folder, 'many/public', name))));
  const out = join(folder, 'many-out');
  const later = createDeferredFiles(out, SILENT);
  try {
    const requested = new Map(names.map((name) => [name, { width: 640, height: 1 }]));
    const { pictures } = await makeImageVariants(
      join(folder, 'many'),
      requested,
      later,
      join(folder, 'cache'),
    );
    const last = [...pictures.values()].at(-1)?.copies?.hash ?? '';
    const file = `${VARIANTS_FOLDER}/${variantName(last, 640)}`;
    expect(() => later.setFonts('too-late.conf')).toThrow('after the first order');
    await later.prioritize(file);
    const variantFiles = () => readdirSync(join(out, VARIANTS_FOLDER));
    expect(variantFiles()).toContain(variantName(last, 640));
    expect(variantFiles().length).toBeLessThan((4 * names.length) / 2);
    expect(later.prioritize('index.html')).toBeUndefined();
    await later.finish();
    expect(variantFiles()).toHaveLength(4 * names.length);
  } finally {
    later.close();
  }
});

test('a site with pending images is complete except for them, and identical in the end', async () => {
  const site = join(folder, 'school');
  cpSync(SCHOOL, site, { recursive: true });
  await newPicture(join(site, 'public/images/sea.jpg'), 1000);
  const settings = join(site, 'manifest/site.json');
  const stored = JSON.parse(readFileSync(settings, 'utf8'));
  writeFileSync(settings, JSON.stringify({ ...stored, origin: 'https://school.example' }));
  const out = join(folder, 'out');
  let served: Awaited<ReturnType<typeof serveSite>> | undefined;
  const onPages = async ({ folder: place, prioritize, pages }: SitePreview) => {
    expect(pages).toBeGreaterThan(5);
    expect(existsSync(out)).toBe(false);
    served = await serveSite(place, 0, '127.0.0.1', prioritize);
    const at = `http://127.0.0.1:${served.port}`;
    const html = await (await fetch(`${at}/voyages/`)).text();
    expect(html).toContain('</html>');
    const media: MediaFile = JSON.parse(readFileSync(join(place, 'media/voyages.json'), 'utf8'));
    const { hash = '', widths = [] } = media.pictures['images/sea.jpg']?.copies ?? {};
    const share = new URL(/property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '').pathname;
    for (const address of [`/${VARIANTS_FOLDER}/${variantName(hash, Math.max(...widths))}`, share]) {
      const response = await fetch(at + address);
      expect(response.status, address).toBe(200);
      expect((await sharp(await response.arrayBuffer()).metadata()).width, address).toBeGreaterThan(900);
    }
  };
  try {
    await buildSite(site, out, { onPages });
    served?.switchFolder(out);
    expect((await fetch(`http://127.0.0.1:${served?.port}/voyages/`)).status).toBe(200);
  } finally {
    await served?.close();
  }
  const inOneGo = join(folder, 'in-one-go');
  await buildSite(site, inOneGo);
  expect(contents(inOneGo)).toEqual(contents(out));
});

test('an image that cannot be created is missing', async () => {
  const served = await serveSite(join(folder, 'out'), 0, '127.0.0.1', (file) =>
    file === 'index.html' ? undefined : Promise.reject(new Error(file)),
  );
  const response = await fetch(`http://127.0.0.1:${served.port}/images/quay.jpg`);
  await served.close();
  expect(response.status).toBe(404);
});

test('a new site that cannot be served leaves the old one in place, without remains', async () => {
  const site = join(folder, 'unserved');
  cpSync(SCHOOL, site, { recursive: true });
  const out = join(folder, 'old');
  await buildSite(site, out);
  const originalFiles = contents(out);
  await newPicture(join(site, 'public/images/sea.jpg'));
  const onPages = () => Promise.reject(new Error('The port is taken.'));
  await expect(buildSite(site, out, { onPages })).rejects.toThrow('The port is taken.');
  expect(contents(out)).toEqual(originalFiles);
  expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
});
