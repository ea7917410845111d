/** Vite as the development server has it: for the modules of the engine and of a site that changes. */
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import config from '../../vite.config.ts';
import { sitePlugin } from '../build/sitePlugin.ts';
import { cacheFolder, engineRoot } from '../site/folder.ts';
import type { LiveContent } from './content.ts';
import { buildYear } from './render.ts';
import { devVoices } from './voices.ts';

/** What src/ imports of packages. */
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

const WATCHED = {
  // A link may lead to a whole disk.
  followSymlinks: false,
  // Thousands of files that nobody edits: to begin to watch them takes a second.
  ignored: ['.cache', 'dist'].map((name) => join(engineRoot, name)),
};

/**
 * @param folder the site folder, absolute
 * @param sockets what its websocket hangs on
 * @param home the folder whose caches the editor uses; it tells itself what has changed, so nothing is watched for it
 */
export async function createDevVite(
  folder: string,
  content: LiveContent,
  sockets: Server,
  home?: string,
): Promise<ViteDevServer> {
  const { createServer } = await import('vite');
  // React for visitors is bundled in another way than that for developers.
  const cacheDir = home === undefined ? cacheFolder(folder, 'vite') : cacheFolder(home, 'vite-edit');
  return createServer({
    root: engineRoot,
    // As it was started with: to read it by itself Vite would bundle it first.
    ...config,
    configFile: false,
    mode: 'development',
    // Not among the packages, whose folder may be read only.
    cacheDir,
    // Vite looks for none by itself in code that is a package.
    optimizeDeps: { include: BROWSER_PACKAGES },
    clearScreen: false,
    logLevel: 'warn',
    plugins: [
      ...(config.plugins ?? []),
      sitePlugin(async () => {
        const now = content.now();
        const model = await now.model();
        return {
          manifest: model.manifest,
          buildYear: buildYear(),
          voices: await devVoices(folder, now, model),
        };
      }),
    ],
    server: {
      middlewareMode: true,
      ws: { server: sockets },
      fs: { allow: [engineRoot, cacheDir] },
      watch: home === undefined ? WATCHED : null,
    },
  });
}
