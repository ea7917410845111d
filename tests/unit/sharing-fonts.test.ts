import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fontFamilies, type SiteFont } from '../../src/node/content/brand/pictureFonts.ts';
import { unwrapWoff } from '../../src/node/content/brand/sfnt.ts';
import { prepareFonts } from '../../src/node/ssg/sharing/fonts.ts';

const { heading: SERIF, text: SANS } = fontFamilies([]);

const packaged = (name: string) => createRequire(import.meta.url).resolve(`@fontsource/${name}.woff`);

const woff = await readFile(packaged('noto-serif-malayalam/files/noto-serif-malayalam-malayalam-600-normal'));

test('a font is decompressed with all its tables', () => {
  const font = unwrapWoff(woff);
  const count = font.readUInt16BE(4);
  expect(font.readUInt32BE(0)).toBe(0x00010000);
  expect(count).toBe(woff.readUInt16BE(12));
  for (let index = 0; index < count; index++) {
    const entry = font.subarray(12 + 16 * index, 28 + 16 * index);
    const tag = entry.toString('latin1', 0, 4);
    const table = font.subarray(entry.readUInt32BE(8), entry.readUInt32BE(8) + entry.readUInt32BE(12));
    expect(entry.readUInt32BE(8) % 4, tag).toBe(0);
    // The checksum of head is computed without its own adjustment (OpenType, "head").
    if (tag !== 'head') expect(checksum(table), tag).toBe(entry.readUInt32BE(4));
  }
});

/** The sum of a table's 32-bit words (OpenType, calculating checksums). */
function checksum(table: Buffer): number {
  const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}

test('anything else is refused', () => {
  expect(() => unwrapWoff(Buffer.from('wOF2 and so on'))).toThrow('The font is no WOFF 1.0 file.');
});

/** The sans font of a site, for its headings. */
const OWN: SiteFont = {
  family: 'Site Heading',
  file: packaged('noto-sans-malayalam/files/noto-sans-malayalam-latin-500-normal'),
};

describe('without system fonts', () => {
  let cache = '';

  beforeAll(async () => {
    const oldFolder = await mkdtemp(join(tmpdir(), 'fonts-'));
    await prepareFonts(oldFolder, [OWN]);
    // The folder of a site may be moved, with any name.
    cache = `${oldFolder} R&D`;
    await rename(oldFolder, cache);
    // Read when the first text is drawn.
    process.env.FONTCONFIG_FILE = (await prepareFonts(cache, [OWN])).config;
  });
  afterAll(async () => {
    delete process.env.FONTCONFIG_FILE;
    await rm(cache, { recursive: true, force: true });
  });

  async function width(text: string, font: string): Promise<number> {
    const { default: sharp } = await import('sharp');
    const rendered = await sharp({
      text: {
        text: `<span font_family="${font}">${text}</span>`,
        font: `${font}, 60px`,
        dpi: 72,
        rgba: true,
      },
    }).toBuffer({ resolveWithObject: true });
    return rendered.info.width;
  }

  test.each([SERIF, SANS])('%s shapes Malayalam', async (font) => {
    // One glyph for two letters; a zero-width non-joiner separates them.
    expect(await width('ക്ഷ', font)).toBeLessThan((await width('ക്\u200Cഷ', font)) * 0.9);
    // A vowel sign around its letter is as wide as its two halves.
    expect(await width('കൊ', font)).toBeCloseTo(await width('കെ\u25CCാ'.replace('\u25CC', ''), font), -1);
    // Letters of different width, unlike the glyphs for missing characters.
    expect(await width('ണണണ', font)).toBeGreaterThan((await width('രരര', font)) * 1.3);
  });

  test('a font of the site comes first, whatever its name is, with fallbacks', async () => {
    const { heading } = fontFamilies([OWN]);
    expect(await width('Nursing', heading)).toBe(await width('Nursing', SANS));
    expect(await width('ക്ഷ', heading)).toBe(await width('ക്ഷ', SERIF));
  });

  test('the two families differ, and have their own Latin letters', async () => {
    expect(await width('Nursing', SERIF)).not.toBe(await width('Nursing', SANS));
    expect(await width('iii', SANS)).toBeLessThan((await width('MMM', SANS)) / 2);
  });
});
