/** Compiles the engine for the browser with Vite and esbuild. */
import { join } from 'node:path';
import { build as bundle } from 'esbuild';
import { build, mergeConfig, type Rolldown, type Manifest as ViteManifest } from 'vite';
import type { Assets } from '../../app/shell/Document.tsx';
import { baseOf } from '../../core/route/base.ts';
import { assertSupportedPath } from '../content/engine.ts';
import { engineRoot } from '../content/folder.ts';
import { sha256 } from '../system/digest.ts';
import { bundlePageStyles } from './pageStyles.ts';
import { type SiteSource, sitePlugin } from './sitePlugin.ts';
import { viteConfig } from './viteConfig.ts';

const ENTRY = 'src/app/entries/browser.tsx';
const APP_STYLES = 'assets/app.css';
/** Vite's manifest: the output file of each entry. */
const MANIFEST = '.vite/manifest.json';

export interface App {
  assets: Assets;
  /** By name, such as "assets/browser-1a2b.js". */
  files: ReadonlyMap<string, string | Uint8Array>;
}

/** @throws (rejects) UsageError if the path of the engine is not supported, and Vite's errors */
export async function bundleApp(source: SiteSource): Promise<App> {
  assertSupportedPath();
  const base = baseOf(source.locales.sources[0].site);
  const built = await build(
    mergeConfig(viteConfig, {
      root: engineRoot,
      base: `${base}/`,
      // Vite would compile it into a file in `node_modules`, which may be read-only.
      configFile: false,
      mode: 'production',
      logLevel: 'warn',
      plugins: [sitePlugin(async () => source)],
      // We write the files, because Vite reports a full disk with another runtime's message.
      build: { write: false },
    }),
  );
  const files = filesOf(built);
  const manifest = JSON.parse(String(files.get(MANIFEST))) as ViteManifest;
  files.delete(MANIFEST);
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`Vite built only ${Object.keys(manifest).join(', ')}.`);
  const address = (file: string) => `${base}/${file}`;
  const imports = (entry.imports ?? []).flatMap((name) => manifest[name] ?? []);
  const styles = await bundlePageStyles(source.locales, address('assets/'));
  files.set(APP_STYLES, styles.app);
  const paper = `assets/paper-${sha256(styles.paper).slice(0, 8)}.css`;
  files.set(paper, styles.paper);
  for (const [name, font] of styles.fonts) files.set(`assets/${name}`, font);
  const assets = {
    app: address(entry.file),
    imports: imports.map(({ file }) => address(file)),
    styles: [],
    inlineStyles: styles.inline,
    appStyles: address(APP_STYLES),
    paper: address(paper),
    inlineLoader: await bundleInlineLoader(),
  };
  return { assets, files };
}

function filesOf(built: Awaited<ReturnType<typeof build>>): Map<string, string | Uint8Array> {
  const outputs: (Rolldown.OutputChunk | Rolldown.OutputAsset)[] = [built]
    .flat()
    .flatMap((each) => ('output' in each ? each.output : []));
  return new Map(outputs.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]));
}

/** The minified inline script that loads the app. It is the same for every page and site. */
export async function bundleInlineLoader(): Promise<string> {
  const result = await bundle({
    entryPoints: [join(engineRoot, 'src/app/entries/inlineLoader.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    // Without "use strict".
    tsconfigRaw: {},
    write: false,
  });
  return (result.outputFiles[0]?.text ?? '').trim();
}
