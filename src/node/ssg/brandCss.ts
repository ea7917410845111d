/** Merges the brand's CSS with that of the engine, so that a page loads one file. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { basename, dirname } from 'node:path/posix';
import type { Assets } from '../../app/shell/Document.tsx';
import type { SiteBrand } from '../content/brand/siteBrand.ts';
import { GENERATED_FOLDERS } from '../content/generatedFiles.ts';

/**
 * @param assets the compiled app
 * @param out the output folder
 * @returns the assets with the merged style sheets: one for most pages, and one for pages with uncommon
 *   blocks
 */
export async function writeBrandCss(
  assets: Assets,
  { css, files }: Pick<SiteBrand, 'css' | 'files'>,
  out: string,
): Promise<Assets> {
  const folder = join(out, GENERATED_FOLDERS.assets);
  await mkdir(folder, { recursive: true });
  // The URL may begin with the base path of the site.
  const fileOf = (address: string) => join(folder, basename(address));
  const joined = async (styles: readonly string[]) => {
    const texts = await Promise.all(styles.map((address) => readFile(fileOf(address), 'utf8')));
    const text = [...texts, css].join('');
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
    const address = `${dirname(assets.app)}/site-${hash}.css`;
    await writeFile(fileOf(address), text);
    return address;
  };
  const styles = [await joined(assets.styles)];
  const { uncommonStyles } = assets;
  const both = uncommonStyles && {
    ...uncommonStyles,
    joined: await joined([...assets.styles, uncommonStyles.file]),
  };
  for (const address of assets.styles) await rm(fileOf(address));
  for (const [name, content] of files) await writeFile(join(folder, name), content);
  return { ...assets, styles, uncommonStyles: both };
}
