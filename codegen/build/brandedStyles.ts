/** Joins the style sheet of a site's brand to that of the engine, so that a page asks for one. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { basename, dirname } from 'node:path/posix';
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
  const folder = join(out, MADE_FOLDERS.assets);
  // Its address may begin with the path under which the site lives.
  const file = engine === undefined ? undefined : join(folder, basename(engine));
  const own = file === undefined ? '' : await readFile(file, 'utf8');
  const whole = own + css;
  const hash = createHash('sha256').update(whole).digest('hex').slice(0, 8);
  const name = `site-${hash}.css`;
  if (file !== undefined) await rm(file);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), whole);
  for (const [own, content] of files) await writeFile(join(folder, own), content);
  return { ...assets, styles: [`${dirname(assets.app)}/${name}`, ...others] };
}
