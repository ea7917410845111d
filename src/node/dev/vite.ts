/** Configures Vite for the modules of the engine and a site that changes. */
import { accessSync, constants, mkdirSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { assertSupportedPath } from '../content/engine.ts';
import { cacheFolder, engineRoot } from '../content/folder.ts';
import { sitePlugin } from '../ssg/sitePlugin.ts';
import { viteConfig } from '../ssg/viteConfig.ts';
import { loadDevLocales } from './devLocales.ts';
import type { LiveContent } from './liveContent.ts';
import { buildYear } from './renderer.ts';

/** The packages that src/ imports. The editor has them in its bundle (pageCode.ts). */
const BROWSER_PACKAGES = [
  'react',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  'react-responsive-carousel',
  'glightbox',
  'micromark',
  'micromark-core-commonmark',
  'micromark-extension-gfm-autolink-literal',
];

const WATCH_OPTIONS = {
  // A link may lead to a whole disk.
  followSymlinks: false,
  // Watching thousands of files that are never edited takes a second.
  ignored: ['.cache', 'dist'].map((name) => join(engineRoot, name)),
};

/** The folders of the app's modules: source, packages and Vite's bundled packages. */
export const appFolders = (folder: string): string[] => [
  ...['src/app', 'src/core', 'src/generated'].map((name) => join(engineRoot, name)),
  join(engineRoot, 'node_modules'),
  cacheFolder(folder, 'vite'),
];

/**
 * @param folder the site folder, absolute
 * @param sockets the server of its websocket
 * @param isForEditor only serves the site module and watches nothing, because the editor reports changes
 *   itself
 * @throws (rejects) the file system error if the cache folder cannot be written
 */
export async function createDevVite(
  folder: string,
  content: LiveContent,
  sockets: Server,
  isForEditor: boolean,
): Promise<ViteDevServer> {
  assertSupportedPath();
  const { createServer } = await import('vite');
  const cacheDir = cacheFolder(folder, 'vite');
  // Otherwise Vite would print its stack trace and serve pages without code.
  mkdirSync(cacheDir, { recursive: true });
  accessSync(cacheDir, constants.W_OK);
  return createServer({
    root: engineRoot,
    // The configuration that this program has loaded: Vite would bundle the file first.
    ...viteConfig,
    configFile: false,
    mode: 'development',
    // Outside of `node_modules`, which may be read-only.
    cacheDir,
    // Vite does not scan code inside a package.
    optimizeDeps: isForEditor ? { noDiscovery: true } : { include: BROWSER_PACKAGES },
    clearScreen: false,
    logLevel: 'warn',
    plugins: [
      ...(viteConfig.plugins ?? []),
      sitePlugin(async () => {
        const now = content.snapshot();
        const model = await now.model();
        return {
          manifest: model.manifest,
          buildYear: buildYear(model.site),
          locales: await loadDevLocales(folder, now, model),
        };
      }),
    ],
    server: {
      middlewareMode: true,
      ws: { server: sockets },
      fs: { allow: appFolders(folder) },
      watch: isForEditor ? null : WATCH_OPTIONS,
    },
  });
}
