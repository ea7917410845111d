/** Nothing that a camera or phone writes into a picture, above all the place where it was taken, is published. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { engineRoot } from '../../codegen/site.ts';

const folder = join(engineRoot, 'public');
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));
const pictures = files.filter((file) => /\.(jpe?g|png|webp|avif)$/i.test(file));

test('there are pictures to look at', () => {
  expect(pictures.length).toBeGreaterThan(10);
});

test('no picture holds metadata', async () => {
  const found: string[] = [];
  for (const file of pictures) {
    const { exif, xmp, iptc } = await sharp(file).metadata();
    if (exif || xmp || iptc) found.push(file.slice(folder.length + 1));
  }
  expect(found).toEqual([]);
});

test('no file at all, such as a PDF with photographs in it, holds EXIF or a place', () => {
  const traces = ['Exif\0\0', 'GPSLatitude', 'exif:GPS'];
  const found = files.filter((file) => {
    const bytes = readFileSync(file);
    return traces.some((trace) => bytes.includes(trace));
  });
  expect(found.map((file) => file.slice(folder.length + 1))).toEqual([]);
});
