/** The development server: our own http server in front of Vite's middlewares. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { JsonFile } from '../site/jsonFile.ts';
import { type Frame, isAskedAs, NAMES, type Preview } from './frame.ts';
import type { Pages } from './pages.ts';

const NOT_STARTED = 'The pages could not be started; the terminal says why.\n';

export interface DevServer {
  port: number;
  /** What stands before the addresses of the site, as it was at the start. @throws (rejects) when no pages can be shown */
  base(): Promise<string>;
  /** Shows files that were saved at once. @param files paths from the site folder @param known one of them, by whoever has just written it */
  saved(files: readonly string[], known?: JsonFile): Promise<void>;
  /** Shows the pages at another address of this machine as well, at the same port where that is free. */
  showTo(host: string, frame: Frame): Promise<{ port: number; close(): Promise<void> }>;
  close(): Promise<void>;
}

/**
 * Starts the development server of a site.
 *
 * @param folder the site folder, absolute
 * @param port 0 takes any free port
 * @param preview where it is started for the editor
 * @returns once it shows pages; for the editor once it listens
 * @throws when the port is taken
 */
export async function startDev(folder: string, port: number, preview?: Preview): Promise<DevServer> {
  // Vite's websocket hangs on this one, which never listens, so that only sound upgrades reach it.
  const sockets = createServer();
  let opened: Promise<Pages> | undefined;
  const begin = async () => {
    await preview?.after;
    const { openPages } = await import('./pages.ts');
    return openPages(folder, sockets, preview);
  };
  const pages = () => {
    opened ??= begin();
    return opened;
  };
  /** Listens at one address of this machine. @param names the hosts of the requests, where they are looked at */
  const listen = async (host: string, at: number, frame?: Frame, names: readonly string[] = []) => {
    const isAllowed = (request: IncomingMessage) =>
      !frame || (isAskedAs(names, request) && (frame.isAllowed?.(request) ?? true));
    const handler = async (request: IncomingMessage, response: ServerResponse) => {
      // What is not saved yet is nobody's business but the editor's.
      if (frame) response.setHeader('Content-Security-Policy', `frame-ancestors ${frame.editor}`);
      if (!isAllowed(request)) {
        response.writeHead(403, { 'Content-Type': 'text/plain' }).end('This is for the editor only.\n');
        return;
      }
      const answer = await pages()
        .then(({ handlerFor }) => handlerFor(frame?.editor))
        .catch(() => undefined);
      if (answer) await answer(request, response);
      else response.writeHead(500, { 'Content-Type': 'text/plain' }).end(NOT_STARTED);
    };
    const server = createServer(handler);
    // A server does not count them among its connections.
    const lines = new Set<Duplex>();
    server.on('upgrade', async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      lines.add(socket);
      socket.on('close', () => lines.delete(socket));
      // It may break while it waits for the pages; it is closed then.
      socket.on('error', () => undefined);
      const isSound =
        isAllowed(request) &&
        /^\/(\?|$)/.test(request.url ?? '') &&
        /^vite-/.test(request.headers['sec-websocket-protocol'] ?? '');
      await pages().catch(() => undefined);
      if (isSound) sockets.emit('upgrade', request, socket, head);
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
  const own = await listen('localhost', port, preview, NAMES);
  const close = async () => {
    await Promise.all([
      own.close(),
      pages().then(
        (each) => each.close(),
        () => undefined,
      ),
    ]);
  };
  if (preview) pages().catch(preview.terminal.fail);
  else
    await pages().catch(async (error: unknown) => {
      await close();
      throw error;
    });
  return {
    base: async () => (await pages()).base,
    port: own.port,
    saved: async (files, known) => (await pages()).saved(files, known),
    showTo: (host, frame) =>
      listen(host, own.port, frame, [host]).catch(() => listen(host, 0, frame, [host])),
    close,
  };
}
