/** Merges the brand's CSS with that of the engine in every page. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { basename, dirname } from 'node:path/posix';
import type { Assets, InlineStyles } from '../../app/shell/Document.tsx';
import type { SiteBrand } from '../content/brand/siteBrand.ts';
import { GENERATED_FOLDERS } from '../content/generatedFiles.ts';
import { sha256 } from '../system/digest.ts';

/**
 * @param assets the compiled app
 * @param focusCss the focal points of pictures, in a style sheet of their own because a site may have many; may be ""
 * @param siteCss compiled; may be ""
 * @param out the output folder
 * @returns the assets with the addresses of all style sheets
 */
export async function writeBrandCss(
  assets: Assets,
  brand: Pick<SiteBrand, 'css' | 'stageCss' | 'files'>,
  focusCss: string,
  siteCss: string,
  out: string,
): Promise<Assets> {
  const folder = join(out, GENERATED_FOLDERS.assets);
  await mkdir(folder, { recursive: true });
  for (const [name, content] of brand.files) await writeFile(join(folder, name), content);
  const address = dirname(assets.app);
  const write = async (name: string, css: string) => {
    const file = `${name}-${sha256(css).slice(0, 8)}.css`;
    await writeFile(join(folder, file), css);
    return `${address}/${file}`;
  };
  const { appStyles, inlineStyles = {} } = assets;
  const appFile = appStyles && join(folder, basename(appStyles));
  const appCss = appFile && (await readFile(appFile, 'utf8')) + brand.stageCss;
  if (appFile) await rm(appFile);
  return {
    ...assets,
    inlineStyles: withBrand(inlineStyles, brand, siteCss, `${address}/`),
    appStyles: appCss && (await write('app', appCss)),
    styles: focusCss === '' ? [] : [await write('focus', focusCss)],
  };
}

/** @param siteCss compiled; may be "" @param address the URL of the folder of the brand's files, with a trailing slash */
export function withBrand(
  { common = '', media = '', ...styles }: InlineStyles,
  { css, stageCss }: Pick<SiteBrand, 'css' | 'stageCss'>,
  siteCss: string,
  address: string,
): InlineStyles {
  const brand = css.trim().replaceAll('url(', `url(${address}`);
  return { common: common + brand + siteCss, ...styles, media: media + stageCss };
}
