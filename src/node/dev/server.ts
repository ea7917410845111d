/** The development server: an HTTP server in front of Vite's middlewares. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { JsonFile } from '../content/jsonFile.ts';
import { type HttpServer, hostNames, isAddressedTo, listen, respond } from '../system/httpServer.ts';
import type { DevPages } from './devPages.ts';
import { type EditorFrame, type EditorPreview, isSameOrigin } from './editorPreview.ts';

const NOT_STARTED = 'The pages could not be started; the terminal says why.\n';

export interface DevServer {
  port: number;
  /** The base path of the site at the start. @throws (rejects) if no pages can be shown */
  base(): Promise<string>;
  /**
   * Shows saved files at once.
   *
   * @param files paths from the site folder
   * @param parsed one of the files, from the code that has written it
   */
  applySaved(files: readonly string[], parsed?: JsonFile): Promise<void>;
  /** Also listens on another address of this machine, on the same port if it is free. */
  listenOn(host: string, frame: EditorFrame): Promise<HttpServer>;
  close(): Promise<void>;
}

/**
 * @param folder the site folder, absolute
 * @param port 0 takes any free port
 * @param preview set if the editor starts the server
 * @returns when pages can be shown; for the editor when it listens
 * @throws if the port is in use
 */
export async function startDev(folder: string, port: number, preview?: EditorPreview): Promise<DevServer> {
  // Vite's websocket uses this server, which never listens, so that only valid upgrades reach it.
  const sockets = createServer();
  let openedPages: Promise<DevPages> | undefined;
  const openPagesWhenReady = async () => {
    await preview?.ready;
    const { openDevPages } = await import('./devPages.ts');
    return openDevPages(folder, sockets, preview);
  };
  const pages = () => {
    openedPages ??= openPagesWhenReady();
    return openedPages;
  };
  /** @param address of this machine; the default is localhost */
  const openServer = async (at: number, frame?: EditorFrame, address?: string): Promise<HttpServer> => {
    const names = hostNames(address);
    const isAllowed = (request: IncomingMessage) =>
      isAddressedTo(names, request) && isSameOrigin(request) && (frame?.isAllowed?.(request) ?? true);
    const handler = async (request: IncomingMessage, response: ServerResponse) => {
      // Only the editor may show unsaved text.
      if (frame) response.setHeader('Content-Security-Policy', `frame-ancestors ${frame.editorOrigin}`);
      if (!isAllowed(request)) {
        const message = frame
          ? 'This is for the editor only.'
          : `Open http://localhost:${request.socket.localPort}/ instead.`;
        response.writeHead(403, { 'Content-Type': 'text/plain' }).end(`${message}\n`);
        return;
      }
      const answer = await pages()
        .then(({ handlerFor }) => handlerFor(frame?.editorOrigin))
        .catch(() => undefined);
      if (answer) await answer(request, response);
      else response.writeHead(500, { 'Content-Type': 'text/plain' }).end(NOT_STARTED);
    };
    const server = createServer((request, response) => respond(handler, request, response));
    // A server does not count upgraded connections.
    const openSockets = new Set<Duplex>();
    server.on('upgrade', async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      openSockets.add(socket);
      socket.on('close', () => openSockets.delete(socket));
      // It may break while it waits for the pages; it is closed then.
      socket.on('error', () => undefined);
      const isValidUpgrade =
        isAllowed(request) &&
        /^\/(\?|$)/.test(request.url ?? '') &&
        /^vite-/.test(request.headers['sec-websocket-protocol'] ?? '');
      await pages().catch(() => undefined);
      if (isValidUpgrade) sockets.emit('upgrade', request, socket, head);
      else socket.destroy();
    });
    const { close, ...listening } = await listen(server, at, address);
    return {
      ...listening,
      close: () => {
        for (const line of openSockets) line.destroy();
        return close();
      },
    };
  };
  const mainServer = await openServer(port, preview);
  const close = async () => {
    await Promise.all([
      mainServer.close(),
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
    port: mainServer.port,
    applySaved: async (files, parsed) => (await pages()).applySaved(files, parsed),
    listenOn: (host, frame) =>
      openServer(mainServer.port, frame, host).catch(() => openServer(0, frame, host)),
    close,
  };
}
