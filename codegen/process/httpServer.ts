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

const urlHost = (address: string) => (isIPv6(address) ? `[${address}]` : address);

/**
 * Returns the host names under which a server may be addressed, as they appear in a URL.
 *
 * @param address of the server; undefined for this machine alone, "0.0.0.0" or "::" for all its networks
 */
export function hostNames(address?: string): string[] {
  if (address === undefined) return [...LOOPBACK_NAMES];
  const isWildcard = address === '0.0.0.0' || address === '::';
  const addresses = Object.values(networkInterfaces()).flatMap((infos = []) =>
    infos.map((info) => info.address),
  );
  return [...LOOPBACK_NAMES, ...(isWildcard ? [...addresses, hostname()] : [address]).map(urlHost)];
}

/**
 * Returns true if the `Host` header has one of the names. The port may differ, because a tunnel may change it. A page elsewhere may have
 * pointed any other name at this machine (DNS rebinding).
 */
export function isAddressedTo(names: readonly string[], { headers }: IncomingMessage): boolean {
  const [, name = ''] = /^(\[[^\]]*\]|[^:]*)(?::\d*)?$/.exec(headers.host ?? '') ?? [];
  return names.some((allowed) => allowed.toLowerCase() === name.toLowerCase());
}

/**
 * Starts a server. A request under another host name is refused with 403, an error of the handler becomes a response with 500.
 *
 * @param port 0 takes any free port
 * @param address undefined listens on this machine alone
 * @throws (rejects) see {@link listen}
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

/** Calls a handler. It never throws: an error is printed and becomes a response with 500, or ends a response that has begun. */
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
 * Starts to listen.
 *
 * @param port 0 takes any free port
 * @throws (rejects) a UsageError if this computer does not have the address, a system error if the port is taken
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
