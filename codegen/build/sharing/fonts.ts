/**
 * Fonts for pictures with text. They come from packages, so that a picture looks the same on every machine, whether it
 * has fonts or not.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { replaceFile } from '../../process/replaceFile.ts';

/** The families as Pango knows them. */
export const SERIF = 'Noto Serif Malayalam SemiBold';
export const SANS = 'Noto Sans Malayalam Medium';

/** Of each family one weight, in three files that share the letters among them. */
const FILES = ['latin', 'latin-ext', 'malayalam'].flatMap((part) => [
  `@fontsource/noto-serif-malayalam/files/noto-serif-malayalam-${part}-600-normal.woff`,
  `@fontsource/noto-sans-malayalam/files/noto-sans-malayalam-${part}-500-normal.woff`,
]);

export interface Fonts {
  /** A fontconfig configuration that knows these fonts and no others. */
  config: string;
  /** Changes with the fonts. */
  hash: string;
}

/**
 * Puts the fonts where Pango can read them.
 *
 * @param cache a folder that is kept from build to build
 */
export async function prepareFonts(cache: string): Promise<Fonts> {
  const require = createRequire(import.meta.url);
  const woffs = await Promise.all(FILES.map((file) => readFile(require.resolve(file))));
  const hash = createHash('sha256');
  for (const woff of woffs) hash.update(woff);
  const digest = hash.digest('hex').slice(0, 16);
  const folder = join(cache, 'fonts', digest);
  const config = join(folder, 'fonts.conf');
  if (!(await isFile(config))) {
    await mkdir(folder, { recursive: true });
    await Promise.all(
      woffs.map((woff, index) => replaceFile(join(folder, `${index}.ttf`), unwrapWoff(woff))),
    );
    await replaceFile(config, configuration(folder));
  }
  return { config, hash: digest };
}

const isFile = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

const configuration = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${join(folder, 'cache')}</cachedir>
</fontconfig>
`;

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/**
 * A font in its plain form, which is the only one that Pango takes (W3C WOFF File Format 1.0, sections 3 to 5): the same
 * tables, each inflated where it is compressed, under another directory.
 *
 * @throws when the file is no WOFF 1.0
 */
export function unwrapWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('The font is no WOFF 1.0 file.');
  const count = woff.readUInt16BE(12);
  const font = Buffer.alloc(woff.readUInt32BE(16));
  const exponent = Math.floor(Math.log2(count));
  const range = SFNT_ENTRY * 2 ** exponent;
  font.writeUInt32BE(woff.readUInt32BE(4), 0);
  font.writeUInt16BE(count, 4);
  font.writeUInt16BE(range, 6);
  font.writeUInt16BE(exponent, 8);
  font.writeUInt16BE(count * SFNT_ENTRY - range, 10);
  let end = SFNT_HEADER + SFNT_ENTRY * count;
  for (let index = 0; index < count; index++) {
    const from = WOFF_HEADER + WOFF_ENTRY * index;
    const to = SFNT_HEADER + SFNT_ENTRY * index;
    const [offset, packed, length, checksum] = [4, 8, 12, 16].map((at) => woff.readUInt32BE(from + at)) as [
      number,
      number,
      number,
      number,
    ];
    const table = woff.subarray(offset, offset + packed);
    woff.copy(font, to, from, from + 4);
    font.writeUInt32BE(checksum, to + 4);
    font.writeUInt32BE(end, to + 8);
    font.writeUInt32BE(length, to + 12);
    (packed < length ? inflateSync(table) : table).copy(font, end);
    end += Math.ceil(length / 4) * 4;
  }
  return font;
}
