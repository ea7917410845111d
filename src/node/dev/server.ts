/** The development server: our own http server in front of Vite's middlewares. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { JsonFile } from '../content/jsonFile.ts';
import { type HttpServer, hostNames, isAddressedTo, listen, respond } from '../system/httpServer.ts';
import { type Frame, isSameOrigin, type Preview } from './frame.ts';
import type { Pages } from './pages.ts';

const NOT_STARTED = 'The pages could not be started; the terminal says why.\n';

export interface DevServer {
  port: number;
  /** What stands before the addresses of the site, as it was at the start. @throws (rejects) when no pages can be shown */
  base(): Promise<string>;
  /** Shows files that were saved at once. @param files paths from the site folder @param known one of them, by whoever has just written it */
  saved(files: readonly string[], known?: JsonFile): Promise<void>;
  /** Shows the pages at another address of this machine as well, at the same port where that is free. */
  showTo(host: string, frame: Frame): Promise<HttpServer>;
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
  /** @param address of this machine; undefined for this machine alone */
  const open = async (at: number, frame?: Frame, address?: string): Promise<HttpServer> => {
    const names = hostNames(address);
    const isAllowed = (request: IncomingMessage) =>
      isAddressedTo(names, request) && isSameOrigin(request) && (frame?.isAllowed?.(request) ?? true);
    const handler = async (request: IncomingMessage, response: ServerResponse) => {
      // Only the editor may show text that is not saved yet.
      if (frame) response.setHeader('Content-Security-Policy', `frame-ancestors ${frame.editor}`);
      if (!isAllowed(request)) {
        const message = frame
          ? 'This is for the editor only.'
          : `Open http://localhost:${request.socket.localPort}/ instead.`;
        response.writeHead(403, { 'Content-Type': 'text/plain' }).end(`${message}\n`);
        return;
      }
      const answer = await pages()
        .then(({ handlerFor }) => handlerFor(frame?.editor))
        .catch(() => undefined);
      if (answer) await answer(request, response);
      else response.writeHead(500, { 'Content-Type': 'text/plain' }).end(NOT_STARTED);
    };
    const server = createServer((request, response) => respond(handler, request, response));
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
    const { close, ...listening } = await listen(server, at, address);
    return {
      ...listening,
      close: () => {
        for (const line of lines) line.destroy();
        return close();
      },
    };
  };
  const own = await open(port, preview);
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
    showTo: (host, frame) => open(own.port, frame, host).catch(() => open(0, frame, host)),
    close,
  };
}
