/** Puts the fonts for pictures where Pango finds them, and no others. */
import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadPlainFonts, type SiteFont } from '../../content/brand/pictureFonts.ts';
import { markUsed } from '../../system/cacheFolder.ts';
import { replaceFile } from '../../system/replaceFile.ts';
import { escapeXml } from './xml.ts';

/** The folder within the cache that has a folder of each set of fonts. */
export const FONTS_FOLDER = 'fonts';

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
 * @param own fonts that the site brings
 */
export async function prepareFonts(cache: string, own: readonly SiteFont[] = []): Promise<Fonts> {
  const fonts = await loadPlainFonts(own);
  const hash = createHash('sha256');
  for (const { font, family = '' } of fonts) hash.update(family).update(font);
  const digest = hash.digest('hex').slice(0, 16);
  const folder = join(cache, FONTS_FOLDER, digest);
  const config = join(folder, 'fonts.conf');
  const files = fonts.map(({ font, family }, index) => ({
    font,
    family,
    file: join(folder, `${index}.ttf`),
  }));
  const wanted = configuration(folder, files);
  // It names places, which are others once the site is moved.
  if ((await readFile(config, 'utf8').catch(() => undefined)) !== wanted) {
    await mkdir(folder, { recursive: true });
    await Promise.all(files.map(({ file, font }) => replaceFile(file, font)));
    await replaceFile(config, wanted);
  }
  await markUsed(folder);
  return { config, hash: digest };
}

const configuration = (folder: string, files: readonly { file: string; family?: string }[]) =>
  `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${escapeXml(folder)}</dir>
  <cachedir>${escapeXml(join(folder, 'cache'))}</cachedir>
${files.map(({ file, family }) => (family === undefined ? '' : renamed(file, family))).join('')}</fontconfig>
`;

/** A font of the site is asked for by what it is for, whatever its maker calls it (fontconfig, "scan"). */
const renamed = (file: string, family: string) =>
  `  <match target="scan">
    <test name="file"><string>${escapeXml(file)}</string></test>
    <edit name="family" mode="assign"><string>${escapeXml(family)}</string></edit>
  </match>
`;
