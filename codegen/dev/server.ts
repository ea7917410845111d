/** The development server: our own http server in front of Vite's middlewares. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { createServer as createVite } from 'vite';
import { baseOf } from '../../src/route/base.ts';
import { sitePlugin } from '../build/sitePlugin.ts';
import { cacheFolder, engineRoot } from '../site/folder.ts';
import { liveContent, siteNow } from './content.ts';
import { createHandler } from './handler.ts';
import { createEditLoop } from './loop.ts';
import { buildYear, createRenderer } from './render.ts';
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

export interface DevServer {
  port: number;
  /** What stands before the addresses of the site, as it was at the start. */
  base: string;
  close(): Promise<void>;
}

/**
 * Starts the development server of a site.
 *
 * @param folder the site folder, absolute
 * @param port 0 takes any free port
 * @returns once it listens
 * @throws when the port is taken
 */
export async function startDev(folder: string, port: number): Promise<DevServer> {
  const content = liveContent(folder);
  // Vite's websocket hangs on this one, which never listens, so that only sound upgrades reach it.
  const sockets = createServer();
  const cacheDir = cacheFolder(folder, 'vite');
  const vite = await createVite({
    root: engineRoot,
    configFile: join(engineRoot, 'vite.config.ts'),
    mode: 'development',
    // Not among the packages, whose folder may be read only.
    cacheDir,
    // Vite looks for none by itself in code that is a package.
    optimizeDeps: { include: BROWSER_PACKAGES },
    clearScreen: false,
    logLevel: 'warn',
    plugins: [
      sitePlugin(async () => {
        const model = await content.model();
        return {
          manifest: model.manifest,
          buildYear: buildYear(),
          voices: await devVoices(folder, content, model),
        };
      }),
    ],
    server: {
      middlewareMode: true,
      ws: { server: sockets },
      fs: { allow: [engineRoot, cacheDir] },
      // A link may lead to a whole disk.
      watch: { followSymlinks: false },
    },
  });
  const loop = createEditLoop(folder, vite, content);
  const renderer = await createRenderer(folder, vite, content, loop.revision);
  const server = createServer(createHandler(folder, vite, content, renderer));
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (/^\/(\?|$)/.test(request.url ?? '') && /^vite-/.test(request.headers['sec-websocket-protocol'] ?? ''))
      sockets.emit('upgrade', request, socket, head);
    else socket.destroy();
  });
  const close = async () => {
    server.closeAllConnections();
    await Promise.all([
      loop.close(),
      vite.close(),
      new Promise<void>((done) => {
        server.close(() => done());
      }),
    ]);
  };
  try {
    await new Promise<void>((done, failed) => {
      server.once('error', failed);
      server.listen(port, 'localhost', done);
    });
  } catch (error) {
    await close();
    throw error;
  }
  await loop.start();
  const base = baseOf(await siteNow(content));
  return { base, port: (server.address() as AddressInfo).port, close };
}
