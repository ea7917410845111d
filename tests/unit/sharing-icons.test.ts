import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readSiteBrand } from '../../src/node/content/brand/siteBrand.ts';
import { readSite } from '../../src/node/content/folder.ts';
import { icoFile, iconFiles, webManifest } from '../../src/node/ssg/sharing/icons.ts';
import { COLLEGE } from '../sites.ts';
import { site } from './sharing.ts';

const { brand } = await readSiteBrand(COLLEGE, await readSite(COLLEGE));
const files = await iconFiles(brand);

const file = (name: string): Buffer => Buffer.from(files.get(name) ?? '');

test.each<[name: string, size: number]>([
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
])('%s is %d pixels wide, without transparent corners, and shows the mark', async (name, size) => {
  const { data, info } = await sharp(file(name)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([size, size]);
  const colour = (x: number, y: number) => {
    const at = (y * size + x) * 4;
    return `#${data.subarray(at, at + 3).toString('hex')}${data[at + 3] === 255 ? '' : ' clear'}`;
  };
  const middle = size / 2;
  expect(colour(0, 0)).toBe(brand.band.light);
  expect(colour(size - 1, size - 1)).toBe(brand.band.light);
  // The flame is above the middle, the bowl below.
  expect(colour(middle, Math.round(size * 0.4))).toBe(brand.accent.dark);
  expect(colour(middle, Math.round(size * 0.57))).toBe(brand.onBand.dark);
});

test('the drawing is plain SVG without classes, styles or scripts', () => {
  const svg = file('favicon.svg').toString();
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 48 48">/);
  expect(svg).not.toMatch(/class=|style|script|currentColor/);
  expect(svg).toContain(brand.accent.dark);
});

test('favicon.ico is one PNG file with a directory of one entry', async () => {
  const ico = file('favicon.ico');
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 1]);
  expect([ico[6], ico[7], ico.readUInt16LE(12)]).toEqual([32, 32, 32]);
  const [length, offset] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
  expect(offset + length).toBe(ico.length);
  expect(await sharp(ico.subarray(offset)).metadata()).toMatchObject({
    format: 'png',
    width: 32,
    height: 32,
  });
  expect(icoFile(Buffer.from([1, 2, 3]), 16).length).toBe(25);
});

test('the web app manifest names only existing icons', () => {
  const manifest = JSON.parse(webManifest(site, brand)) as {
    icons: { src: string; purpose: string }[];
  } & Record<string, unknown>;
  expect(manifest).toMatchObject({
    name: site.name,
    short_name: 'Harbour',
    lang: 'en',
    start_url: '/',
    theme_color: brand.band.light,
  });
  for (const { src } of manifest.icons) expect(files.has(src.slice(1)), src).toBe(true);
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
});
