/** The HTTP server of the local commands. It answers under its own host names only, and no error of a handler ends the process. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, isIPv6 } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';
import { errorCode } from '../problems/systemError.ts';
import { UsageError } from '../problems/usageError.ts';

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

export interface HttpServer {
  port: number;
  /** Ends all connections. */
  close(): Promise<void>;
}

/** The names of this machine for itself, as they appear in a URL. */
const LOOPBACK_NAMES: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

const inUrl = (address: string) => (isIPv6(address) ? `[${address}]` : address);

/**
 * The host names under which a server may be addressed.
 *
 * @param address where it listens; undefined for this machine alone; "0.0.0.0" and "::" for every network of it
 */
export function hostNames(address?: string): string[] {
  if (address === undefined) return [...LOOPBACK_NAMES];
  const isWildcard = address === '0.0.0.0' || address === '::';
  const own = Object.values(networkInterfaces()).flatMap((infos = []) => infos.map((info) => info.address));
  return [...LOOPBACK_NAMES, ...(isWildcard ? [...own, hostname()] : [address]).map(inUrl)];
}

/**
 * Whether the `Host` header has one of some names, with any port: a tunnel may change the port. Any other name may have been
 * pointed at this machine by a page elsewhere (DNS rebinding).
 */
export function isAddressedTo(names: readonly string[], { headers }: IncomingMessage): boolean {
  const [, name = ''] = /^(\[[^\]]*\]|[^:]*)(?::\d*)?$/.exec(headers.host ?? '') ?? [];
  return names.some((each) => each.toLowerCase() === name.toLowerCase());
}

/**
 * Starts a server. A request under another host name is refused with 403, an error of the handler becomes a response with 500.
 *
 * @param port 0 takes any free port
 * @param address undefined listens on this machine alone
 * @throws (rejects) when it cannot listen
 */
export async function startHttpServer(
  handler: RequestHandler,
  port: number,
  address?: string,
): Promise<HttpServer> {
  const names = hostNames(address);
  const server = createServer((request, response) => {
    if (isAddressedTo(names, request)) return respond(handler, request, response);
    response.writeHead(403, { 'Content-Type': 'text/plain' });
    response.end(`Open this address instead: http://localhost:${request.socket.localPort}/\n`);
  });
  return listen(server, port, address);
}

/** Calls a handler. It never throws: an error is printed and becomes a response with 500, or ends one that has begun. */
export async function respond(
  handler: RequestHandler,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    await handler(request, response);
  } catch (error) {
    // The client may have closed the connection.
    if (response.destroyed) return;
    console.error(error);
    if (response.headersSent) response.destroy();
    else {
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      response
        .writeHead(500, { 'Content-Type': 'text/plain' })
        .end('The server failed. The terminal shows why.\n');
    }
  }
}

/**
 * @param port 0 takes any free port
 * @throws UsageError (rejects) when this computer does not have the address; what the system says when the port is taken
 */
export async function listen(server: Server, port: number, address = 'localhost'): Promise<HttpServer> {
  server.listen(port, address);
  await once(server, 'listening').catch((error: unknown) => {
    if (!['EADDRNOTAVAIL', 'ENOTFOUND'].includes(String(errorCode(error)))) throw error;
    throw new UsageError(`This computer does not have the address ${address}.`);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
