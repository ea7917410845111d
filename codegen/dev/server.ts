/** The development server: our own http server in front of Vite's middlewares. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { createServer as createVite } from 'vite';
import { baseOf } from '../../src/route/base.ts';
import { sitePlugin } from '../build/sitePlugin.ts';
import { cacheFolder, engineRoot } from '../site/folder.ts';
import type { JsonFile } from '../site/jsonFile.ts';
import { liveContent, siteNow } from './content.ts';
import { createHandler } from './handler.ts';
import { createEditLoop } from './loop.ts';
import { buildYear, createRenderer } from './render.ts';
import type { Terminal } from './terminal.ts';
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
  /** Shows files that were saved at once. @param files paths from the site folder @param known one of them, by whoever has just written it */
  saved(files: readonly string[], known?: JsonFile): Promise<void>;
  /** Shows the pages at another address of this machine as well, at the same port where that is free. */
  showTo(host: string, frame: Frame): Promise<{ port: number; close(): Promise<void> }>;
  close(): Promise<void>;
}

/** Who has the pages in a frame. */
interface Frame {
  /** The origin of the window. */
  editor: string;
  /** Whether a request comes from there, besides what its host and origin say. */
  isAllowed?(request: IncomingMessage): boolean;
}

/** How the editor has the pages of a site shown beside its forms. */
export interface Preview {
  /** The folder whose caches are used. */
  home: string;
  /** The origin of the editor's window, which alone may have the pages in a frame. */
  editor: string;
  terminal: Terminal;
}

/**
 * Starts the development server of a site.
 *
 * @param folder the site folder, absolute
 * @param port 0 takes any free port
 * @param preview where it is started for the editor
 * @returns once it listens
 * @throws when the port is taken
 */
export async function startDev(folder: string, port: number, preview?: Preview): Promise<DevServer> {
  const content = liveContent(folder);
  // Vite's websocket hangs on this one, which never listens, so that only sound upgrades reach it.
  const sockets = createServer();
  // React for visitors is bundled in another way than that for developers.
  const cacheDir = preview ? cacheFolder(preview.home, 'vite-edit') : cacheFolder(folder, 'vite');
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
  const loop = createEditLoop(folder, vite, content, preview?.terminal);
  /** Listens at one address of this machine. @param names the hosts of the requests, where they are looked at */
  const listen = async (host: string, at: number, frame?: Frame, names: readonly string[] = []) => {
    const renderer = await createRenderer(folder, vite, content, loop.revision, frame?.editor);
    const handler = createHandler(folder, vite, content, renderer);
    const isAllowed = (request: IncomingMessage) =>
      !frame || (isAskedAs(names, request) && (frame.isAllowed?.(request) ?? true));
    const server = createServer(frame ? guarded(handler, frame.editor, isAllowed) : handler);
    // A server does not count them among its connections.
    const lines = new Set<Duplex>();
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      lines.add(socket);
      socket.on('close', () => lines.delete(socket));
      if (
        isAllowed(request) &&
        /^\/(\?|$)/.test(request.url ?? '') &&
        /^vite-/.test(request.headers['sec-websocket-protocol'] ?? '')
      )
        sockets.emit('upgrade', request, socket, head);
      else socket.destroy();
    });
    await new Promise<void>((done, failed) => {
      server.once('error', failed);
      server.listen(at, host, done);
    });
    return {
      port: (server.address() as AddressInfo).port,
      close: () =>
        new Promise<void>((done) => {
          server.closeAllConnections();
          for (const line of lines) line.destroy();
          server.close(() => done());
        }),
    };
  };
  const closeLoop = () => Promise.all([loop.close(), vite.close()]);
  const own = await listen('localhost', port, preview, NAMES).catch(async (error: unknown) => {
    await closeLoop();
    throw error;
  });
  await loop.start();
  return {
    base: baseOf(await siteNow(content)),
    port: own.port,
    saved: loop.saved,
    showTo: (host, frame) =>
      listen(host, own.port, frame, [host]).catch(() => listen(host, 0, frame, [host])),
    close: async () => {
      await Promise.all([own.close(), closeLoop()]);
    },
  };
}

/** The names of this machine for itself. */
const NAMES = ['localhost', '127.0.0.1', '[::1]'];

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** What is not saved yet is nobody's business but the editor's. */
function guarded(
  handler: Handler,
  editor: string,
  isAllowed: (request: IncomingMessage) => boolean,
): Handler {
  return async (request, response) => {
    response.setHeader('Content-Security-Policy', `frame-ancestors ${editor}`);
    if (isAllowed(request)) return handler(request, response);
    response.writeHead(403, { 'Content-Type': 'text/plain' }).end('This is for the editor only.\n');
  };
}

/**
 * Whether a request comes to this machine under its own name, and not under one that a page elsewhere has had pointed here (DNS
 * rebinding), and, where it says so, from a page of the same server.
 */
function isAskedAs(names: readonly string[], { headers, socket }: IncomingMessage): boolean {
  const here = names.map((name) => `${name}:${socket.localPort}`);
  const { host = '', origin } = headers;
  return here.includes(host) && (origin === undefined || here.some((each) => origin === `http://${each}`));
}
