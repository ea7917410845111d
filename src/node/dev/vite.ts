/** Vite as the development server has it: for the modules of the engine and of a site that changes. */
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

/** What src/ imports of packages. For the editor they are in one file with it (pageCode.ts). */
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
  // Thousands of files that nobody edits: to begin to watch them takes a second.
  ignored: ['.cache', 'dist'].map((name) => join(engineRoot, name)),
};

/** The folders of the app's modules: its source, packages, and the packages as Vite has bundled them. */
export const appFolders = (folder: string): string[] => [
  ...['src/app', 'src/core', 'src/generated'].map((name) => join(engineRoot, name)),
  join(engineRoot, 'node_modules'),
  cacheFolder(folder, 'vite'),
];

/**
 * @param folder the site folder, absolute
 * @param sockets what its websocket hangs on
 * @param isForEditor for which it knows the site alone; the editor tells itself what has changed, so nothing is watched for it
 * @throws (rejects) what the file system says of a work folder that cannot be written
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
  // Vite would print where in its code it was refused, and go on with pages whose code never comes.
  mkdirSync(cacheDir, { recursive: true });
  accessSync(cacheDir, constants.W_OK);
  return createServer({
    root: engineRoot,
    // As it was started with: to read it by itself Vite would bundle it first.
    ...viteConfig,
    configFile: false,
    mode: 'development',
    // Not among the packages, whose folder may be read only.
    cacheDir,
    // Vite looks for none by itself in code that is a package.
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
