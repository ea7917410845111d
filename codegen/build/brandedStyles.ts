/** Joins the style sheet of a site's brand to that of the engine, so that a page asks for one. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Assets } from '../../src/shell/Document.tsx';
import type { SiteBrand } from '../brand/siteBrand.ts';
import { MADE_FOLDERS } from '../hosts/madeFiles.ts';

/**
 * @param assets as the app's compiler gives them, for every site the same
 * @param out the output folder, where their files are
 * @returns the same with the address of the new style sheet
 */
export async function brandStyles(
  assets: Assets,
  { css, files }: Pick<SiteBrand, 'css' | 'files'>,
  out: string,
): Promise<Assets> {
  const [engine, ...others] = assets.styles;
  const own = engine === undefined ? '' : await readFile(join(out, engine), 'utf8');
  const whole = own + css;
  const hash = createHash('sha256').update(whole).digest('hex').slice(0, 8);
  const name = `/${MADE_FOLDERS.assets}/site-${hash}.css`;
  if (engine !== undefined) await rm(join(out, engine));
  await mkdir(join(out, MADE_FOLDERS.assets), { recursive: true });
  await writeFile(join(out, name), whole);
  for (const [file, content] of files) await writeFile(join(out, MADE_FOLDERS.assets, file), content);
  return { ...assets, styles: [name, ...others] };
}
