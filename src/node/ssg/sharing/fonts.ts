/** Installs the fonts of share images for Pango, and no others. */
import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadPlainFonts, type SiteFont } from '../../content/brand/pictureFonts.ts';
import { markUsed } from '../../system/cacheFolder.ts';
import { replaceFile } from '../../system/replaceFile.ts';
import { escapeXml } from './xml.ts';

/** The folder in the cache with a folder for each set of fonts. */
export const FONTS_FOLDER = 'fonts';

export interface Fonts {
  /** A fontconfig configuration with these fonts only. */
  config: string;
  /** Changes with the fonts. */
  hash: string;
}

/** @param cache a persistent folder @param siteFonts fonts of the site */
export async function prepareFonts(cache: string, siteFonts: readonly SiteFont[] = []): Promise<Fonts> {
  const fonts = await loadPlainFonts(siteFonts);
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
  const text = configuration(folder, files);
  // The configuration contains absolute paths.
  if ((await readFile(config, 'utf8').catch(() => undefined)) !== text) {
    await mkdir(folder, { recursive: true });
    await Promise.all(files.map(({ file, font }) => replaceFile(file, font)));
    await replaceFile(config, text);
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

/** Fonts of the site are selected by their role, whatever their family name (fontconfig, "scan"). */
const renamed = (file: string, family: string) =>
  `  <match target="scan">
    <test name="file"><string>${escapeXml(file)}</string></test>
    <edit name="family" mode="assign"><string>${escapeXml(family)}</string></edit>
  </match>
`;
