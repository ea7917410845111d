/** The code of the engine as files for the browser. */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build as bundle } from 'esbuild';
import { build, type Manifest as ViteManifest } from 'vite';
import type { Assets } from '../src/shell/Document.tsx';
import { type SiteSource, sitePlugin } from './plugin.ts';
import { engineRoot } from './site.ts';

const ENTRY = 'src/entries/browser.tsx';
const PAPER = 'src/styles/paper.css';

/**
 * Builds the app for a site.
 *
 * @param source the site
 * @param out the folder that takes `assets/`
 * @returns the addresses that the pages refer to
 */
export async function buildAssets(source: SiteSource, out: string): Promise<Assets> {
  await build({
    root: engineRoot,
    configFile: join(engineRoot, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'warn',
    plugins: [sitePlugin(async () => source)],
    build: { outDir: out, emptyOutDir: false },
  });
  const folder = join(out, '.vite');
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as ViteManifest;
  await rm(folder, { recursive: true });
  const entry = manifest[ENTRY];
  const paper = manifest[PAPER];
  if (!entry || !paper) throw new Error(`Vite built no ${entry ? PAPER : ENTRY}.`);
  return {
    app: `/${entry.file}`,
    styles: (entry.css ?? []).map((file) => `/${file}`),
    paper: `/${paper.file}`,
    starter: await buildStarter(),
  };
}

/** The inline script that brings the app, minified; it is the same for every page and every site. */
export async function buildStarter(): Promise<string> {
  const result = await bundle({
    entryPoints: [join(engineRoot, 'src/entries/starter.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    write: false,
  });
  return (result.outputFiles[0]?.text ?? '').trim();
}
