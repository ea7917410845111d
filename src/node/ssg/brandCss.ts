/** Joins the style sheet of a site's brand to those of the engine, so that a page asks for one. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { basename, dirname } from 'node:path/posix';
import type { Assets } from '../../app/shell/Document.tsx';
import type { SiteBrand } from '../content/brand/siteBrand.ts';
import { GENERATED_FOLDERS } from '../content/generatedFiles.ts';

/**
 * @param assets as the app's compiler gives them, for every site the same
 * @param out the output folder, where their files are
 * @returns the same with the addresses of the new style sheets: that of most pages, and that of pages with uncommon blocks
 */
export async function writeBrandCss(
  assets: Assets,
  { css, files }: Pick<SiteBrand, 'css' | 'files'>,
  out: string,
): Promise<Assets> {
  const folder = join(out, GENERATED_FOLDERS.assets);
  await mkdir(folder, { recursive: true });
  // An address may begin with the path under which the site lives.
  const fileOf = (address: string) => join(folder, basename(address));
  const joined = async (styles: readonly string[]) => {
    const texts = await Promise.all(styles.map((address) => readFile(fileOf(address), 'utf8')));
    const whole = [...texts, css].join('');
    const hash = createHash('sha256').update(whole).digest('hex').slice(0, 8);
    const address = `${dirname(assets.app)}/site-${hash}.css`;
    await writeFile(fileOf(address), whole);
    return address;
  };
  const styles = [await joined(assets.styles)];
  const { uncommonStyles } = assets;
  const both = uncommonStyles && {
    ...uncommonStyles,
    joined: await joined([...assets.styles, uncommonStyles.file]),
  };
  for (const address of assets.styles) await rm(fileOf(address));
  for (const [own, content] of files) await writeFile(join(folder, own), content);
  return { ...assets, styles, uncommonStyles: both };
}
