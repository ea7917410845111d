/** The code of the engine as files for the browser. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build as bundle } from 'esbuild';
import { build, mergeConfig, type Rolldown, type Manifest as ViteManifest } from 'vite';
import type { Assets } from '../../src/shell/Document.tsx';
import viteConfig from '../../vite.config.ts';
import { engineRoot } from '../site/folder.ts';
import { type SiteSource, sitePlugin } from './sitePlugin.ts';

const ENTRY = 'src/entries/browser.tsx';
const PAPER = 'src/styles/paper.css';
/** Where Vite says which source became which file. */
const MANIFEST = '.vite/manifest.json';

/**
 * Builds the app for a site.
 *
 * @param source the site
 * @param out the folder that takes `assets/`
 * @returns the addresses that the pages refer to
 * @throws (rejects) what the file system says when a file cannot be written
 */
export async function buildAssets(source: SiteSource, out: string): Promise<Assets> {
  // Not written by Vite, which tells of a full disk in the words of another language's run time.
  const built = await build(
    mergeConfig(viteConfig, {
      root: engineRoot,
      // Vite would compile it into a file among the packages, which may be on a disk that can only be read.
      configFile: false,
      mode: 'production',
      logLevel: 'warn',
      plugins: [sitePlugin(async () => source)],
      build: { outDir: out, write: false },
    }),
  );
  const files = filesOf(built);
  const manifest = JSON.parse(String(files.get(MANIFEST))) as ViteManifest;
  files.delete(MANIFEST);
  for (const [name, content] of files) {
    await mkdir(dirname(join(out, name)), { recursive: true });
    await writeFile(join(out, name), content);
  }
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

/** The files of a build by their names. */
function filesOf(built: Awaited<ReturnType<typeof build>>): Map<string, string | Uint8Array> {
  const outputs: (Rolldown.OutputChunk | Rolldown.OutputAsset)[] = [built]
    .flat()
    .flatMap((each) => ('output' in each ? each.output : []));
  return new Map(outputs.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]));
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
