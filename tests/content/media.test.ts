/** The pictures and documents of the site. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { engineRoot } from '../../codegen/site.ts';

const PICTURES = join(engineRoot, 'public/images/sample');
const DOCUMENTS = join(engineRoot, 'public/documents/sample');
const MOST_BYTES = 120_000;

const photos = readdirSync(PICTURES).filter((name) => name.endsWith('.jpg'));
const scenes = photos.filter((name) => !name.startsWith('portrait-'));

test('there are at least sixty pictures of scenes, and each is another', () => {
  expect(scenes.length).toBeGreaterThanOrEqual(60);
  const hashes = photos.map((name) =>
    createHash('sha256')
      .update(readFileSync(join(PICTURES, name)))
      .digest('hex'),
  );
  expect(new Set(hashes).size).toBe(photos.length);
});

describe('a picture of a scene', () => {
  test.each(scenes)('%s is a JPEG of 1600 pixels, light enough for a weak connection', async (name) => {
    const bytes = readFileSync(join(PICTURES, name));
    expect([...bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    expect(bytes.length).toBeLessThanOrEqual(MOST_BYTES);
    const { format, width, height } = await sharp(bytes).metadata();
    expect({ format, width }).toEqual({ format: 'jpeg', width: 1600 });
    expect(height).toBeGreaterThan(600);
  });
});

test('a portrait is a JPEG, light enough for a weak connection', async () => {
  for (const name of photos.filter((photo) => photo.startsWith('portrait-'))) {
    const bytes = readFileSync(join(PICTURES, name));
    expect(bytes.length, name).toBeLessThanOrEqual(MOST_BYTES);
    expect((await sharp(bytes).metadata()).format, name).toBe('jpeg');
  }
});

test('a drawing holds no script and refers to nothing elsewhere', () => {
  for (const name of readdirSync(PICTURES).filter((file) => file.endsWith('.svg'))) {
    const text = readFileSync(join(PICTURES, name), 'utf8').replaceAll('http://www.w3.org/', '');
    expect(text, name).toMatch(/<svg[\s>]/);
    expect(text, name).not.toMatch(/<script|\son[a-z]+=|https?:\/\/|<foreignObject/i);
  }
});

test('there are at least twelve documents, each a PDF', () => {
  const names = readdirSync(DOCUMENTS);
  expect(names.length).toBeGreaterThanOrEqual(12);
  for (const name of names) {
    const bytes = readFileSync(join(DOCUMENTS, name));
    expect(bytes.subarray(0, 4).toString('latin1'), name).toBe('%PDF');
    expect(bytes.subarray(-8).toString('latin1'), name).toContain('%%EOF');
  }
});
